import { useWords } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { isGivenUp } from './table-match.ts';
import { bannerWords } from './words.ts';

/** What the bar says instead of whose turn it is, where somebody has ended the match by giving up. */
export const useEnding = () => {
  const words = useWords(bannerWords);
  const { looking } = useBoard();
  if (!isGivenUp(looking.live)) return {};
  return { whose: words.over, mine: false, expected: '', over: true, seats: [] };
};
