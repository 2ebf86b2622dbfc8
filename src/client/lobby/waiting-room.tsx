import { type FormEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { GameId } from '../../game/index.ts';
import type { PublicSeat } from '../../game/shared/seat-data.ts';
import { useGameName } from '../games/presentations.ts';
import { loadedPart } from '../hooks/loaded-part.tsx';
import { useCopy } from '../hooks/use-copy.ts';
import { defineWords, plural, useLanguage, useWords } from '../i18n/i18n.tsx';
import { useDiffering } from '../options/use-differing.ts';
import { SealLine } from '../proof/seal-line.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { timeInWords, timeOnClock } from '../table/clock-words.ts';
import { useSecondsLeft } from '../table/use-seconds-left.ts';
import { joinMatch, LobbyError, type LobbyMatch, leaveMatch } from './api.ts';
import { claimOf, dropClaim, keepClaim, type SeatClaim } from './credentials.ts';
import { useFailureWords } from './failure.ts';
import './lobby.css';
import { MAX_NAME, usePlayerName } from './player-name.ts';

const SeatTools = loadedPart(() => import('./host-tools.tsx').then(file => file.SeatTools));
const HostTools = loadedPart(() => import('./host-tools.tsx').then(file => file.HostTools));

const waitingWords = defineWords(
  {
    waitingFor: (n: number) => `Waiting for ${plural('en', n, 'player', 'players')}`,
    lead: 'The match begins by itself when every seat is taken.',
    rules: (game: string) => `The rules of ${game}`,
    fill: 'Bots take the free seats in',
    filling: 'Bots are taking the free seats.',
    seats: 'Seats',
    free: 'free',
    kept: (name: string, time: string) => `kept for ${name}, ${time}`,
    series: (matches: number, score: string) =>
      `After ${plural('en', matches, 'match', 'matches')}: ${score}`,
    you: 'you',
    host: 'host',
    sentAway: 'The host has freed your seat. Where a seat is free, you may sit down again.',
    bot: 'bot',
    away: 'not connected',
    invite: 'Invite',
    inviteLead: 'Whoever opens this link can sit down:',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share the link',
    join: 'Sit down',
    joinTitle: 'Take a seat',
    watch: 'Or stay on this page and watch: the table appears here when the match begins.',
    name: 'Your name',
    leave: 'Leave the table',
  },
  {
    waitingFor: n => `Si aspetta${n === 1 ? '' : 'no'} ${plural('it', n, 'giocatore', 'giocatori')}`,
    lead: 'La partita comincia da sola quando tutti i posti sono occupati.',
    rules: game => `Le regole: ${game}`,
    fill: 'I bot occupano i posti liberi fra',
    filling: 'I bot stanno occupando i posti liberi.',
    seats: 'Posti',
    free: 'libero',
    kept: (name, time) => `riservato a ${name}, ${time}`,
    series: (matches, score) => `Dopo ${plural('it', matches, 'partita', 'partite')}: ${score}`,
    you: 'tu',
    host: 'ospita',
    sentAway: 'Chi ospita ha liberato il tuo posto. Se c’è un posto libero, puoi sederti di nuovo.',
    bot: 'bot',
    away: 'non connesso',
    invite: 'Invita',
    inviteLead: 'Chi apre questo link può sedersi:',
    link: 'Link di questo tavolo',
    copy: 'Copia il link',
    copied: 'Copiato',
    share: 'Condividi il link',
    join: 'Siediti',
    joinTitle: 'Prendi posto',
    watch: 'Oppure resta su questa pagina a guardare: il tavolo appare qui quando la partita comincia.',
    name: 'Il tuo nome',
    leave: 'Lascia il tavolo',
  },
);

type Props = {
  game: GameId;
  id: string;
  match: LobbyMatch;
  /** The seat of this browser's owner has been freed by the host. */
  wasSentAway?: boolean;
  onChanged: () => void;
};

/** A table at which seats are free: who sits there, a seat for whoever comes, and the link to invite. */
export const WaitingRoom = ({ game, id, match, wasSentAway = false, onChanged }: Props) => {
  const words = useWords(waitingWords);
  const notices = useDiffering(game, match.setupData).map(({ notice }) => notice);
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
            match.rematch.series.wins.map(({ name, wins }) => `${name} ${wins}`).join(' · '),
          )}
        </p>
      )}
      {notices.map(notice => (
        <p key={notice} className="lobby-lead">
          {notice}
        </p>
      ))}
      <p>
        <Link to={`/rules/${game}`} target="_blank">
          {words.rules(useGameName(game))}
        </Link>
      </p>
      <section aria-label={words.seats}>
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
          <Invite game={game} claim={claim} />
          {hosting !== null && (
            <Suspense>
              <HostTools game={game} match={match} claim={hosting} onChanged={onChanged} />
            </Suspense>
          )}
          <Leave game={game} id={id} />
        </>
      )}
      <SealLine commitment={match.commitment} />
    </div>
  );
};

/** Who may change the table: tables of earlier versions do not say. */
const hostOf = ({ host, players }: LobbyMatch): number | undefined =>
  host ?? players.find(({ name, data }) => name !== undefined && data?.bot === undefined)?.id;

const SeatLine = ({
  seat: { id, name, isConnected, data },
  mine,
  isHost,
  until,
  children,
}: {
  seat: PublicSeat;
  mine: boolean;
  isHost: boolean;
  children: ReactNode;
  /** Until when seats are kept for those who played the match before. */
  until: number | undefined;
}) => {
  const words = useWords(waitingWords);
  const isBot = data?.bot !== undefined;
  const isAway = !mine && !isBot && name !== undefined && isConnected !== true;
  const note = [
    ...(mine ? [words.you] : []),
    ...(isHost ? [words.host] : []),
    ...(isBot ? [words.bot] : []),
    ...(isAway ? [words.away] : []),
  ].join(', ');
  return (
    <li data-free={name === undefined}>
      <span className="make-number" aria-hidden="true">
        {id + 1}
      </span>
      <span className="waiting-name">
        {name ?? (data?.keptFor === undefined ? words.free : <Kept by={data.keptFor} until={until ?? 0} />)}
      </span>
      {note !== '' && <span className="waiting-note">{note}</span>}
      {children}
    </li>
  );
};

const Kept = ({ by, until }: { by: string; until: number }) => {
  const words = useWords(waitingWords);
  const left = useSecondsLeft(until);
  return left > 0 ? words.kept(by, timeOnClock(left)) : words.free;
};

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

const SitDown = ({
  game,
  id,
  former,
  onChanged,
}: {
  game: GameId;
  id: string;
  /** This device's credentials in the match of which this is the rematch. */
  former: string | undefined;
  onChanged: () => void;
}) => {
  const words = useWords(waitingWords);
  const failureWords = useFailureWords();
  const [name, setName] = usePlayerName();
  const [failure, setFailure] = useState('');
  const sitting = useRef(false);
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    // A second press, before the answer to the first, would take a second seat.
    if (sitting.current) return;
    sitting.current = true;
    setFailure('');
    try {
      keepClaim(await joinMatch(game, id, name.trim(), undefined, former));
    } catch (error) {
      setFailure(failureWords(error));
    }
    sitting.current = false;
    onChanged();
  };
  return (
    <form className="waiting-join" onSubmit={sit} aria-label={words.joinTitle}>
      <label className="make-field">
        <span>{words.name}</span>
        <input
          required
          pattern=".*\S.*"
          maxLength={MAX_NAME}
          autoComplete="nickname"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="button-primary">
        {words.join}
      </button>
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
};

const Invite = ({ game, claim }: { game: GameId; claim: SeatClaim }) => {
  const words = useWords(waitingWords);
  const link = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(location.href);
  const copyOrMark = async () => {
    if (!(await copy())) link.current?.select();
  };
  return (
    <section className="waiting-invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.invite}</h2>
      <p className="lobby-lead">{words.inviteLead}</p>
      <div className="waiting-link">
        <input
          ref={link}
          readOnly
          aria-label={words.link}
          value={location.href}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" className="button-primary" onClick={copyOrMark}>
          <span role="status">{copied ? words.copied : words.copy}</span>
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: location.href }).catch(() => {})}>
            {words.share}
          </button>
        )}
      </div>
      <div>
        <ShareButton game={game} claim={claim} />
      </div>
    </section>
  );
};

const Leave = ({ game, id }: { game: GameId; id: string }) => {
  const words = useWords(waitingWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const leave = async () => {
    const claim = claimOf(game, id);
    try {
      if (claim !== null) await leaveMatch(claim);
    } catch (error) {
      const isNoSeat = error instanceof LobbyError && (error.status === 403 || error.status === 404);
      if (!isNoSeat) return setFailure(failureWords(error));
      dropClaim(game, id);
    }
    navigate('/');
  };
  return (
    <p>
      <button type="button" onClick={leave}>
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
