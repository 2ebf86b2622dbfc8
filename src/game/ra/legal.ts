import { legalBids, refusalOfBidding } from '../auction/legal.ts';
import { actor } from '../auction/table.ts';
import { isFull } from '../auction/tracks.ts';
import type { AnyMove } from '../contract.ts';
import { refusalOfCall } from '../shared/refusal-of-call.ts';
import { at, type Seat } from '../shared/seats.ts';
import { meta } from './meta.ts';
import { pairsToLose, STRUCK } from './rules/disasters.ts';
import { isTakeable, takeable } from './rules/gods.ts';
import type { ChoosingDisaster, Move, Refusal, Table } from './table.ts';
import { count, type Kind, type Lying } from './tiles.ts';

/** Made once and handed out again and again: simulations ask for moves millions of times. */
const TURN_OR_INVOKE: readonly Move[] = [['draw'], ['invokeRa']];
const ONLY_INVOKE: readonly Move[] = [['invokeRa']];
const DONE: Move = ['doneWithGods'];

/** Every legal move of a seat, each choice once; none when it is not to act. Not to be changed by whoever asks. */
export const legalMoves = (table: Table, seat: Seat): readonly Move[] => {
  const { step } = table;
  if (actor(step) !== seat) return [];
  const { suns, tiles } = at(table.areas, seat);
  switch (step.kind) {
    case 'turn': {
      const actions = isFull(table.track) ? ONLY_INVOKE : TURN_OR_INVOKE; // [T-02]
      return count(tiles, 'god') === 0 ? actions : [...actions, ...godMoves(table)];
    }
    case 'gods':
      return [...godMoves(table), DONE];
    case 'auction':
      return legalBids(step, suns);
    case 'disaster':
      return pairsToLose(step.tile, tiles).map(pair => ['discard', ...pair] as const);
    case 'over':
      return [];
  }
};

const godMoves = (table: Table): readonly Move[] => takeable(table).map(tile => ['playGod', tile] as const);

/** Why a move is refused, or null when it is legal. */
export const refusalOf = (table: Table, seat: Seat, move: AnyMove): Refusal | null => {
  const { step } = table;
  const refusal = refusalOfCall(MOVES, step.kind, actor(step) === seat, move);
  if (refusal !== null || step.kind === 'over') return refusal;
  const { suns, tiles } = at(table.areas, seat);
  const [name, ...args] = move;
  switch (step.kind) {
    case 'turn':
      if (name === 'playGod') return refusalOfGod(table, tiles, args[0]);
      return name === 'draw' && isFull(table.track) ? 'track-full' : null;
    case 'gods':
      return name === 'playGod' ? refusalOfGod(table, tiles, args[0]) : null;
    case 'auction':
      return refusalOfBidding(step, suns, move);
    case 'disaster':
      return refusalOfDiscard(step.tile, tiles, args);
  }
};

/** How many arguments each move takes. */
const TAKES: Readonly<Record<Move[0], number>> = {
  draw: 0,
  invokeRa: 0,
  playGod: 1,
  doneWithGods: 0,
  bid: 1,
  pass: 0,
  discard: 2,
};
const MOVES = { phases: meta.phases, takes: TAKES };

/** A god may take any tile of the track but a god, and a disaster only where the table allows it. */
const refusalOfGod = (table: Table, tiles: readonly number[], tile: unknown): Refusal | null => {
  if (count(tiles, 'god') === 0) return 'no-god';
  if (tile === null || !table.track.includes(tile as Lying)) return 'not-on-track';
  if (isTakeable(tile as Lying, table)) return null;
  return tile === 'god' ? 'god-takes-no-god' : 'god-takes-no-disaster';
};

/** Two tiles of the category struck, which their owner must have. */
const refusalOfDiscard = (
  disaster: ChoosingDisaster,
  tiles: readonly number[],
  given: readonly unknown[],
): Refusal | null => {
  const struck: readonly unknown[] = STRUCK[disaster];
  const isStruck = (tile: unknown): tile is Kind => struck.includes(tile);
  const [one, other] = given;
  if (!isStruck(one) || !isStruck(other)) return 'two-of-the-kind-struck';
  const needed = one === other ? 2 : 1;
  return count(tiles, one) < needed || count(tiles, other) < needed ? 'no-such-tile' : null;
};
