import type { Counts } from '../auction/counts.ts';
import { legalBids, refusalOfBidding } from '../auction/legal.ts';
import { actor } from '../auction/table.ts';
import { isFull } from '../auction/tracks.ts';
import type { AnyMove } from '../contract.ts';
import { refusalOfCall } from '../shared/refusal-of-call.ts';
import { at, type Seat } from '../shared/seats.ts';
import { meta } from './meta.ts';
import type { Move, Refusal, Table } from './table.ts';
import { count, isTurnable, SIDES_OF, TURNABLE, type Turnable } from './tiles.ts';

/** Made once and handed out again and again: simulations ask for moves millions of times. */
const TURN_OR_INVOKE: readonly Move[] = [['draw'], ['invokeRa']];
const ONLY_INVOKE: readonly Move[] = [['invokeRa']];
const DONE: Move = ['doneTurning'];
const PLACEMENTS = Object.fromEntries(
  Object.entries(SIDES_OF).map(([tile, sides]) => [tile, sides.map(side => ['placeTile', side] as const)]),
) as unknown as Readonly<Record<keyof typeof SIDES_OF, readonly Move[]>>;

/** Every legal move of a seat; none when it is not to act. Not to be changed by whoever asks. */
export const legalMoves = (table: Table, seat: Seat): readonly Move[] => {
  const { step } = table;
  if (actor(step) !== seat) return [];
  switch (step.kind) {
    case 'turn':
      return isFull(table.track) ? ONLY_INVOKE : TURN_OR_INVOKE; // [T-02]
    case 'placement':
      return PLACEMENTS[step.tile];
    case 'auction':
      return legalBids(step, at(table.areas, seat).suns);
    case 'priests':
      return [
        ...turnableTiles(at(table.areas, seat).tiles, step.turned).map(side => ['turnTile', side] as const),
        DONE,
      ];
    case 'over':
      return [];
  }
};

/** Sides of which a player still has a tile that this auction's priests have not turned. [P-02] */
export const turnableTiles = (tiles: Counts, turned: readonly Turnable[]): readonly Turnable[] =>
  TURNABLE.filter(side => count(tiles, side) > turned.filter(up => up === side).length);

/** Why a move is refused, or null when it is legal. */
export const refusalOf = (table: Table, seat: Seat, move: AnyMove): Refusal | null => {
  const { step } = table;
  const refusal = refusalOfCall(MOVES, step.kind, actor(step) === seat, move);
  if (refusal !== null || step.kind === 'over') return refusal;
  const { suns, tiles } = at(table.areas, seat);
  const [name, side] = move;
  switch (step.kind) {
    case 'turn':
      return name === 'draw' && isFull(table.track) ? 'track-full' : null;
    case 'placement':
      return SIDES_OF[step.tile].includes(side as Turnable) ? null : 'not-a-side-of-this-tile';
    case 'auction':
      return refusalOfBidding(step, suns, move);
    case 'priests':
      return name === 'turnTile' ? refusalOfTurning(tiles, side, step.turned) : null;
  }
};

/** How many arguments each move takes. */
const TAKES: Readonly<Record<Move[0], number>> = {
  draw: 0,
  invokeRa: 0,
  placeTile: 1,
  bid: 1,
  pass: 0,
  turnTile: 1,
  doneTurning: 0,
};
const MOVES = { phases: meta.phases, takes: TAKES };

const refusalOfTurning = (tiles: Counts, side: unknown, turned: readonly Turnable[]): Refusal | null => {
  if (!isTurnable(side) || count(tiles, side) === 0) return 'no-such-tile';
  return turnableTiles(tiles, turned).includes(side) ? null : 'already-turned';
};
