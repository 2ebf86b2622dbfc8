/** A cell of the pyramid: `"r,c"`, row 0 (the apex) to 6, place 0 at the left to 2r. Even places point up, odd ones hang. [K-01] */
export type Cell = string;

/** The sides of a cell: left, right, top of a hanging one, bottom of an upright one. */
export type Side = 'L' | 'R' | 'T' | 'B';

const ROWS = 7;
/** Sides in clockwise order: a tile that is turned by one step is open on the next of them. */
const UPRIGHT: readonly Side[] = ['L', 'R', 'B'];
const HANGING: readonly Side[] = ['L', 'T', 'R'];

const nameOf = (row: number, place: number): Cell => `${row},${place}`;

/** All 49 cells, row by row. [K-01] */
export const CELLS: readonly Cell[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: 2 * row + 1 }, (_, place) => nameOf(row, place)),
).flat();

export const APEX: Cell = nameOf(0, 0);

/** The 19 cells that are covered from the start: the bottom row, and the upright cells above it. [K-01] */
export const BASE: readonly Cell[] = CELLS.filter(cell => {
  const { row, place } = placeOf(cell);
  return row === ROWS - 1 || (row === ROWS - 2 && place % 2 === 0);
});

function placeOf(cell: Cell): { row: number; place: number } {
  const [row = Number.NaN, place = Number.NaN] = cell.split(',').map(Number);
  return { row, place };
}

export const isCell = (name: unknown): name is Cell => typeof name === 'string' && SIDES.has(name);

/** The three sides of a cell, clockwise from its left. */
const SIDES: ReadonlyMap<Cell, readonly Side[]> = new Map(
  CELLS.map(cell => [cell, placeOf(cell).place % 2 === 0 ? UPRIGHT : HANGING]),
);
export const sidesOf = (cell: Cell): readonly Side[] => SIDES.get(cell) ?? [];

export const OPPOSITE: Readonly<Record<Side, Side>> = { L: 'R', R: 'L', T: 'B', B: 'T' };

/** What lies beyond each side of each cell: another cell, or null where the pyramid ends. */
const BEYOND: ReadonlyMap<Cell, ReadonlyMap<Side, Cell | null>> = new Map(
  CELLS.map(cell => {
    const { row, place } = placeOf(cell);
    const at = (r: number, p: number): Cell | null => {
      const name = nameOf(r, p);
      return SIDES.has(name) ? name : null;
    };
    const beyond: Readonly<Record<Side, Cell | null>> = {
      L: at(row, place - 1),
      R: at(row, place + 1),
      T: at(row - 1, place - 1),
      B: at(row + 1, place + 1),
    };
    return [cell, new Map(sidesOf(cell).map(side => [side, beyond[side]]))];
  }),
);

/** The cell beyond a side, or null where the pyramid ends: an outer side. */
export const beyond = (cell: Cell, side: Side): Cell | null => BEYOND.get(cell)?.get(side) ?? null;

/** The two or three cells that share a side with a cell. */
const NEIGHBOURS: ReadonlyMap<Cell, readonly Cell[]> = new Map(
  CELLS.map(cell => [cell, sidesOf(cell).flatMap(side => beyond(cell, side) ?? [])]),
);
export const neighboursOf = (cell: Cell): readonly Cell[] => NEIGHBOURS.get(cell) ?? [];
