import { game } from './game.ts';

/** Kheops, complete: the rules of `RULES.md` on plain objects. */
export const kheops = game.rules;
