import { describe, expect, it } from 'vitest';
import { walk } from '../../../../../src/client/games/kheops/view/walk.ts';
import { CELLS, type Cell, neighboursOf } from '../../../../../src/game/kheops/pyramid.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

const reachable = (from: Cell, shift: boolean): ReadonlySet<Cell> => {
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const key of ARROWS) {
      const to = walk(cell, key, shift);
      if (to !== null) seen.add(to);
    }
  }
  return seen;
};

describe('walking over the pyramid', () => {
  it.each<[Cell, string, Cell | null]>([
    ['3,2', 'ArrowLeft', '3,1'],
    ['3,2', 'ArrowRight', '3,3'],
    ['3,0', 'ArrowLeft', null],
    ['3,6', 'ArrowRight', null],
    // Straight: a hanging cell lies below an upright one, and so on.
    ['3,3', 'ArrowUp', '2,2'],
    ['3,2', 'ArrowUp', '2,1'],
    ['3,2', 'ArrowDown', '4,3'],
    ['3,3', 'ArrowDown', '4,4'],
    // At the slanting edges, the nearest of the row above.
    ['3,0', 'ArrowUp', '2,0'],
    ['3,6', 'ArrowUp', '2,4'],
    ['1,0', 'ArrowUp', '0,0'],
    ['1,2', 'ArrowUp', '0,0'],
    ['0,0', 'ArrowUp', null],
    ['0,0', 'ArrowDown', '1,1'],
    ['6,5', 'ArrowDown', null],
    ['4,3', 'Home', '4,0'],
    ['4,3', 'End', '4,8'],
    ['4,3', 'PageUp', null],
    ['4,3', 'a', null],
  ])('from %s, %s leads to %s', (from, key, to) => {
    expect(walk(from, key, false)).toBe(to);
  });

  it.each<[Cell, string, Cell | null]>([
    // The line that leans to the right: up and down.
    ['3,2', 'ArrowUp', '3,3'],
    ['3,3', 'ArrowUp', '2,2'],
    ['2,2', 'ArrowDown', '3,3'],
    ['3,3', 'ArrowDown', '3,2'],
    // The one that leans to the left: left and right.
    ['3,4', 'ArrowLeft', '3,3'],
    ['3,3', 'ArrowLeft', '2,2'],
    ['2,2', 'ArrowRight', '3,3'],
    ['3,3', 'ArrowRight', '3,4'],
    // Where such a line ends.
    ['3,6', 'ArrowUp', null],
    ['3,0', 'ArrowLeft', null],
    ['6,4', 'ArrowDown', null],
    ['6,4', 'ArrowRight', null],
  ])('with Shift, from %s, %s leads to %s', (from, key, to) => {
    expect(walk(from, key, true)).toBe(to);
  });

  it.each([false, true])('every cell can be reached from every cell (Shift: %s)', shift => {
    for (const cell of CELLS) expect([...reachable(cell, shift)].sort()).toEqual([...CELLS].sort());
  });

  it('with Shift every step crosses a shared side, and the opposite key leads back', () => {
    const back = {
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
    } as const;
    for (const cell of CELLS) {
      for (const key of ARROWS) {
        const to = walk(cell, key, true);
        if (to === null) continue;
        expect(neighboursOf(cell)).toContain(to);
        expect(walk(to, back[key], true)).toBe(cell);
      }
    }
  });

  it('up and down change the row, left and right stay in it', () => {
    const row = (cell: Cell) => Number(cell.split(',')[0]);
    for (const cell of CELLS) {
      for (const key of ARROWS) {
        const to = walk(cell, key, false);
        if (to === null) continue;
        expect(row(to) - row(cell)).toBe(key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0);
      }
    }
  });
});
