/** The whole numbers below N. */
type Below<N extends number, Seen extends readonly number[] = []> = Seen['length'] extends N
  ? Seen[number]
  : Below<N, readonly [...Seen, Seen['length']]>;

/** A cell of the pyramid: `"r,c"`, row 0 (the apex) to 6, place 0 at the left to 2r. Even places point up, odd ones hang. [K-01] */
export type Cell =
  | `0,${Below<1>}`
  | `1,${Below<3>}`
  | `2,${Below<5>}`
  | `3,${Below<7>}`
  | `4,${Below<9>}`
  | `5,${Below<11>}`
  | `6,${Below<13>}`;

/** The sides of a cell: left, right, top of a hanging one, bottom of an upright one. */
export type Side = 'L' | 'R' | 'T' | 'B';

const ROWS = 7;
/** Sides in clockwise order: a tile that is turned by one step is open on the next of them. */
const UPRIGHT: readonly Side[] = ['L', 'R', 'B'];
const HANGING: readonly Side[] = ['L', 'T', 'R'];

const nameOf = (row: number, place: number) => `${row},${place}` as Cell;

/** All 49 cells, row by row. [K-01] */
export const CELLS: readonly Cell[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: 2 * row + 1 }, (_, place) => nameOf(row, place)),
).flat();

export const APEX: Cell = '0,0';

/** The 19 cells that are covered from the start: the bottom row, and the upright cells above it. [K-01] */
export const BASE: readonly Cell[] = CELLS.filter(cell => {
  const { row, place } = placeOf(cell);
  return row === ROWS - 1 || (row === ROWS - 2 && place % 2 === 0);
});

function placeOf(cell: Cell): { row: number; place: number } {
  const [row = Number.NaN, place = Number.NaN] = cell.split(',').map(Number);
  return { row, place };
}

const NAMES: ReadonlySet<unknown> = new Set(CELLS);
export const isCell = (name: unknown): name is Cell => NAMES.has(name);

/** The three sides of a cell, clockwise from its left. */
export const sidesOf = (cell: Cell): readonly Side[] => (placeOf(cell).place % 2 === 0 ? UPRIGHT : HANGING);

export const OPPOSITE: Readonly<Record<Side, Side>> = { L: 'R', R: 'L', T: 'B', B: 'T' };

/** The cell beyond a side, or null where the pyramid ends: an outer side. */
export const beyond = (cell: Cell, side: Side): Cell | null => {
  const { row, place } = placeOf(cell);
  const there: Readonly<Record<Side, Cell>> = {
    L: nameOf(row, place - 1),
    R: nameOf(row, place + 1),
    T: nameOf(row - 1, place - 1),
    B: nameOf(row + 1, place + 1),
  };
  return sidesOf(cell).includes(side) && isCell(there[side]) ? there[side] : null;
};

const NEIGHBOURS: ReadonlyMap<Cell, readonly Cell[]> = new Map(
  CELLS.map(cell => [cell, sidesOf(cell).flatMap(side => beyond(cell, side) ?? [])]),
);
/** The cells, one to three, that share a side with a cell: clockwise from its left. */
export const neighboursOf = (cell: Cell): readonly Cell[] => NEIGHBOURS.get(cell) ?? [];
