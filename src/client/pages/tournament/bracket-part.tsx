import { bracketOf } from '../../match/club/bracket-of.ts';
import { clubWords } from '../../match/club/club-words.ts';
import type { Tournament } from '../../match/club/tournaments.ts';
import type { Seen } from '../../match/club/use-seen.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Bracket } from './art/bracket.tsx';
import { tournamentWords } from './words.ts';

/** Who meets whom where who loses is out, up to the last match. */
export const BracketPart = ({ tournament, seen }: { tournament: Tournament; seen: Seen }) => {
  const words = useWords(tournamentWords);
  const club = useWords(clubWords);
  const { rounds, ofRounds, game } = tournament;
  const of = {
    title: words.bracket,
    round: club.round,
    open: words.open,
    free: words.decided.free,
    goesOn: words.goesOn,
    former: club.former,
  };
  return (
    <Part title={words.bracket}>
      <Bracket rounds={bracketOf(rounds, ofRounds)} game={game} seen={seen} words={of} />
    </Part>
  );
};
