import { Standings } from '../../match/club/standings.tsx';
import type { Tournament } from '../../match/club/tournaments.ts';
import type { Seen } from '../../match/club/use-seen.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { tournamentWords } from './words.ts';

/** Who stands where, and what tells equals apart. */
export const StandingsPart = ({
  tournament: { standings, members },
  seen,
}: {
  tournament: Tournament;
  seen: Seen;
}) => {
  const words = useWords(tournamentWords);
  return (
    <Part title={words.standings}>
      <Standings caption={words.standings} standings={standings} members={members} own={seen.own} />
      <p className="soft club-note">{words.tieBreakHint}</p>
    </Part>
  );
};
