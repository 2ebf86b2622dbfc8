import { leaguePage, tournamentPage } from '../../match/club/addresses.ts';
import { clubWords } from '../../match/club/club-words.ts';
import { FactsLine } from '../../match/club/facts-line.tsx';
import type { LeagueSummary, TournamentSummary } from '../../match/club/tournaments.ts';
import { useWhen } from '../../match/club/use-when.ts';
import { useWon } from '../../match/club/use-won.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { clubPageWords } from './words.ts';

/** A tournament in a list: what it is called, how far it has come, and what it is of. */
export const TournamentRow = ({ tournament }: { tournament: TournamentSummary }) => (
  <Row
    to={tournamentPage(tournament.id)}
    name={tournament.name}
    facts={useStanding(tournament)}
    of={tournament}
  />
);

const useStanding = (tournament: TournamentSummary): readonly string[] => {
  const words = useWords(clubPageWords);
  const club = useWords(clubWords);
  const won = useWon();
  const when = useWhen();
  const { stage, entrants, startsAt, round, ofRounds, winners } = tournament;
  switch (stage) {
    case 'open':
      return [words.entrants(entrants), ...(startsAt === null ? [] : [words.begins(when(startsAt))])];
    case 'running':
      return [ofRounds === null ? club.round(round) : club.roundOf(round, ofRounds)];
    case 'over':
      return [won(winners)];
    case 'cancelled':
      return [club.cancelled];
  }
};

/** A league in a list. */
export const LeagueRow = ({ league }: { league: LeagueSummary }) => {
  const words = useWords(clubPageWords);
  const club = useWords(clubWords);
  const when = useWhen();
  const { id, name, season, nextAt, entrants } = league;
  const facts = [words.entrants(entrants), season === 0 ? words.begins(when(nextAt)) : club.season(season)];
  return <Row to={leaguePage(id)} name={name} facts={facts} of={league} />;
};

const Row = ({
  to,
  name,
  facts,
  of,
}: {
  to: string;
  name: string;
  facts: readonly string[];
  of: TournamentSummary | LeagueSummary;
}) => (
  <li>
    <Link to={to}>
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      <span className="club-standing">{facts.join(' · ')}</span>
      <FactsLine of={of} />
    </Link>
  </li>
);
