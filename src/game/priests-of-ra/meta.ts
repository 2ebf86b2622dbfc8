import type { GameMeta } from '../contract.ts';
import { parseSwitches } from '../shared/options.ts';
import type { Options } from './table.ts';

export const meta: GameMeta<Options, 'priests-of-ra'> = {
  id: 'priests-of-ra',
  rulesVersion: 1,
  place: 1,
  seats: { min: 2, max: 5 },
  turns: 'one',
  views: 'alike',
  // The end of an epoch asks nothing of anybody, so it belongs to the move that brings it about.
  phases: {
    // Draw a tile, or invoke Ra. [T]
    turn: ['draw', 'invokeRa'],
    // Choose the side of a drawn tile. [P-01]
    placement: ['placeTile'],
    // Bid a sun or pass, once round the table. [A]
    auction: ['bid', 'pass'],
    // The winner's priests turn tiles over. [P-02]
    priests: ['turnTile', 'doneTurning'],
  },
  weighty: ['auction'],
  bots: ['easy', 'medium', 'hard', 'expert'],
  testBots: ['steady', 'random', 'shy'],
  defaults: { openTotals: false, helps: true, raHeavy: false },
  testOptions: ['raHeavy'],
  parseOptions: data => parseSwitches(meta.defaults, data),
};
