import { type ReactNode, Suspense, useState } from 'react';
import type { GameId } from '../../../../game/index.ts';
import { isolated } from '../../../../game/shared/isolated.ts';
import { CLIENT_GAMES, useGameName } from '../../../games/index.ts';
import { LobbyError, type LobbyMatch, leaveMatch } from '../../../match/lobby/api.ts';
import { claimOf, dropClaim } from '../../../match/lobby/credentials.ts';
import { useFailureWords } from '../../../match/lobby/failure.ts';
import { botOf } from '../../../match/online/seats.ts';
import { useOptionNotices } from '../../../match/options/option-notices.ts';
import { SealLine } from '../../../match/proof/seal-line.tsx';
import { BotsContext } from '../../../table/bot-mark.tsx';
import { timeInWords, timeOnClock } from '../../../table/clock-words.ts';
import { useSecondsLeft } from '../../../table/use-seconds-left.ts';
import { optionalPart } from '../../../ui/hooks/loaded-part.tsx';
import { useSingleFlight } from '../../../ui/hooks/single-flight.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { Link, useNavigate } from '../../../ui/router/router.tsx';
import { Invite } from './invite.tsx';
import '../../../match/lobby/lobby.css';
import '../../../match/proof/seal.css';
import { SeatLine } from './seat-line.tsx';
import { SitDown } from './sit-down.tsx';
import { waitingWords } from './waiting-words.ts';

const SeatTools = optionalPart(() => import('./host-tools.tsx').then(file => file.SeatTools));
const HostTools = optionalPart(() => import('./host-tools.tsx').then(file => file.HostTools));

type Props = {
  game: GameId;
  id: string;
  match: LobbyMatch;
  /** The seat of this browser's owner has been freed by the host. */
  wasSentAway?: boolean;
  onChanged: () => void;
  /** What is said there. */
  talk?: ReactNode;
};

/** A table at which seats are free: who sits there, a seat for whoever comes, and the link to invite. */
export const WaitingRoom = ({ game, id, match, wasSentAway = false, onChanged, talk }: Props) => {
  const words = useWords(waitingWords);
  const notices = useOptionNotices(game, match.setupData);
  const claim = claimOf(game, id);
  const host = hostOf(match);
  const hosting = claim !== null && claim.seat === host ? claim : null;
  const free = match.players.filter(({ name }) => name === undefined).length;
  return (
    <div className="waiting">
      <p className="waiting-for" role="status">
        {words.waitingFor(free)}
      </p>
      <p className="lobby-lead">{words.lead}</p>
      {match.fillAt !== undefined && <Filling at={match.fillAt} />}
      {match.rematch !== undefined && (
        <p className="lobby-lead">
          {words.series(
            match.rematch.series.matches,
            match.rematch.series.wins.map(({ name, wins }) => `${isolated(name)} ${wins}`).join(' · '),
          )}
        </p>
      )}
      {notices.map(notice => (
        <p key={notice} className="lobby-lead">
          {notice}
        </p>
      ))}
      {/* In pages of their own: nobody is to leave a table for them. */}
      <p className="waiting-reading">
        <Link to={`/rules/${game}`} target="_blank">
          {words.rules(useGameName(game))}
        </Link>
        {CLIENT_GAMES[game].lesson !== null && (
          <Link to={`/learn/${game}`} target="_blank">
            {words.learn}
          </Link>
        )}
      </p>
      <section aria-label={words.seats}>
        <BotsContext value={match.players.map(each => botOf(each) ?? '').join()}>
          <ol className="waiting-seats">
            {match.players.map(seat => (
              <SeatLine
                key={seat.id}
                seat={seat}
                mine={claim?.seat === seat.id}
                isHost={host === seat.id}
                until={match.rematch?.until}
              >
                {hosting !== null && seat.id !== host && (
                  <Suspense>
                    <SeatTools seat={seat} claim={hosting} onChanged={onChanged} />
                  </Suspense>
                )}
              </SeatLine>
            ))}
          </ol>
        </BotsContext>
      </section>
      {claim === null ? (
        <>
          {wasSentAway && (
            <p className="lobby-failure" role="alert">
              {words.sentAway}
            </p>
          )}
          <SitDown
            game={game}
            id={id}
            former={claimOf(game, match.rematch?.of ?? '')?.credentials}
            onChanged={onChanged}
          />
          <p className="lobby-lead">{words.watch}</p>
        </>
      ) : (
        <>
          {talk}
          <Invite game={game} claim={claim} deal={match.deal} />
          {hosting !== null && (
            <Suspense>
              <HostTools game={game} match={match} claim={hosting} onChanged={onChanged} />
            </Suspense>
          )}
          <Leave game={game} id={id} />
        </>
      )}
      <SealLine commitment={match.commitment} isOpen />
    </div>
  );
};

/** Who may change the table: tables of earlier versions do not say. */
const hostOf = ({ host, players }: LobbyMatch): number | undefined =>
  host ?? players.find(each => each.name !== undefined && botOf(each) === null)?.id;

/** When bots come, where the table does not wait for ever: once in words, and as a clock that nobody is told of every second. */
const Filling = ({ at }: { at: number }) => {
  const words = useWords(waitingWords);
  const { language } = useLanguage();
  const left = useSecondsLeft(at);
  const [first] = useState(left);
  if (left === 0) return <p className="lobby-lead">{words.filling}</p>;
  return (
    <p className="lobby-lead">
      <span aria-hidden="true">
        {words.fill} {timeOnClock(left)}.
      </span>
      <span className="visually-hidden">
        {words.fill} {timeInWords(language, first)}.
      </span>
    </p>
  );
};

const Leave = ({ game, id }: { game: GameId; id: string }) => {
  const words = useWords(waitingWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const leave = () =>
    run(async () => {
      const claim = claimOf(game, id);
      try {
        if (claim !== null) await leaveMatch(claim);
      } catch (error) {
        const isNoSeat = error instanceof LobbyError && (error.status === 403 || error.status === 404);
        if (!isNoSeat) {
          setFailure(failureWords(error));
          return 'again';
        }
        dropClaim(game, id);
      }
      navigate('/');
      return 'done';
    });
  return (
    <p>
      <button type="button" aria-disabled={isBusy} onClick={leave}>
        {words.leave}
      </button>
      {failure !== '' && (
        <span className="lobby-failure" role="alert">
          {failure}
        </span>
      )}
    </p>
  );
};
