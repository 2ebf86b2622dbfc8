import { isolated } from '../../../game/shared/isolated.ts';
import { clubWords } from '../../match/club/club-words.ts';
import type { Tournament } from '../../match/club/tournaments.ts';
import { useWhen } from '../../match/club/use-when.ts';
import { useWon } from '../../match/club/use-won.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { tournamentWords } from './words.ts';

/** How far it has come; whoever hears the page is told of it when it changes. */
export const StageLine = ({ tournament }: { tournament: Tournament }) => (
  <p className="club-stage" role="status">
    {useSentences(tournament)
      .map(sentence => `${sentence}.`)
      .join(' ')}
  </p>
);

const useSentences = (tournament: Tournament): readonly string[] => {
  const words = useWords(tournamentWords);
  const club = useWords(clubWords);
  const won = useWon();
  const when = useWhen();
  const { stage, startsAt, host, isHost, round, ofRounds, rounds, nextAt, winners } = tournament;
  switch (stage) {
    case 'cancelled':
      return [club.cancelled];
    case 'over':
      return [won(winners)];
    case 'running': {
      const open = rounds.filter(({ tables }) => tables.some(({ result }) => result === null));
      // In a league all of them are at once.
      const isAtOnce = open.length > 1 || ofRounds === 1;
      const at = isAtOnce ? rounds.flatMap(({ tables }) => tables) : (rounds.at(-1)?.tables ?? []);
      const played = at.filter(({ matchID }) => matchID !== null);
      const over = played.filter(({ result }) => result !== null).length;
      const ofAll = ofRounds === null ? club.round(round) : club.roundOf(round, ofRounds);
      return [
        ...(isAtOnce ? [] : [ofAll]),
        ...(played.length > 0 ? [words.still(over, played.length)] : []),
        ...(nextAt === null ? [] : [words.nextAt(when(nextAt))]),
      ];
    }
    case 'open':
      if (startsAt !== null) return [words.begins(when(startsAt))];
      if (isHost) return [words.beginsByYou];
      return [host === null ? words.beginsSoon : words.beginsByHost(isolated(host.name))];
  }
};
