import type { Game } from 'boardgame.io';
import { ruleGame, rulesTogether } from '../framework/rules-driven.ts';
import { meta } from './meta.ts';
import { ruRaRe } from './rules.ts';
import type { State } from './table.ts';

/** Ru-Ra-Re as boardgame.io plays it: one phase, in which all who are asked choose at the same time. */
export const createRuRaRe = (newSeed: () => string): Game<State> => ({
  ...ruleGame(ruRaRe, meta, newSeed),
  phases: { choose: { ...rulesTogether(ruRaRe, 'choose', ['choose']), start: true } },
});
