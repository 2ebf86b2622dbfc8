import { describe, expect, it } from 'vitest';
import { isClosed, type Laid, networksOf, openSides } from '../../../src/game/kheops/networks.ts';
import type { Cell } from '../../../src/game/kheops/pyramid.ts';
import { CELLS } from '../../../src/game/kheops/pyramid.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';

/** Tile 21 is a room with one opening, 48 a room with two, 49 a room with three, 45 a corridor with two. */
const laid = (tiles: Record<Cell, [number, 0 | 1 | 2]>): Map<Cell, Laid> =>
  new Map(Object.entries(tiles).map(([cell, [tile, turn]]) => [cell, { tile, turn }]));

describe('openings', () => {
  it.each<[string, Cell, [number, 0 | 1 | 2], string]>([
    ['one opening of an upright tile', '3,2', [21, 0], 'L'],
    ['turned once', '3,2', [21, 1], 'R'],
    ['turned twice', '3,2', [21, 2], 'B'],
    ['two openings go on clockwise', '3,2', [48, 2], 'BL'],
    ['a hanging tile begins at its left too', '3,1', [48, 0], 'LT'],
    ['turned', '3,1', [48, 1], 'TR'],
    ['three are open all round', '3,1', [49, 1], 'TRL'],
  ])('%s', (_what, cell, [tile, turn], sides) => {
    expect(openSides(cell, { tile, turn }).join('')).toBe(sides);
  });

  it('turning three times is nothing', () => {
    for (const tile of [21, 48, 49]) {
      const all = [0, 1, 2].map(turn =>
        openSides('2,1', { tile, turn: turn as 0 })
          .toSorted()
          .join(''),
      );
      expect(openSides('2,1', { tile, turn: 0 }).toSorted().join('')).toBe(all[0]);
      expect(new Set(all).size).toBe(tile === 49 ? 1 : 3);
    }
  });
});

describe('networks [K-40]', () => {
  it('two tiles are joined only where both are open', () => {
    expect(networksOf(laid({ '3,2': [21, 1], '3,3': [21, 0] }))).toEqual([['3,2', '3,3']]);
    expect(networksOf(laid({ '3,2': [21, 1], '3,3': [21, 1] }))).toEqual([]);
  });

  it('a single tile is none, and two apart are two', () => {
    const tiles = laid({ '3,2': [21, 1], '3,3': [21, 0], '6,0': [49, 0], '5,0': [49, 0], '5,1': [49, 0] });
    expect(networksOf(tiles)).toEqual([
      ['3,2', '3,3'],
      ['5,0', '5,1'],
    ]);
  });

  it('they part the tiles of any pyramid: no tile is in two, and joined tiles are in one', () => {
    const random = quickRandom('networks');
    for (let n = 0; n < 30; n++) {
      const tiles = laid(
        Object.fromEntries(CELLS.map(cell => [cell, [random.below(50), random.below(3) as 0]])),
      );
      const networks = networksOf(tiles);
      const cells = networks.flat();
      expect(new Set(cells).size).toBe(cells.length);
      for (const network of networks) expect(network.length).toBeGreaterThan(1);
    }
  });
});

describe('closed networks [K-42]', () => {
  it('one that opens on an outer side is not', () => {
    // 6,0 is open to its left and right: left is the outside
    const open = laid({ '6,0': [48, 0], '6,1': [21, 0] });
    expect(isClosed(open, ['6,0', '6,1'], false)).toBe(false);
    const closed = laid({ '6,0': [21, 1], '6,1': [21, 0] });
    expect(isClosed(closed, ['6,0', '6,1'], false)).toBe(true);
  });

  it('an opening that meets a wall inside matters to the strict reading only', () => {
    const tiles = laid({ '3,2': [48, 1], '3,3': [21, 0], '4,3': [21, 0] });
    expect(isClosed(tiles, ['3,2', '3,3'], false)).toBe(true);
    expect(isClosed(tiles, ['3,2', '3,3'], true)).toBe(false);
  });
});
