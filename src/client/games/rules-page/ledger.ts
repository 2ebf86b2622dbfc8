import type { ComponentType } from 'react';
import type { Words } from '../../ui/i18n/i18n.tsx';

type Lots<Face extends string, Price extends number> = {
  readonly Tile: ComponentType<{ side: Face; size?: number }>;
  readonly Sun: ComponentType<{ sun: Price }>;
};

/** What a game says and draws of its ledger (`Ledger` of `src/game/contract.ts`). */
export type LedgerDrawings = {
  /** What points are for, by the words of the ledger. */
  readonly items: Words<Readonly<Record<string, string>>>;
  /** Of a game with auctions: a tile, as wide as `size`, and the sun that was paid. */
  readonly lots: Lots<string, number> | null;
};

/** A ledger of this game names no other tiles and suns. */
export const lotsDrawnBy = <Face extends string, Price extends number>(lots: Lots<Face, Price>) =>
  lots as unknown as Lots<string, number>;
