import type { GameMeta } from '../contract.ts';
import { parseSwitches } from '../shared/options.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options, 'ra'> = {
  id: 'ra',
  title: 'Ra',
  rulesVersion: 1,
  place: 2,
  seats: { min: 2, max: 5 },
  usualMoves: 88,
  turns: 'one',
  views: 'alike',
  weighty: ['auction'],
  bots: ['easy', 'medium', 'hard', 'expert'],
  testBots: ['steady', 'random', 'shy'],
  defaults: { openTotals: false, helps: true, godsTakeDisasters: true, raHeavy: false },
  testOptions: ['raHeavy'],
  parseOptions: data => parseSwitches(meta.defaults, data),
};
