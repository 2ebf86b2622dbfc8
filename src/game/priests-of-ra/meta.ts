import type { GameMeta } from '../contract.ts';
import { parseSwitches } from '../shared/options.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options, 'priests-of-ra'> = {
  id: 'priests-of-ra',
  title: 'Priests of Ra',
  rulesVersion: 1,
  place: 1,
  seats: { min: 2, max: 5 },
  usualMoves: 115,
  turns: 'one',
  views: 'alike',
  weighty: ['auction'],
  bots: ['easy', 'medium', 'hard', 'expert'],
  testBots: ['steady', 'random', 'shy'],
  defaults: { openTotals: false, helps: true, raHeavy: false },
  testOptions: ['raHeavy'],
  parseOptions: data => parseSwitches(meta.defaults, data),
};
