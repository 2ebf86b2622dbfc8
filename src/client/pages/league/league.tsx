import { useCallback } from 'react';
import { LEAST_IN_DIVISION } from '../../../game/shared/league.ts';
import { tournamentPage } from '../../match/club/addresses.ts';
import { useClubFailure } from '../../match/club/club-failure.ts';
import { clubWords } from '../../match/club/club-words.ts';
import { FactsLine } from '../../match/club/facts-line.tsx';
import { ForGuests } from '../../match/club/for-guests.tsx';
import { InvitePart } from '../../match/club/invite-part.tsx';
import { Somebody } from '../../match/club/somebody.tsx';
import { fetchLeague, join, type League, leave } from '../../match/club/tournaments.ts';
import { LONG_POLL, usePolled } from '../../match/club/use-polled.ts';
import { useWhen } from '../../match/club/use-when.ts';
import { useMutation } from '../../match/member/use-mutation.tsx';
import { useMember } from '../../match/member/who.ts';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { PolledPage } from '../frame/polled-page.tsx';
import '../../match/club/club.css';
import '../../match/lobby/lobby.css';
import { DivisionPart } from './division-part.tsx';
import { leagueWords } from './words.ts';

/** `/league/:id`: a league with its divisions, who goes up and down, and its earlier seasons. */
export const LeaguePage = () => {
  const { id = '' } = useParams();
  return <LeagueOf key={id} id={id} />;
};

const LeagueOf = ({ id }: { id: string }) => {
  const told = usePolled<League>(
    useCallback((before, signal) => fetchLeague(id, signal, before?.changes), [id]),
    LONG_POLL,
  );
  return (
    <PolledPage polled={told} words={useWords(leagueWords)}>
      {league => <LeagueContent league={league} onChanged={told.ask} />}
    </PolledPage>
  );
};

const LeagueContent = ({ league, onChanged }: { league: League; onChanged: () => void }) => {
  const words = useWords(leagueWords);
  const { club } = useWords(clubWords);
  // A season begins with a day of UTC: in other zones that is another hour, and may be the day before.
  const when = useWhen();
  const { season, nextAt, seasons, members, name, size } = league;
  const [now, ...earlier] = seasons;
  // In the season that is played; before the first, with those who are in.
  const isAlone = now === undefined ? members.length < size + LEAST_IN_DIVISION : now.divisions.length === 1;
  const begins = when(nextAt);
  const own = useMember()?.name ?? null;
  const waiting = members.filter(({ division }) => division === null);
  return (
    <div className="club">
      <FactsLine of={league} />
      <p className="club-stage" role="status">
        {season === 0 ? words.first(begins) : words.season(season, begins)}.
      </p>
      <Own league={league} onChanged={onChanged} />
      <p className="soft">
        {words.how} {isAlone ? words.alone(size + LEAST_IN_DIVISION) : words.moving}
      </p>
      <div className="club-columns">
        <div className="club-column">
          {now?.divisions.map(({ division, tournament, changes }, i, all) => (
            <DivisionPart
              key={tournament}
              division={division}
              tournament={tournament}
              changes={changes}
              isFirst={i === 0}
              isLast={i === all.length - 1}
            />
          ))}
          {season === 0 && waiting.length === 0 && <p>{words.nobodyYet}</p>}
          {waiting.length > 0 && (
            <Part title={words.waiting(waiting.length)}>
              <ul className="club-list club-members">
                {waiting.map(who => (
                  <li key={who.id}>
                    <Somebody who={who} isOwn={who.name !== null && who.name === own} />
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </div>
        <div className="club-column">
          <InvitePart name={name} />
          {earlier.length > 0 && (
            <Part title={words.earlier}>
              <ul className="club-list">
                {earlier.flatMap(({ season: of, divisions }) =>
                  divisions.map(({ division, tournament }) => (
                    <li key={tournament}>
                      <Link className="club-link" to={tournamentPage(tournament)}>
                        {words.seasonDivision(of, division)}
                      </Link>
                    </li>
                  )),
                )}
              </ul>
            </Part>
          )}
        </div>
      </div>
      <div className="club-back">
        <Link to="/club">{club}</Link>
      </div>
    </div>
  );
};

const Own = ({ league, onChanged }: { league: League; onChanged: () => void }) => {
  const { id, isIn, members } = league;
  const words = useWords(leagueWords);
  const club = useWords(clubWords);
  const who = useMember();
  const { isBusy, act, said } = useMutation(useClubFailure(), { onDone: onChanged, about: league });
  if (who === null) return <ForGuests />;
  const plays = members.some(({ name, division }) => name === who.name && division !== null);
  return (
    <div className="club-live">
      {/* Whoever hears the page is told that they are in. */}
      <p className="club-told" role="status">
        {isIn && (plays ? words.isIn : `${words.isIn} ${words.fromNext}`)}
      </p>
      <div className="club-own">
        {isIn ? (
          <Confirmed
            label={club.leave}
            question={words.leaveQuestion}
            confirm={club.leave}
            onConfirm={() => act('leave', () => leave('leagues', id))}
          />
        ) : (
          <>
            <button
              type="button"
              className="button-primary club-join"
              aria-disabled={isBusy}
              onClick={() => act('join', () => join('leagues', id))}
            >
              {isBusy ? club.working : club.join}
            </button>
            <p className="soft">{words.fromNext}</p>
          </>
        )}
      </div>
      {said}
    </div>
  );
};
