import { heardInAuction } from '../auction/after.ts';
import { invokeRa } from '../auction/bidding.ts';
import { auctionRules } from '../auction/rules.ts';
import { clockwise, onceRoundTheTable, samePlayer } from '../auction/turns.ts';
import { defineGame } from '../define-game.ts';
import { type Aside, after } from './after.ts';
import { beforehand } from './beforehand.ts';
import { scoreEpoch } from './epoch.ts';
import type { PriestsEvent } from './events.ts';
import { meta } from './meta.ts';
import { mildest } from './mildest.ts';
import { bid, pass } from './moves/auction.ts';
import { doneTurning, turnTile, winnerOfTheLot } from './moves/priests.ts';
import { draw, placeTile } from './moves/turn.ts';
import { setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { copy, imagine, view } from './view.ts';

/**
 * Priests of Ra: the phases of its rulebook, the moves of each, whose turn it is, and what may follow. The state says by its step
 * which phase it is in; a phase ends when a move, or what happens by itself, has left another step.
 */
export const game = defineGame<State, View, Move, PriestsEvent, Options, Refusal, Aside>(meta, {
  setup,
  phases: {
    /** Draw a tile, or invoke Ra. [T] */
    turn: {
      start: true,
      moves: { draw, invokeRa },
      turn: clockwise,
      next: ['turn', 'placement', 'auction', 'epochEnd'],
    },
    /** Choose the side of the tile that was drawn. [P-01] */
    placement: { moves: { placeTile }, turn: samePlayer, next: ['turn'] },
    /** Bid a sun or pass; then the lot is the winner's. [A] */
    auction: {
      moves: { bid, pass },
      turn: onceRoundTheTable,
      next: ['auction', 'priests', 'turn', 'epochEnd'],
    },
    /** The winner's priests turn tiles over. [P-02] */
    priests: {
      moves: { turnTile, doneTurning },
      turn: winnerOfTheLot,
      next: ['priests', 'turn', 'epochEnd'],
    },
    /** All score, tiles come and go, and the next epoch begins, or the match is over. [E-01 to E-07, P-10 to P-22] */
    epochEnd: { onBegin: scoreEpoch, next: ['turn', 'over'] },
  },
  playerView: view,
  after,
  heard: heardInAuction,
  // How a match ends, and what screens, bots and servers ask besides.
  ...auctionRules,
  beforehand,
  mildest,
  copy,
  imagine,
});
