import { beyond, type Cell, type Side, sidesOf } from '../../../../game/kheops/pyramid.ts';

/** A point of the drawing, in units of which a side of a cell has 100. */
export type Point = readonly [x: number, y: number];

export const SIDE = 100;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
const ROWS = 7;
/** The whole pyramid, from its own corner. */
export const WIDTH = ROWS * SIDE;
export const DEPTH = ROWS * HEIGHT;

/** The two ends of each side of a triangle around its own centre. */
const UPRIGHT: Readonly<Partial<Record<Side, readonly [Point, Point]>>> = {
  L: [
    [-SIDE / 2, HEIGHT / 3],
    [0, (-2 * HEIGHT) / 3],
  ],
  R: [
    [0, (-2 * HEIGHT) / 3],
    [SIDE / 2, HEIGHT / 3],
  ],
  B: [
    [SIDE / 2, HEIGHT / 3],
    [-SIDE / 2, HEIGHT / 3],
  ],
};
const HANGING: Readonly<Partial<Record<Side, readonly [Point, Point]>>> = {
  L: [
    [0, (2 * HEIGHT) / 3],
    [-SIDE / 2, -HEIGHT / 3],
  ],
  T: [
    [-SIDE / 2, -HEIGHT / 3],
    [SIDE / 2, -HEIGHT / 3],
  ],
  R: [
    [SIDE / 2, -HEIGHT / 3],
    [0, (2 * HEIGHT) / 3],
  ],
};

export const isUpright = (cell: Cell): boolean => sidesOf(cell).includes('B');

/** The ends of a side, clockwise, around the centre of the cell. */
export const endsOf = (cell: Cell, side: Side): readonly [Point, Point] =>
  (isUpright(cell) ? UPRIGHT : HANGING)[side]!;

export const middleOf = (cell: Cell, side: Side): Point => {
  const [[x1, y1], [x2, y2]] = endsOf(cell, side);
  return [(x1 + x2) / 2, (y1 + y2) / 2];
};

/** The corners of a cell around its centre, clockwise. */
export const cornersOf = (cell: Cell): readonly Point[] => sidesOf(cell).map(side => endsOf(cell, side)[0]);

export const rowOf = (cell: Cell): number => Number(cell.split(',')[0]);
export const placeOf = (cell: Cell): number => Number(cell.split(',')[1]);

/** The middle of a cell in the whole pyramid. */
export const centreOf = (cell: Cell): Point => {
  const row = rowOf(cell);
  const x = WIDTH / 2 + ((placeOf(cell) - row) * SIDE) / 2;
  const y = row * HEIGHT + (isUpright(cell) ? 2 / 3 : 1 / 3) * HEIGHT;
  return [x, y];
};

const round = (n: number): number => Math.round(n * 10) / 10;
/** Points as the attribute of a polygon. */
export const pointsText = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const at = ([x, y]: Point): string => `translate(${round(x)} ${round(y)})`;

/** Points drawn towards the centre. */
export const shrunk = (points: readonly Point[], factor: number): Point[] =>
  points.map(([x, y]) => [x * factor, y * factor]);

/** Where the feet of a pawn are: towards a lower or an upper corner, with room for its head on its own stone. */
export const pawnAt = (cell: Cell): Point => (isUpright(cell) ? [-20.5, 27] : [14.5, 10]);

/** Where the symbol goes while a pawn stands there: as far into the opposite corner as it fits at its largest. */
export const besidePawn = (cell: Cell): Point => (isUpright(cell) ? [13, 6] : [-15, -7.5]);

/** How far from the middle of a cell its spare corner is written in. */
const SPARE = 37;

/** The one corner of a cell that neither symbol nor pawn needs, in the whole pyramid: no two are in one place. */
export const spareCornerOf = (cell: Cell): Point => {
  const [x, y] = centreOf(cell);
  return [x, y + (isUpright(cell) ? -SPARE : SPARE)];
};

/** The corners of a cell in the whole pyramid, clockwise. */
export const vertices = (cell: Cell): readonly Point[] => {
  const [x, y] = centreOf(cell);
  return cornersOf(cell).map(([dx, dy]) => [round(x + dx), round(y + dy)]);
};

/** The line around some cells, as the data of a path in the whole pyramid: every side that leads out of them. */
export const outlineOf = (cells: readonly Cell[]): string => {
  const inside = new Set(cells);
  return cells
    .flatMap(cell => {
      const [x, y] = centreOf(cell);
      return sidesOf(cell).flatMap(side => {
        const there = beyond(cell, side);
        if (there !== null && inside.has(there)) return [];
        const [[x1, y1], [x2, y2]] = endsOf(cell, side);
        return [`M${round(x + x1)} ${round(y + y1)}L${round(x + x2)} ${round(y + y2)}`];
      });
    })
    .join('');
};
