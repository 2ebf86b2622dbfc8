import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { Standing } from '../../../../game/kheops/score.ts';
import type { View } from '../../../../game/kheops/table.ts';
import { type TileId, tileOf } from '../../../../game/kheops/tiles.ts';
import type { Seat } from '../../../../game/shared/seats.ts';

/** The colour of somebody's pawns. [K-02] */
export type PawnSide = 'white' | 'blue';
export const sideOf = (player: Seat, white: Seat): PawnSide => (player === white ? 'white' : 'blue');

/** What the stylesheets are to know, wherever seats have the colours of their pawns (`art/pigments.css`). */
export const dressOf = (view: unknown): string => `white-${(view as View).white}`;

export const networkAt = ({ networks }: Standing, cell: Cell): NetworkEvent | null =>
  networks.find(({ cells }) => cells.includes(cell)) ?? null;

/** The networks some cells belong to, each once. */
export const networksAt = (known: Standing, cells: readonly Cell[]): readonly NetworkEvent[] => [
  ...new Set(cells.flatMap(cell => networkAt(known, cell) ?? [])),
];

/** The rule that says what a tile is for. */
export const ruleOfTile = (tile: TileId): string => {
  const { symbol } = tileOf(tile);
  switch (symbol) {
    case 'no-pawn':
      return 'K-11';
    case 'rotate-corridor':
    case 'rotate-room':
    case 'swap':
    case 'move':
      return 'K-12';
    case 'double':
      return 'K-43';
    case 'ankh':
      return 'K-44';
    case 'curse':
      return 'K-45';
    default:
      return 'K-41';
  }
};
