import type { BySeat, Seat } from './seats.ts';

/** A moment at which points are written down: the end of an epoch, a scoring, or the end of a match that counts but once. */
export type LedgerPart = {
  readonly kind: 'epoch' | 'scoring' | 'end';
  /** Counts from 1. */
  readonly of: number;
  readonly seats: BySeat<{
    /** What it brought, and what the seat had then. */
    readonly points: number;
    readonly total: number;
    /** What for, as the record names it. */
    readonly items: readonly { readonly for: string; readonly points: number }[];
  }>;
};

/** A lot that was auctioned. */
export type LedgerLot = {
  readonly epoch: number;
  /** Which of the deal's tiles, by the place at which each was drawn, counted from 0: the same ones whoever plays the deal. */
  readonly drawn: readonly number[];
  /** What they were when they were sold, in that order. */
  readonly tiles: readonly string[];
  /** Who paid what for it, and took which sun; null: nobody. */
  readonly sold: { readonly player: Seat; readonly sun: number; readonly took: number } | null;
};

/** What a match has brought each seat, as far as it went; for comparison with others of the same deal. */
export type Ledger = {
  readonly parts: readonly LedgerPart[];
  /** Of a game without auctions there are none. */
  readonly lots: readonly LedgerLot[];
};
