import { assertDefined } from '../shared/assert.ts';
import { beyond, CELLS, type Cell, OPPOSITE, type Side, sidesOf } from './pyramid.ts';
import type { Pyramid } from './table.ts';
import { type Laid, TURNS, type Turn, tileOf } from './tiles.ts';

/** So many sides of a cell, clockwise from the one a turn points at. */
const sidesFrom = (cell: Cell, turn: Turn, openings: number): readonly Side[] => {
  const sides = sidesOf(cell);
  return [...sides.slice(turn), ...sides.slice(0, turn)].slice(0, openings);
};

/** The sides on which a tile is open: `openings` of them, clockwise from the one its turn points at. */
export const openSides = (cell: Cell, { tile, turn }: Laid): readonly Side[] =>
  sidesFrom(cell, turn, tileOf(tile).openings);

/** A largest set of two or more joined tiles. [K-40] */
export type Network = {
  /** In the order of all cells. */
  readonly cells: readonly Cell[];
  /** No tile of it is open on an outer side of the pyramid. [K-42, reading] */
  readonly closed: boolean;
  /** Every opening of it meets an opening: the strict reading. [K-42] */
  readonly sealed: boolean;
};

// Bots look for networks in every thought: so a side is a bit, and tables by cell are lists in the order of `CELLS`.
const BIT: Readonly<Record<Side, number>> = { L: 1, R: 2, T: 4, B: 8 };
const bitsOf = (sides: readonly Side[]): number => sides.reduce((bits, side) => bits | BIT[side], 0);

/** By cell, number of openings and turn: the open sides. */
export const OPEN = CELLS.map(cell =>
  [0, 1, 2, 3].map(openings => TURNS.map(turn => bitsOf(sidesFrom(cell, turn, openings)))),
);
/** By cell: the sides on which the pyramid ends. */
export const OUTER = CELLS.map(cell => bitsOf(sidesOf(cell).filter(side => beyond(cell, side) === null)));

/** Every inner edge, once: the two cells and the side of each. */
export const EDGES = CELLS.flatMap((cell, i) =>
  sidesOf(cell).flatMap(side => {
    const there = beyond(cell, side);
    const other = there === null ? -1 : CELLS.indexOf(there);
    return other < i ? [] : [{ cell: i, side: BIT[side], other, otherSide: BIT[OPPOSITE[side]] }];
  }),
);

const entry = <T>(byCell: readonly T[], i: number) => assertDefined(byCell[i], 'every cell has an entry');

const openBits = (pyramid: Pyramid, cell: Cell, i: number): number => {
  const laid = pyramid[cell];
  return laid === undefined ? 0 : (OPEN[i]?.[tileOf(laid.tile).openings]?.[laid.turn] ?? 0);
};

/** Every network: a largest set of two or more joined tiles, by its first cell. A single tile is none. [K-40] */
export const networksOf = (pyramid: Pyramid): readonly Network[] => {
  const open = CELLS.map((cell, i) => openBits(pyramid, cell, i));
  const met = CELLS.map(() => 0);
  // Each cell points at an earlier one it is joined to, the first one of a set at itself.
  const earlier = CELLS.map((_, i) => i);
  for (const { cell, side, other, otherSide } of EDGES) {
    if ((entry(open, cell) & side) === 0 || (entry(open, other) & otherSide) === 0) continue;
    met[cell] = entry(met, cell) | side;
    met[other] = entry(met, other) | otherSide;
    const [one, two] = [firstOf(earlier, cell), firstOf(earlier, other)];
    earlier[Math.max(one, two)] = Math.min(one, two);
  }
  const networks = new Map<number, { cells: Cell[]; closed: boolean; sealed: boolean }>();
  for (const [i, cell] of CELLS.entries()) {
    if (met[i] === 0) continue;
    const first = firstOf(earlier, i);
    if (first === i) networks.set(i, { cells: [], closed: true, sealed: true });
    const network = assertDefined(networks.get(first), 'the first cell of a network comes first');
    network.cells.push(cell);
    network.closed &&= (entry(open, i) & entry(OUTER, i)) === 0;
    network.sealed &&= open[i] === met[i];
  }
  return [...networks.values()];
};

const firstOf = (earlier: readonly number[], i: number): number => {
  let first = i;
  while (entry(earlier, first) !== first) first = entry(earlier, first);
  return first;
};
