import { useCallback } from 'react';
import { MOVING } from '../../../game/shared/league.ts';
import { tournamentPage } from '../../match/club/addresses.ts';
import { OwnTables } from '../../match/club/own-tables.tsx';
import { Standings } from '../../match/club/standings.tsx';
import { fetchTournament, type Tournament } from '../../match/club/tournaments.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { ONCE, usePolled } from '../../match/club/use-polled.ts';
import { tablesOf, useSeen } from '../../match/club/use-seen.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { leagueWords } from './words.ts';

/** A division of the season that is played: who stands where, and who would go up and down. */
export const DivisionPart = ({
  division,
  tournament,
  changes,
  isFirst,
  isLast,
}: {
  division: number;
  tournament: string;
  /** Another number, another state of the division. */
  changes: number;
  isFirst: boolean;
  isLast: boolean;
}) => {
  const words = useWords(leagueWords);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is asked for anew
  const fetch = useCallback(
    (_: unknown, signal: AbortSignal) => fetchTournament(tournament, signal),
    [tournament, changes],
  );
  const told = usePolled<Tournament>(fetch, ONCE);
  const { state } = told;
  const title = words.division(division);
  if (state === 'nobody') return null;
  return (
    <Part title={title}>
      {typeof state === 'string' ? (
        <Unanswered polled={told} />
      ) : (
        <DivisionContent
          title={title}
          tournament={state}
          up={isFirst ? 0 : MOVING}
          down={isLast ? 0 : MOVING}
        />
      )}
    </Part>
  );
};

const DivisionContent = ({
  title,
  tournament,
  up,
  down,
}: {
  title: string;
  tournament: Tournament;
  up: number;
  down: number;
}) => {
  const words = useWords(leagueWords);
  const { id, game, standings, members } = tournament;
  const seen = useSeen(members);
  const tables = tablesOf(tournament, seen.own);
  return (
    <>
      {tables.length > 0 && <OwnTables game={game} tables={tables} seen={seen} />}
      <Standings caption={title} standings={standings} members={members} own={seen.own} up={up} down={down} />
      <p>
        <Link className="club-link" to={tournamentPage(id)} aria-label={words.tablesOf(title)}>
          {words.tables}
        </Link>
      </p>
    </>
  );
};
