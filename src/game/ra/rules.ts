import { game } from './game.ts';

/** Ra, complete: the rules of `RULES.md` on plain objects. */
export const ra = game.rules;
