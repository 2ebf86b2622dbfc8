import type { GameMeta } from '../contract.ts';
import { parseSwitches } from '../shared/options.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options> = {
  id: 'ra',
  seats: { min: 2, max: 5 },
  phases: {
    turn: ['draw', 'invokeRa', 'playGod'],
    gods: ['playGod', 'doneWithGods'],
    auction: ['bid', 'pass'],
    disaster: ['discard'],
  },
  bots: ['steady', 'random'],
  testBots: ['shy'],
  defaults: { openTotals: false, helps: true, godsTakeDisasters: true, raHeavy: false },
  testOptions: ['raHeavy'],
  parseOptions: data => parseSwitches(meta.defaults, data),
};
