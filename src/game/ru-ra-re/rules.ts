import { game } from './game.ts';

/** Ru-Ra-Re, complete: the rules of `RULES.md` on plain objects. */
export const ruRaRe = game.rules;
