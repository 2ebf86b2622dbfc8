import type { GameMeta } from '../contract.ts';
import { parseSwitches } from '../shared/options.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options> = {
  id: 'priests-of-ra',
  seats: { min: 2, max: 5 },
  phases: {
    turn: ['draw', 'invokeRa'],
    placement: ['placeTile'],
    auction: ['bid', 'pass'],
    priests: ['turnTile', 'doneTurning'],
  },
  bots: ['steady', 'random'],
  testBots: ['shy'],
  defaults: { openTotals: false, helps: true, raHeavy: false },
  testOptions: ['raHeavy'],
  parseOptions: data => parseSwitches(meta.defaults, data),
};
