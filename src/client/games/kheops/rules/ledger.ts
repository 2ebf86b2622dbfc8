import type { LedgerDrawings } from '../../rules-page/ledger.ts';
import { scoreWords } from '../words/score.ts';

/** What points were for. */
export const ledger: LedgerDrawings = {
  items: {
    en: { networks: scoreWords.en.networks, ankhs: scoreWords.en.ankhs },
    it: { networks: scoreWords.it.networks, ankhs: scoreWords.it.ankhs },
  },
  lots: null,
};
