import type { LedgerDrawings } from '../../rules-page/ledger.ts';
import { itemWords } from '../words/board.ts';

/** What points were for. */
export const ledger: LedgerDrawings = { items: itemWords, lots: null };
