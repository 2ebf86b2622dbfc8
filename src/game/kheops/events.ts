import type { BySeat } from '../shared/seats.ts';
import type { Cell } from './pyramid.ts';
import type { Piece, Player } from './table.ts';
import type { Power, TileId, Turn } from './tiles.ts';

/** What a bonus of a network is for, as the match record names it. */
export const BONUSES = ['single-sarcophagus', 'sarcophagus-pair', 'apex', 'longest'] as const;
export type Bonus = (typeof BONUSES)[number];

/** How one network was scored. [K-40 to K-43] */
export type NetworkEvent = {
  readonly type: 'network';
  readonly cells: readonly Cell[];
  readonly rooms: number;
  readonly bonuses: readonly { readonly for: Bonus; readonly points: number }[];
  readonly closed: boolean;
  readonly cursed: boolean;
  /** What the network is worth, doubled where it is closed. */
  readonly points: number;
  /** Who scores it: the one with more pawn weight, or nobody. */
  readonly owners: readonly Player[];
};

export type PowerEvent = { readonly type: 'power'; readonly player: Player; readonly power: Power } & (
  | { readonly none: true }
  | { readonly cell: Cell; readonly turn: Turn }
  | { readonly from: Cell; readonly to: Cell }
);

/** Every fact a referee at the table would see, as the match record writes it. */
export type KheopsEvent =
  | {
      readonly type: 'setup';
      readonly base: readonly { readonly cell: Cell; readonly tile: TileId; readonly turn: Turn }[];
      readonly white: Player;
      readonly blue: Player;
    }
  | {
      readonly type: 'pawn';
      readonly player: Player;
      readonly piece: Piece;
      readonly cell: Cell;
      readonly replaces?: Piece;
    }
  | PowerEvent
  | {
      readonly type: 'tile';
      readonly player: Player;
      readonly tile: TileId;
      readonly cell: Cell;
      readonly turn: Turn;
    }
  | { readonly type: 'refill'; readonly player: Player }
  | NetworkEvent
  | { readonly type: 'ankhs'; readonly player: Player; readonly count: number; readonly points: number }
  | { readonly type: 'end'; readonly scores: BySeat<number>; readonly winners: readonly Player[] };
