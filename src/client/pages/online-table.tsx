import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AnyEvent, Outcome } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Rematch as RematchOf } from '../../game/shared/series.ts';
import type { Talk } from '../../game/shared/talk.ts';
import { Page } from '../frame/page.tsx';
import { BOARDS } from '../games/boards.ts';
import { useGameName } from '../games/presentations.ts';
import { loadedPart } from '../hooks/loaded-part.tsx';
import { useTurnAlert } from '../hooks/turn-alert.ts';
import { useLasting } from '../hooks/use-lasting.ts';
import { useWords } from '../i18n/i18n.tsx';
import { leaveMatch, recordUrl } from '../lobby/api.ts';
import { keepClaim, type SeatClaim } from '../lobby/credentials.ts';
import { resign } from '../lobby/table-acts.ts';
import { useConnectionNotice } from '../net/connection-notice.ts';
import { type OnlineSnapshot, tableMatchOf } from '../net/online-snapshot.ts';
import { useRematch } from '../net/rematch.ts';
import type { Online } from '../net/use-match-connection.ts';
import { netWords } from '../net/words.ts';
import { useTurnNotice } from '../notices/use-turn-notice.ts';
import { OpenedSeal } from '../proof/opened-seal.tsx';
import { SealLine } from '../proof/seal-line.tsx';
import { recordName } from '../replay/record-name.ts';
import { ShareButton } from '../share/share-button.tsx';
import { AWAY_SHOWN_MS } from '../table/away.ts';
import { EndActions, FinalNote } from '../table/final-note.ts';
import { TableLoading } from '../table/table-loading.tsx';
import { isGivenUp, type TableMatch } from '../table/table-match.ts';
import { bannerWords, boardWords } from '../table/words.ts';
import { talkButtonWords } from '../talk/button-words.ts';
import { TalkPart } from '../talk/talk-part.ts';
import { mustAsk } from '../undo/must-ask.ts';
import { AskingPart, TakeBackPart } from '../undo/undo-parts.ts';
import { useTakenBack } from '../undo/use-taken-back.ts';
import { Confirmed, MatchMenu } from './match-menu.tsx';
import { matchWords } from './match-words.ts';

const HintButton = loadedPart(() => import('../coach/hint-button.tsx').then(file => file.HintButton));
const AwayPanel = loadedPart(() => import('../leavers/away-panel.tsx').then(file => file.AwayPanel));
const Rematch = loadedPart(() => import('../ending/rematch.tsx').then(file => file.Rematch));

type Props = {
  game: GameId;
  id: string;
  claim: SeatClaim | null;
  online: Online | null;
  now: OnlineSnapshot;
  /** The hash of what the match was dealt from, where the server gave it one. */
  commitment: string | undefined;
  /** When it was over, in milliseconds since 1970, if it was before this page came. */
  endedAt: number | undefined;
  /** How long this table waits for somebody who is away, in milliseconds, where it has chosen that. */
  waits: number | undefined;
  /** What may be said at the table. */
  talk: Talk;
  /** Where this is the rematch of another match: of which. */
  rematchOf: RematchOf | undefined;
  /** Everybody who sits there has agreed that the coach may be asked. */
  hints: boolean;
};

/** The table of an online match, with what can be done about the match as a whole. */
export const OnlineTable = ({
  game,
  id,
  claim,
  online,
  now,
  commitment,
  endedAt,
  waits,
  talk,
  rematchOf,
  hints,
}: Props) => {
  const net = useWords(netWords);
  const words = useWords(matchWords);
  const banner = useWords(bannerWords);
  const board = useWords(boardWords);
  const talkButton = useWords(talkButtonWords);
  const gameName = useGameName(game);
  const notice = useConnectionNotice(now);
  const [failed, setFailed] = useState('');
  const [watched, setWatched] = useState(claim?.seat ?? 0);
  const hasResigned = claim !== null && now.players[claim.seat]?.data?.resigned === true;
  const table = useMemo(() => {
    if (online === null) return null;
    const { connection } = online;
    // Who has given up only looks on.
    return tableMatchOf(now, hasResigned ? { ...connection, seat: null } : connection, waits);
  }, [online, now, hasResigned, waits]);
  const rules = online?.module.rules;
  const isEnded = table !== null && isGivenUp(table);
  const over = isEnded || (table !== null && rules !== undefined && rules.outcome(table.view) !== null);
  const absent = useLasting(awaited(online, table), AWAY_SHOWN_MS);
  const mine =
    table !== null &&
    rules !== undefined &&
    table.seat !== null &&
    rules.seatsToAct(table.view).includes(table.seat);
  useTurnAlert(mine, gameName);
  useTurnNotice(mine, gameName, id);
  const rematch = useRematch(game, id, claim, over, now.players, useNavigate());
  const { offer } = rematch;
  const names = now.players.map(({ name }) => name ?? '');
  // Unless the server had told before, it has ended when this page saw it.
  const [seenOver, setSeenOver] = useState<number | null>(null);
  if (over && seenOver === null) setSeenOver(Date.now());
  const ended = over ? (endedAt ?? seenOver ?? undefined) : undefined;
  const shown = useMemo(
    () =>
      table && {
        ...table,
        ...(table.seat === null && { watched, watch: setWatched }),
        ...(ended !== undefined && { ended }),
      },
    [table, watched, ended],
  );
  const recordFile = recordName(game, new Date(ended ?? Date.now()), names);
  const own = claim?.seat ?? null;
  const isLoading = table?.loadsHistory === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over; what is noted does not change then
  useEffect(() => {
    // What was taken back is told by the whole history alone.
    if (table === null || rules === undefined || own === null || isLoading) return;
    const resigned = table.endedBy ?? undefined;
    const outcome = rules.outcome(table.view) ?? (resigned === undefined ? null : givenUpBy(resigned));
    if (outcome === null) return;
    const { seats } = table;
    const uncounted = now.table?.tookUnasked === true ? ('taken-back' as const) : undefined;
    const noted = { key: `${game}/${id}`, game, seats, outcome, own, online: id, resigned, ended, uncounted };
    import('../played/note-played.ts').then(({ notePlayed }) => notePlayed(noted)).catch(() => {});
  }, [over, own, isLoading]);
  const [isTalking, setTalking] = useState(false);
  const [unread, setUnread] = useState(0);
  const leave = useLeave(claim, over, () => setFailed(words.leaveFailed));
  const takenBack = useTakenBack(
    table === null || isLoading ? null : table.events.length,
    now.table?.tookUnasked === true,
  );
  const back = over ? null : (now.table?.back ?? null);
  // What has been asked once may end in words that have to be said.
  const [hasAsked, setAsked] = useState(false);
  if (now.asking !== null && !hasAsked) setAsked(true);
  const answerUndo = (agree: boolean) => online?.connection.answerUndo(agree);
  const people = now.players.flatMap(({ id: seat, name, data }) =>
    data === undefined || data.standIn === true ? [{ seat, name: name ?? '' }] : [],
  );
  const canTalk = talk !== 'none' && table !== null && people.some(({ seat }) => seat !== table.seat);
  // Against bots alone nobody is wronged.
  const mayAsk = hints || people.every(({ seat }) => seat === own);
  const canTakeBack = claim !== null && !over && back !== null && now.status === 'ready';
  const asks = back !== null && table?.seat != null && mustAsk(back, table.seats, table.seat);
  const Board = BOARDS[game];

  return (
    <Page
      table
      title={gameName}
      actions={
        <>
          {over && claim !== null && (
            <button
              type="button"
              className={`match-menu-button button-primary ${offer === null ? 'match-menu-again' : ''}`}
              onClick={rematch.ask}
            >
              {offer === null ? words.again : words.wants(offer.by)}
            </button>
          )}
          {claim !== null && !over && (
            <span className="match-menu-place">
              {canTakeBack && online !== null && (
                <Suspense>
                  <TakeBackPart asks={asks} take={online.connection.undo} />
                </Suspense>
              )}
            </span>
          )}
          {canTalk && online !== null && (
            <Suspense>
              <TalkPart
                rematch={rematchOf}
                matchID={id}
                connection={online.connection}
                now={now}
                people={people}
                allowed={talk}
                open={isTalking}
                setOpen={setTalking}
                onUnread={setUnread}
              />
            </Suspense>
          )}
          {table !== null && table.seat === null && (
            <select
              className="match-menu-button watch-list"
              aria-label={board.watchFrom}
              title={board.watchFrom}
              value={watched}
              onChange={event => setWatched(Number(event.currentTarget.value))}
            >
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <MatchMenu game={game} claim={over || hasResigned ? null : claim} unread={unread}>
            {close => (
              <>
                <div className="match-menu-narrow">
                  {now.watching > 0 && <p>{banner.spectators(now.watching)}</p>}
                  {canTakeBack && online !== null && (
                    <Suspense>
                      <TakeBackPart
                        inMenu
                        asks={asks}
                        take={() => {
                          close();
                          online.connection.undo();
                        }}
                      />
                    </Suspense>
                  )}
                  {canTalk && (
                    <button
                      type="button"
                      onClick={() => {
                        close();
                        // The menu gives the focus back first, for the talk to give it there too.
                        setTimeout(() => setTalking(true));
                      }}
                    >
                      {unread > 0 ? talkButton.unread(unread) : talkButton.talk}
                    </button>
                  )}
                </div>
                {mayAsk && mine && !over && now.status === 'ready' && table?.seat != null && (
                  <Suspense>
                    <HintButton
                      game={game}
                      view={table.view}
                      seat={table.seat}
                      nameOf={seat => names[seat] ?? ''}
                    />
                  </Suspense>
                )}
                <ShareButton game={game} claim={over ? null : claim} />
                <a className="button" href={recordUrl(game, id)} download={recordFile}>
                  {words.record}
                </a>
                {over && (
                  <Link className="button" to={`/replay/${game}/${id}`}>
                    {words.replay}
                  </Link>
                )}
                {over ? (
                  <Link className="button" to={`/proof/${game}/${id}`}>
                    {words.proof}
                  </Link>
                ) : (
                  <SealLine commitment={commitment} />
                )}
                {claim !== null && (
                  <Confirmed
                    label={over ? words.leaveOver : words.leave}
                    question={words.leaveQuestion}
                    confirm={words.leaveConfirm}
                    ask={!over}
                    onConfirm={leave}
                  />
                )}
                {claim !== null && !over && !hasResigned && (
                  <Confirmed
                    label={words.resign}
                    question={now.players.length === 2 ? words.resignOfTwo : words.resignOfMore}
                    confirm={words.resign}
                    onConfirm={() => resign(claim).then(close, () => setFailed(words.resignFailed))}
                  />
                )}
                {failed !== '' && <p role="alert">{failed}</p>}
              </>
            )}
          </MatchMenu>
        </>
      }
    >
      <Suspense fallback={<TableLoading>{net.connecting}</TableLoading>}>
        {shown === null ? (
          <TableLoading>{net.connecting}</TableLoading>
        ) : (
          <FinalNote value={<OpenedSeal game={game} id={id} commitment={commitment} />}>
            <EndActions
              value={
                <>
                  <Suspense>
                    <Rematch rematch={rematch} mayAsk={claim !== null} />
                  </Suspense>
                  <Link className="button" to={`/replay/${game}/${id}`}>
                    {words.replay}
                  </Link>
                  <a className="button" href={recordUrl(game, id)} download={recordFile}>
                    {words.record}
                  </a>
                </>
              }
            >
              <Board match={shown} />
            </EndActions>
          </FinalNote>
        )}
      </Suspense>
      {hasAsked && table !== null && (
        <Suspense>
          <AskingPart
            asking={now.asking}
            seat={table.seat}
            events={table.events.length}
            nameOf={seat => table.seats[seat]?.name ?? ''}
            answer={answerUndo}
          />
        </Suspense>
      )}
      {claim !== null && absent !== null && !over && (
        <Suspense>
          <AwayPanel
            key={absent}
            claim={claim}
            seat={absent}
            name={now.players[absent]?.name ?? ''}
            until={table?.away?.get(absent)?.until ?? null}
            voters={now.news?.votes[absent] ?? []}
          />
        </Suspense>
      )}
      <p className="table-toast" role="status">
        {notice !== ''
          ? notice
          : failed !== ''
            ? failed
            : takenBack !== ''
              ? takenBack
              : offer === null
                ? ''
                : words.wants(offer.by)}
      </p>
    </Page>
  );
};

/** What a match of two comes to when somebody gives up: nobody's score counts. */
const givenUpBy = (seat: Seat): Outcome => ({ scores: [], winners: [1 - seat] });

/** Whom the match waits for though they are not here, or null. */
const awaited = (online: Online | null, table: TableMatch<unknown, AnyEvent> | null): Seat | null => {
  if (online === null || table === null || table.seat === null || table.status === 'offline') return null;
  const isAbsent = (seat: Seat) => seat !== table.seat && table.seats[seat]?.connected === false;
  const isHeld = (seat: Seat) => isAbsent(seat) && table.seats[seat]?.bot === null;
  return online.module.rules.seatsToAct(table.view).find(isHeld) ?? null;
};

const useLeave = (claim: SeatClaim | null, over: boolean, onFailed: () => void) => {
  const navigate = useNavigate();
  return async () => {
    if (claim === null) return;
    try {
      await leaveMatch(claim);
      // A bot only stands in, as long as the match lasts: its owner may take the seat back.
      if (!over) keepClaim(claim);
      navigate('/');
    } catch {
      onFailed();
    }
  };
};
