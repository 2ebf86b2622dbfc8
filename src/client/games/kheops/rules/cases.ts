import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { Pawns, Pyramid } from '../../../../game/kheops/table.ts';
import type { TileId, Turn } from '../../../../game/kheops/tiles.ts';

/** A part of a pyramid as an example draws it. White is seat 0. */
export type Case = { readonly pyramid: Pyramid; readonly pawns: Pawns };

const laid = (tile: number, turn: Turn) => ({ tile: tile as TileId, turn });
const caseOf = (tiles: readonly (readonly [Cell, number, Turn])[], pawns: Pawns = {}): Case => ({
  pyramid: Object.fromEntries(tiles.map(([cell, tile, turn]) => [cell, laid(tile, turn)])),
  pawns,
});

/** The examples of `RULES.md`, in their order. */
export const CASES: readonly Case[] = [
  // Three rooms, a pair of red sarcophagi, closed.
  caseOf([
    ['3,2', 39, 1],
    ['3,3', 40, 2],
    ['3,4', 10, 0],
  ]),
  // Four rooms, a pair of red sarcophagi and a blue one.
  caseOf([
    ['3,2', 39, 1],
    ['3,3', 40, 2],
    ['3,4', 44, 0],
    ['3,5', 6, 0],
  ]),
  // Two corridors, closed.
  caseOf([
    ['3,2', 45, 0],
    ['3,3', 46, 2],
  ]),
  // White on three ankhs, one of them cursed.
  caseOf(
    [
      ['3,0', 33, 1],
      ['3,2', 34, 2],
      ['3,4', 35, 0],
      ['3,5', 23, 2],
    ],
    {
      '3,0': { player: 0, piece: 'worker' },
      '3,2': { player: 0, piece: 'worker' },
      '3,4': { player: 0, piece: 'worker' },
    },
  ),
  // The pharaoh on a double tile against two workers.
  caseOf(
    [
      ['3,2', 29, 1],
      ['3,3', 48, 2],
      ['3,4', 10, 0],
    ],
    {
      '3,2': { player: 0, piece: 'pharaoh' },
      '3,3': { player: 1, piece: 'worker' },
      '3,4': { player: 1, piece: 'worker' },
    },
  ),
];
