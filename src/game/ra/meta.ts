import type { GameMeta } from '../contract.ts';
import { parseSwitches } from '../shared/options.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options, 'ra'> = {
  id: 'ra',
  rulesVersion: 1,
  place: 2,
  seats: { min: 2, max: 5 },
  turns: 'one',
  views: 'alike',
  // The end of an epoch, and a disaster without a choice, ask nothing of anybody, so they belong to the move that
  // brings them about.
  phases: {
    // Draw a tile, invoke Ra, or play gods. [T, R-01]
    turn: ['draw', 'invokeRa', 'playGod'],
    // Play another god, or let it be.
    gods: ['playGod', 'doneWithGods'],
    // Bid a sun or pass, once round the table. [A]
    auction: ['bid', 'pass'],
    // Choose what a disaster takes.
    disaster: ['discard'],
  },
  weighty: ['auction'],
  bots: ['easy', 'medium', 'hard', 'expert'],
  testBots: ['steady', 'random', 'shy'],
  defaults: { openTotals: false, helps: true, godsTakeDisasters: true, raHeavy: false },
  testOptions: ['raHeavy'],
  parseOptions: data => parseSwitches(meta.defaults, data),
};
