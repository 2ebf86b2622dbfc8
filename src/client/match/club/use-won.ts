import { isolated } from '../../../game/shared/isolated.ts';
import { listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { clubWords } from './club-words.ts';
import type { TournamentSummary } from './tournaments.ts';

/** Who has won a tournament that is over, as a sentence without its full stop. */
export const useWon = (): ((winners: TournamentSummary['winners']) => string) => {
  const club = useWords(clubWords);
  const { language } = useLanguage();
  return winners => {
    if (winners.length === 0) return club.unwon;
    const names = winners.map(name => (name === null ? club.former : isolated(name)));
    const listing = listed(language, names);
    // A sentence may begin with somebody who has no name any more.
    return club.won(
      language === 'en' ? listing.replace(/^\p{L}/u, first => first.toUpperCase()) : listing,
      names.length > 1,
    );
  };
};
