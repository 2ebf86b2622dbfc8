import { describe, expect, it } from 'vitest';
import { badgeAt } from '../../../../../src/client/games/kheops/pyramid/lights.tsx';
import {
  at,
  besidePawn,
  centreOf,
  cornersOf,
  DEPTH,
  endsOf,
  middleOf,
  outlineOf,
  type Point,
  pawnAt,
  pointsText,
  SIDE,
  shrunk,
  spareCornerOf,
  vertices,
  WIDTH,
} from '../../../../../src/client/games/kheops/view/geometry.ts';
import {
  APEX,
  BASE,
  beyond,
  CELLS,
  type Cell,
  OPPOSITE,
  sidesOf,
} from '../../../../../src/game/kheops/pyramid.ts';
import type { Pawns } from '../../../../../src/game/kheops/table.ts';

const moved = (cell: Cell, [x, y]: Point): Point => {
  const [cx, cy] = centreOf(cell);
  return [cx + x, cy + y];
};
/** Is a point, told from the middle of a cell, within its triangle? */
const isInside = (cell: Cell, [x, y]: Point): boolean => {
  const corners = cornersOf(cell);
  return corners.every(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % 3]!;
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) >= 0;
  });
};
const text = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const length = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

describe('the 49 cells as they are drawn [K-01]', () => {
  it('have 49 centres, no two alike, and the apex in the middle of the top', () => {
    expect(new Set(CELLS.map(cell => text(centreOf(cell)))).size).toBe(49);
    expect(centreOf(APEX)[0]).toBe(WIDTH / 2);
    expect(CELLS.every(cell => cell === APEX || centreOf(cell)[1] > centreOf(APEX)[1])).toBe(true);
  });

  it('are triangles of equal sides around their centre, within the drawing', () => {
    for (const cell of CELLS) {
      const corners = cornersOf(cell);
      expect(corners).toHaveLength(3);
      corners.forEach((corner, i) => {
        expect(length(corner, corners[(i + 1) % 3]!)).toBeCloseTo(SIDE);
        expect(length(corner, [0, 0])).toBeCloseTo(SIDE / Math.sqrt(3));
        const [x, y] = moved(cell, corner);
        expect(Math.round(x)).toBeGreaterThanOrEqual(0);
        expect(Math.round(x)).toBeLessThanOrEqual(WIDTH);
        expect(Math.round(y)).toBeGreaterThanOrEqual(0);
        expect(Math.round(y)).toBeLessThanOrEqual(Math.round(DEPTH));
      });
    }
  });

  it('share their sides with their neighbours, and those alone', () => {
    const drawn = new Map<string, Cell[]>();
    for (const cell of CELLS) {
      for (const side of sidesOf(cell)) {
        const ends = endsOf(cell, side).map(end => text(moved(cell, end)));
        const key = ends.sort().join('; ');
        drawn.set(key, [...(drawn.get(key) ?? []), cell]);
        const other = beyond(cell, side);
        if (other === null) continue;
        expect(
          endsOf(other, OPPOSITE[side])
            .map(end => text(moved(other, end)))
            .sort(),
        ).toEqual(ends);
        expect(text(moved(other, middleOf(other, OPPOSITE[side])))).toBe(
          text(moved(cell, middleOf(cell, side))),
        );
      }
    }
    expect([...drawn.values()].filter(cells => cells.length === 2)).toHaveLength(63);
    expect([...drawn.values()].filter(cells => cells.length === 1)).toHaveLength(21);
  });

  it.each<[Cell, string, (middle: Point) => boolean]>([
    ['2,2', 'L', ([x]) => x < 0],
    ['2,2', 'R', ([x]) => x > 0],
    ['2,2', 'B', ([, y]) => y > 0],
    ['2,1', 'L', ([x]) => x < 0],
    ['2,1', 'R', ([x]) => x > 0],
    ['2,1', 'T', ([, y]) => y < 0],
  ])('side %s %s lies where its name says', (cell, side, lies) => {
    expect(lies(middleOf(cell, side as 'L'))).toBe(true);
  });

  it('the bottom row of the base is the lowest', () => {
    const lowest = Math.max(...CELLS.map(cell => centreOf(cell)[1]));
    expect(BASE.filter(cell => centreOf(cell)[1] === lowest)).toHaveLength(7);
  });
});

it('points become attributes without long tails, and shrink towards the centre', () => {
  expect(
    pointsText([
      [1 / 3, -2],
      [10, 20.25],
    ]),
  ).toBe('0.3,-2 10,20.3');
  expect(at([1 / 3, 4])).toBe('translate(0.3 4)');
  expect(shrunk([[10, -4]], 0.5)).toEqual([[5, -2]]);
});

describe('around a network', () => {
  it('the line follows the sides that lead out of it', () => {
    const sides = (cells: readonly Cell[]) => outlineOf(cells).match(/M/g)?.length;
    expect(sides(['6,0'])).toBe(3);
    expect(sides(['6,0', '6,1'])).toBe(4);
    expect(sides(CELLS)).toBe(21);
  });

  it('its worth is written on a corner, where no pawn stands', () => {
    const at = (pawns: Pawns) => badgeAt(['6,0', '6,1'], { pawns });
    const worker = { player: 0, piece: 'worker' } as const;
    const top = at({});
    expect(vertices('6,1').map(String)).toContain(String(top));
    const taken = at({ '6,1': worker, '5,0': worker });
    expect(String(taken)).not.toBe(String(vertices('6,1')[2]));
  });
});

describe.each([
  // As the stylesheet has it: how large pawns are, and how far a symbol reaches from its middle.
  { screen: 'a large screen', pawn: 2.05, symbol: 20.5 },
  { screen: 'a phone', pawn: 1.85, symbol: 27 },
  { screen: 'a phone that lies', pawn: 1.8, symbol: 27.5 },
])('a pawn on $screen', ({ pawn, symbol }) => {
  it('stands wholly on its own stone, from its feet to its head', () => {
    // The wider one of the two plinths, and a head, round or as wide as a headcloth.
    const outline: readonly Point[] = [
      [-6.3, 0],
      [6.3, 0],
      [-6.3, -2.8],
      [6.3, -2.8],
      [-5.3, -13.6],
      [5.3, -13.6],
      [-3.7, -17.3],
      [3.7, -17.3],
      [0, -18.6],
    ];
    for (const cell of CELLS) {
      const [x, y] = pawnAt(cell);
      for (const [dx, dy] of outline)
        expect(isInside(cell, [x + dx * pawn, y + dy * pawn]), `${cell} at ${dx}, ${dy}`).toBe(true);
    }
  });

  it('has its head on no symbol, whether or not somebody stands there too', () => {
    for (const cell of CELLS) {
      const [x, y] = pawnAt(cell);
      const head = moved(cell, [x, y - 13.6 * pawn]);
      expect(length(head, moved(cell, besidePawn(cell)))).toBeGreaterThan(symbol);
      for (const other of CELLS) {
        if (other === cell) continue;
        expect(length(head, centreOf(other))).toBeGreaterThan(symbol);
        expect(length(head, moved(other, besidePawn(other)))).toBeGreaterThan(symbol);
      }
    }
  });
});

it('every cell has a spare corner of its own, on its own stone', () => {
  const spare = CELLS.map(spareCornerOf);
  CELLS.forEach((cell, i) => {
    const [x, y] = centreOf(cell);
    expect(isInside(cell, [spare[i]![0] - x, spare[i]![1] - y])).toBe(true);
    for (const other of spare.slice(i + 1)) expect(length(spare[i]!, other)).toBeGreaterThan(40);
  });
});
