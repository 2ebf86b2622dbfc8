import { game } from './game.ts';

/** Priests of Ra, complete: the rules of `RULES.md` on plain objects. */
export const priestsOfRa = game.rules;
