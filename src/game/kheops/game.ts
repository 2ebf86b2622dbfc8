import { defineGame } from '../define-game.ts';
import { type Aside, after, heard } from './after.ts';
import { beforehand } from './beforehand.ts';
import { copy } from './copy.ts';
import type { KheopsEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { meta } from './meta.ts';
import { mildest } from './mildest.ts';
import { placePawn } from './moves/pawn.ts';
import { movePawn, rotate, swap } from './moves/power.ts';
import { layTile } from './moves/tile.ts';
import { scorePyramid } from './score.ts';
import { opening, setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import pieces from './tiles.json' with { type: 'json' };
import { inTurn, samePlayer } from './turns.ts';
import { view } from './view.ts';

/**
 * Kheops: the phases of its rulebook, the moves of each, whose turn it is, and what may follow. The state says by its step which
 * phase it is in; a phase ends when a move, or what happens by itself, has left another step.
 */
export const game = defineGame<State, View, Move, KheopsEvent, Options, Refusal, Aside>(meta, {
  pieces,
  setup,
  phases: {
    /** Place a pawn. [K-11, K-20] */
    pawn: { start: true, moves: { placePawn }, turn: inTurn, next: ['power', 'tile'] },
    /** Use the power of the tile it stands on. [K-12 to K-15] */
    power: { moves: { rotate, swap, movePawn }, turn: samePlayer, next: ['tile'] },
    /** Lay a tile, and draw another. [K-30] */
    tile: { moves: { layTile }, turn: samePlayer, next: ['pawn', 'scoring'] },
    /** The pyramid is finished: networks and ankhs pay. [K-40 to K-45] */
    scoring: { onBegin: scorePyramid, next: ['over'] },
  },
  endIf: ({ step }) =>
    step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
  playerView: view,
  after,
  heard,
  // What screens, bots and servers ask besides.
  beforehand,
  opening,
  mildest,
  copy,
  imagine,
  // A tile that is laid was in a hand that others do not see, and the one that is drawn for it in a pile that nobody sees.
  reveals: ({ type }) => type !== 'pawn' && type !== 'power',
});
