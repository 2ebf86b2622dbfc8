import { useCallback } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { leaguePage } from '../../match/club/addresses.ts';
import { clubWords } from '../../match/club/club-words.ts';
import { FactsLine } from '../../match/club/facts-line.tsx';
import { InvitePart } from '../../match/club/invite-part.tsx';
import { fetchTournament, type Tournament } from '../../match/club/tournaments.ts';
import { LONG_POLL, usePolled } from '../../match/club/use-polled.ts';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useParams } from '../../ui/router/routes.tsx';
import { LAYOUTS } from '../../ui/theme/layouts.ts';
import { PolledPage } from '../frame/polled-page.tsx';
import { BracketPart } from './bracket-part.tsx';
import { HostPart } from './host-part.tsx';
import { MembersPart } from './members-part.tsx';
import { OwnPart, Withdraw } from './own-part.tsx';
import { RoundsPart } from './rounds-part.tsx';
import { StageLine } from './stage-line.tsx';
import { StandingsPart } from './standings-part.tsx';
import '../../match/club/club.css';
import '../../match/lobby/lobby.css';
import './tournament.css';
import { mayBeJoined, type Seen, useSeen } from '../../match/club/use-seen.ts';
import { tournamentWords } from './words.ts';

/** `/tournament/:id`: a tournament, from its invitation to its end. */
export const TournamentPage = () => {
  const { id = '' } = useParams();
  return <TournamentOf key={id} id={id} />;
};

const TournamentOf = ({ id }: { id: string }) => {
  const told = usePolled<Tournament>(
    useCallback((before, signal) => fetchTournament(id, signal, before?.changes), [id]),
    LONG_POLL,
  );
  return (
    <PolledPage polled={told} words={useWords(tournamentWords)}>
      {tournament => <TournamentContent tournament={tournament} onChanged={told.ask} />}
    </PolledPage>
  );
};

const TournamentContent = ({ tournament, onChanged }: { tournament: Tournament; onChanged: () => void }) => {
  const words = useWords(tournamentWords);
  const { club } = useWords(clubWords);
  const seen = useSeen(tournament.members);
  const isPhone = useMedia(LAYOUTS.phone);
  const { stage, kind, isIn, rounds, league, name } = tournament;
  const isOut = tournament.standings.some(each => each.member === seen.own && each.isOut === true);
  const hasBegun = rounds.length > 0;
  const isDrawn = hasBegun && kind === 'knockout' && !isPhone;
  // What it has come to, and before that what is being played, stands first.
  const played = <RoundsPart tournament={tournament} seen={seen} />;
  return (
    <div className="club">
      <FactsLine of={tournament} />
      {league !== null && (
        <p>
          <Link to={leaguePage(league.id)}>
            {words.ofLeague(league.season, league.division, isolated(league.name))}
          </Link>
        </p>
      )}
      <StageLine tournament={tournament} />
      <OwnPart tournament={tournament} seen={seen} onChanged={onChanged} />
      {isDrawn && <BracketPart tournament={tournament} seen={seen} />}
      <div className="club-columns">
        {hasBegun ? (
          !isDrawn && (
            <>
              {stage !== 'over' && played}
              <div className="club-column">
                {kind !== 'knockout' && <StandingsPart tournament={tournament} seen={seen} />}
                {mayBeJoined(tournament) && <InvitePart name={name} />}
              </div>
              {stage === 'over' && played}
            </>
          )
        ) : (
          <Before tournament={tournament} seen={seen} onChanged={onChanged} />
        )}
      </div>
      <div className="club-back">
        <Link to="/club">{club}</Link>
        {isIn && !isOut && stage === 'running' && league === null && (
          <Withdraw tournament={tournament} onChanged={onChanged} />
        )}
      </div>
    </div>
  );
};

/** Before it begins its host has something to do, and sees that first. */
const Before = ({
  tournament,
  seen,
  onChanged,
}: {
  tournament: Tournament;
  seen: Seen;
  onChanged: () => void;
}) => {
  const { isHost, stage, name } = tournament;
  const isOpen = stage === 'open';
  const members = <MembersPart tournament={tournament} seen={seen} onChanged={onChanged} />;
  return (
    <>
      {!isHost && members}
      <div className="club-column">
        {isHost && isOpen && <HostPart tournament={tournament} onChanged={onChanged} />}
        {isOpen && <InvitePart name={name} />}
      </div>
      {isHost && members}
    </>
  );
};
