import { SunToken } from '../../auction/art/tokens.tsx';
import { type LedgerDrawings, lotsDrawnBy } from '../../rules-page/ledger.ts';
import { Tile } from '../pieces/tile.tsx';
import { itemWords } from '../words/score.ts';

/** What points were for, and lots as they were sold. */
export const ledger: LedgerDrawings = {
  items: itemWords,
  lots: lotsDrawnBy({ Tile, Sun: SunToken }),
};
