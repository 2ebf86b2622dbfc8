import { describe, expect, it } from 'vitest';
import { networksOf, openSides } from '../../../src/game/kheops/networks.ts';
import { beyond, CELLS, type Cell, OPPOSITE } from '../../../src/game/kheops/pyramid.ts';
import type { Pyramid } from '../../../src/game/kheops/table.ts';
import type { Turn } from '../../../src/game/kheops/tiles.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { type Position, position, tile } from './position.ts';

/** Tile 21 is a room with one opening, 48 a room with two, 49 a room with three, 45 a corridor with two. */
const laid = (tiles: Position['pyramid']): Pyramid => position({ pyramid: tiles }).pyramid;
const cellsOf = (pyramid: Pyramid) => networksOf(pyramid).map(({ cells }) => cells);

describe('openings', () => {
  it.each<[string, Cell, [number, 0 | 1 | 2], string]>([
    ['one opening of an upright tile', '3,2', [21, 0], 'L'],
    ['turned once', '3,2', [21, 1], 'R'],
    ['turned twice', '3,2', [21, 2], 'B'],
    ['two openings go on clockwise', '3,2', [48, 2], 'BL'],
    ['a hanging tile begins at its left too', '3,1', [48, 0], 'LT'],
    ['turned', '3,1', [48, 1], 'TR'],
    ['three are open all round', '3,1', [49, 1], 'TRL'],
  ])('%s', (_what, cell, [id, turn], sides) => {
    expect(openSides(cell, { tile: tile(id), turn }).join('')).toBe(sides);
  });

  it('turning three times is nothing', () => {
    for (const id of [21, 48, 49]) {
      const all = [0, 1, 2].map(turn =>
        openSides('2,1', { tile: tile(id), turn: turn as 0 })
          .toSorted()
          .join(''),
      );
      expect(
        openSides('2,1', { tile: tile(id), turn: 0 })
          .toSorted()
          .join(''),
      ).toBe(all[0]);
      expect(new Set(all).size).toBe(id === 49 ? 1 : 3);
    }
  });
});

describe('networks [K-40]', () => {
  it('two tiles are joined only where both are open', () => {
    expect(cellsOf(laid({ '3,2': [21, 1], '3,3': [21, 0] }))).toEqual([['3,2', '3,3']]);
    expect(cellsOf(laid({ '3,2': [21, 1], '3,3': [21, 1] }))).toEqual([]);
  });

  it('a single tile is none, and two apart are two', () => {
    const tiles = laid({ '3,2': [21, 1], '3,3': [21, 0], '6,0': [49, 0], '5,0': [49, 0], '5,1': [49, 0] });
    expect(cellsOf(tiles)).toEqual([
      ['3,2', '3,3'],
      ['5,0', '5,1'],
    ]);
  });

  /** Who can be reached from whom, found again step by step: slow and plain. */
  const reachFrom = (pyramid: Pyramid, start: Cell): readonly Cell[] => {
    const reach = [start];
    for (const cell of reach) {
      const lies = pyramid[cell];
      for (const side of lies === undefined ? [] : openSides(cell, lies)) {
        const other = beyond(cell, side);
        const there = other === null ? undefined : pyramid[other];
        if (other === null || there === undefined || reach.includes(other)) continue;
        if (openSides(other, there).includes(OPPOSITE[side])) reach.push(other);
      }
    }
    return CELLS.filter(cell => reach.includes(cell));
  };

  it('in any pyramid each holds whatever can be reached from any of its cells, in the order of the cells', () => {
    const random = quickRandom('networks');
    for (let n = 0; n < 60; n++) {
      const covered = CELLS.filter(() => random.below(4) > 0);
      const tiles = laid(
        Object.fromEntries(covered.map(cell => [cell, [random.below(50), random.below(3) as Turn]])),
      );
      const reaches = CELLS.map(cell => reachFrom(tiles, cell));
      const expected = reaches.filter((reach, i) => reach.length > 1 && reach[0] === CELLS[i]);
      expect(cellsOf(tiles)).toEqual(expected);
    }
  });
});

describe('closed networks [K-42]', () => {
  const closure = (tiles: Position['pyramid']) => {
    const [network, ...others] = networksOf(laid(tiles));
    if (network === undefined || others.length > 0) throw new Error('not one network');
    return [network.closed, network.sealed];
  };

  it.each<[string, Position['pyramid'], boolean, boolean]>([
    // 6,0 is open to its left and right: left is the outside
    ['one that opens on an outer side is not', { '6,0': [48, 0], '6,1': [21, 0] }, false, false],
    ['one whose openings all meet openings is', { '6,0': [21, 1], '6,1': [21, 0] }, true, true],
    [
      'an opening that meets a wall inside matters to the strict reading only',
      { '3,2': [48, 1], '3,3': [21, 0], '4,3': [21, 0] },
      true,
      false,
    ],
    ['and so does one onto an empty cell', { '3,2': [48, 1], '3,3': [21, 0] }, true, false],
    [
      'the first tile is looked at, and so is the last',
      { '6,10': [21, 1], '6,11': [48, 2], '6,12': [48, 0] },
      false,
      false,
    ],
  ])('%s', (_what, tiles, closed, sealed) => {
    expect(closure(tiles)).toEqual([closed, sealed]);
  });
});
