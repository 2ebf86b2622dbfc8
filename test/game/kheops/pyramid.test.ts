import { describe, expect, it } from 'vitest';
import {
  APEX,
  BASE,
  beyond,
  CELLS,
  type Cell,
  isCell,
  neighboursOf,
  OPPOSITE,
  sidesOf,
} from '../../../src/game/kheops/pyramid.ts';
import { TILES } from '../../../src/game/kheops/tiles.ts';

describe('the pyramid [K-01]', () => {
  it('has 49 cells, 28 upright and 21 hanging, and a base of 19', () => {
    expect(CELLS).toHaveLength(49);
    const hanging = CELLS.filter(cell => sidesOf(cell).includes('T'));
    expect([CELLS.length - hanging.length, hanging.length]).toEqual([28, 21]);
    expect(BASE).toHaveLength(19);
    expect(BASE.filter(cell => cell.startsWith('6,'))).toHaveLength(13);
    expect(BASE.filter(cell => cell.startsWith('5,'))).toEqual(['5,0', '5,2', '5,4', '5,6', '5,8', '5,10']);
  });

  it('has 63 inner edges, each seen from both sides', () => {
    const edges = CELLS.flatMap(cell =>
      sidesOf(cell).flatMap(side => {
        const other = beyond(cell, side);
        if (other === null) return [];
        expect(beyond(other, OPPOSITE[side])).toBe(cell);
        return [[cell, other].toSorted().join(' ')];
      }),
    );
    expect(edges).toHaveLength(126);
    expect(new Set(edges).size).toBe(63);
  });

  it.each<[string, Cell, readonly Cell[]]>([
    ['the apex stands on one cell', APEX, ['1,1']],
    ['a hanging cell touches both beside it and the one above', '1,1', ['1,0', '0,0', '1,2']],
    ['a corner of the bottom row', '6,0', ['6,1']],
    ['an upright cell of the bottom row', '6,2', ['6,1', '6,3']],
    ['a hanging cell of the bottom row', '6,3', ['6,2', '5,2', '6,4']],
    ['an upright cell in the middle', '3,2', ['3,1', '3,3', '4,3']],
  ])('%s', (_what, cell, neighbours) => {
    expect(neighboursOf(cell)).toEqual(neighbours);
  });

  it.each(['0,1', '7,0', '6,13', '1', '', '0,0,0', '__proto__', '01,0', ' 0,0'])('"%s" is no cell', name => {
    expect(isCell(name)).toBe(false);
  });
});

describe('the tiles', () => {
  it('are 50: 27 rooms and 23 corridors; 9, 30 and 11 with one, two and three openings [K-01]', () => {
    expect(TILES).toHaveLength(50);
    TILES.forEach(({ id }, place) => {
      expect(id).toBe(place);
    });
    expect(TILES.filter(({ kind }) => kind === 'room')).toHaveLength(27);
    expect([1, 2, 3].map(n => TILES.filter(({ openings }) => openings === n).length)).toEqual([9, 30, 11]);
  });
});
