import { isGameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { timeText } from '../options/time-words.ts';
import { clubWords } from './club-words.ts';
import type { LeagueSummary, TournamentSummary } from './tournaments.ts';

type Facts = { readonly game: string; readonly facts: readonly string[] };

/** A tournament, in a list or as a whole, or a league. */
type WithFacts = Omit<TournamentSummary, 'rounds'> | LeagueSummary;

/** What a tournament or a league is of: its game, and all else that was chosen for it, in words. */
const useFacts = (): ((of: WithFacts) => Facts) => {
  const words = useWords(clubWords);
  const { language } = useLanguage();
  return of => {
    const own =
      'kind' in of
        ? [
            words.kind[of.kind],
            ...(of.ofRounds === null || of.ofRounds === 0 ? [] : [words.rounds(of.ofRounds)]),
            ...(of.seats > 2 ? [words.perTable(of.seats)] : []),
          ]
        : [words.league, words.size(of.size)];
    return {
      game: isGameId(of.game) ? CLIENT_GAMES[of.game].words[language].name : of.game,
      facts: [
        ...own,
        timeText(language, of.clock, true),
        ...(of.rated ? [words.rated] : []),
        ...(of.host === null ? [] : [words.by(isolated(of.host.name))]),
      ],
    };
  };
};

/** What a tournament or a league is of, in one line. */
export const FactsLine = ({ of }: { of: WithFacts }) => {
  const { game, facts } = useFacts()(of);
  return (
    <p className="club-facts">
      <span className="club-game">{game}</span>
      {/* No line begins with a dot. */}
      {facts.map(fact => `\u00a0· ${fact}`)}
    </p>
  );
};
