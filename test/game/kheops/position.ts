import type { AnyMove } from '../../../src/game/contract.ts';
import type { KheopsEvent } from '../../../src/game/kheops/events.ts';
import { meta } from '../../../src/game/kheops/meta.ts';
import { CELLS, type Cell } from '../../../src/game/kheops/pyramid.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import type {
  Move,
  Options,
  Pawns,
  Piece,
  Player,
  Pyramid,
  State,
  Step,
  Supply,
} from '../../../src/game/kheops/table.ts';
import { isTile, TILES, type TileId, type Turn } from '../../../src/game/kheops/tiles.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';

/** `[tile, turn]`, or a tile that is not turned. */
type Lying = number | readonly [number, Turn];

/** A tile by a number that is written out, as tests do. */
export const tile = (id: number): TileId => {
  if (!isTile(id)) throw new Error(`there is no tile ${id}`);
  return id;
};

export type Position = {
  pyramid: Partial<Record<Cell, Lying>>;
  /** `w:worker` for a piece of seat 0, which is white, `b:worker` for one of seat 1. */
  pawns?: Partial<Record<Cell, `${'w' | 'b'}:${Piece}`>>;
  hands?: [number[], number[]];
  stock?: number[];
  supplies?: [Partial<Supply>, Partial<Supply>];
  options?: Partial<Options>;
  step?: Player | Step;
};

const FULL: [Supply, Supply] = [
  { worker: 14, priest: 1, mummy: 1, pharaoh: 1 },
  { worker: 15, priest: 1, mummy: 1, pharaoh: 0 },
];

/** A match in the middle; seat 0 is white, and it is its turn to place a pawn unless the step says otherwise. */
export const position = ({
  pyramid,
  pawns = {},
  hands = [[], []],
  stock = [],
  supplies = [{}, {}],
  options = {},
  step = 0,
}: Position): State => ({
  options: { ...meta.defaults, ...options },
  white: 0,
  pyramid: Object.fromEntries(
    Object.entries(pyramid).map(([cell, lying]) => {
      const [id, turn] = typeof lying === 'number' ? [lying, 0 as Turn] : lying;
      return [cell, { tile: tile(id), turn }];
    }),
  ) as Pyramid,
  pawns: Object.fromEntries(
    Object.entries(pawns).map(([cell, pawn]) => {
      const [owner, piece] = pawn.split(':');
      return [cell, { player: owner === 'w' ? 0 : 1, piece: piece as Piece }];
    }),
  ) as Pawns,
  supplies: FULL.map((supply, seat) => ({ ...supply, ...supplies[seat] })),
  handSizes: hands.map(hand => hand.length),
  stock: stock.length,
  step: typeof step === 'number' ? { kind: 'pawn', player: step } : step,
  secret: { hands: hands.map(hand => hand.map(tile)), stock: stock.map(tile), seed: 'a position' },
});

export const toAct = (state: State): Seat => {
  const [seat, ...others] = kheops.seatsToAct(state);
  if (seat === undefined || others.length > 0) throw new Error(`not one seat to act in ${state.step.kind}`);
  return seat;
};

/** Makes the moves of whoever is to act, each of which must be legal, and returns all their events. */
export const play = (state: State, ...moves: AnyMove[]): KheopsEvent[] =>
  moves.flatMap(move => {
    const refused = kheops.refusalOf(state, toAct(state), move);
    if (refused !== null) throw new Error(`${move.join(' ')} is refused: ${refused}`);
    return kheops.apply(state, toAct(state), move as unknown as Move);
  });

export const refusal = (state: State, ...move: readonly unknown[]): string | null =>
  kheops.refusalOf(state, toAct(state), move as unknown as AnyMove);

export const mayDo = (state: State): string[] =>
  kheops.legalMoves(state, toAct(state)).map(move => move.join(' '));

/** Plain tiles to fill a pyramid with: corridors of two openings without a symbol, and others that do nothing here. */
export const PLAIN = TILES.filter(({ symbol }) => symbol === null).map(({ id }) => id);

/** Every cell covered by one and the same tile, but for some. */
export const covered = (lying: Lying, but: Position['pyramid'] = {}): Position['pyramid'] => ({
  ...Object.fromEntries(CELLS.map(cell => [cell, lying])),
  ...but,
});
