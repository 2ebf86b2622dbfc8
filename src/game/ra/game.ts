import { heardInAuction } from '../auction/after.ts';
import { invokeRa } from '../auction/bidding.ts';
import { auctionRules } from '../auction/rules.ts';
import { clockwise, onceRoundTheTable, samePlayer } from '../auction/turns.ts';
import { defineGame } from '../define-game.ts';
import { type Aside, after } from './after.ts';
import { beforehand } from './beforehand.ts';
import { scoreEpoch } from './epoch.ts';
import type { RaEvent } from './events.ts';
import { meta } from './meta.ts';
import { mildest } from './mildest.ts';
import { bid, pass } from './moves/auction.ts';
import { discard, whoeverIsStruck } from './moves/disaster.ts';
import { doneWithGods, playGod } from './moves/gods.ts';
import { draw } from './moves/turn.ts';
import { setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { copy, imagine, view } from './view.ts';

/**
 * Ra: the phases of its rulebook, the moves of each, whose turn it is, and what may follow. The state says by its step which
 * phase it is in; a phase ends when a move, or what happens by itself, has left another step.
 */
export const game = defineGame<State, View, Move, RaEvent, Options, Refusal, Aside>(meta, {
  setup,
  phases: {
    /** Draw a tile, invoke Ra, or play a god. [T, R-01] */
    turn: {
      start: true,
      moves: { draw, invokeRa, playGod },
      turn: clockwise,
      next: ['turn', 'auction', 'gods', 'disaster', 'epochEnd'],
    },
    /** Play another god, or let it be. */
    gods: {
      moves: { playGod, doneWithGods },
      turn: samePlayer,
      next: ['gods', 'disaster', 'turn'],
    },
    /** Bid a sun or pass; then the lot is the winner's, and its disasters strike. [A] */
    auction: {
      moves: { bid, pass },
      turn: onceRoundTheTable,
      next: ['auction', 'disaster', 'turn', 'epochEnd'],
    },
    /** Choose what a disaster takes. */
    disaster: {
      moves: { discard },
      turn: whoeverIsStruck,
      next: ['disaster', 'gods', 'turn', 'epochEnd'],
    },
    /** All score, tiles leave, and the next epoch begins, or the match is over. [E-01 to E-07, R-10 to R-15] */
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
