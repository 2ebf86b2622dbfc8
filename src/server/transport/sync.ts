import type { IncomingMessage } from 'node:http';
import type { Seat } from '../../game/shared/seats.ts';
import type { FromPageRead } from '../../wire/from-page.ts';
import { isRefusal } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { clockAt } from '../match/options.ts';
import { isKeptWarm, isOwner, playerAt } from '../match/seats.ts';
import { refusalOfPieces, type ServedGame } from '../match/served-game.ts';
import { talkVisibleTo } from '../match/talking.ts';
import { sendBeforehandTo } from './announcements.ts';
import { blockedAt, withoutBlocked } from './blocked-talk.ts';
import type { Session } from './match-pages.ts';
import { askingFor, clockFor } from './outbound.ts';
import type { PageSocket } from './page-socket.ts';
import type { Pages } from './pages.ts';
import type { PresenceUpdates } from './presence-updates.ts';
import type { Reading } from './reading.ts';
import { talkPage } from './talk-pages.ts';

/** Why a page is shown nothing of the match it asked for, or null. */
export type SyncRefusal = string | null;

/** What entering a match needs of the server. */
export type MatchServices = {
  readonly matches: Matches;
  readonly pages: Pages;
  readonly presenceUpdates: Pick<PresenceUpdates, 'expect'>;
  readonly log: { readonly error: (facts: object, message: string) => void };
  /** The id of the member whose browser asks, or null; by default nobody is a member. */
  readonly memberOf?: (request: IncomingMessage) => Promise<string | null>;
  /** How many pages here may watch one match; by default as many as like. */
  readonly mostWatchers?: number;
};

/**
 * Lets a page enter a match: sends it what it may know, and from then on what changes. A player who
 * comes back takes the seat from the bot that stood in; where that cannot be stored, the page is refused.
 */
export const enterMatch = async (
  {
    matches,
    pages,
    presenceUpdates,
    log,
    memberOf = async () => null,
    mostWatchers = Number.POSITIVE_INFINITY,
  }: MatchServices,
  game: ServedGame,
  socket: PageSocket,
  { matchID, seat, credentials }: Omit<FromPageRead<'sync'>, 'seats'>,
): Promise<SyncRefusal> => {
  const match = await matches.load(matchID);
  // boardgame.io would create a match nobody asked the lobby for, and show one game's match by another's rules.
  if (match === null || match.data.gameName !== game.name) return 'unknown-match';
  if (seat === null && match.data.heldBack) return 'held-back';
  const otherPieces = refusalOfPieces(game, match);
  if (otherPieces !== null) log.error({ matchID }, otherPieces);
  // A free seat and a bot's have no owner, so nobody may enter as one of them.
  if (seat !== null && !isOwner(match.data, seat, credentials)) return 'credentials';
  if (seat !== null && isKeptWarm(playerAt(match.data, seat)!)) {
    const back = await matches.send(matchID, { kind: 'return', seat, credentials }, match);
    if (isRefusal(back)) return back.refused;
  }
  const member = seat === null ? await memberOf(socket.request) : null;
  if (!socket.connected) return null;

  const before = pages.of(socket);
  const wasThere = seat === null || pages.seatsHere(matchID).has(seat);
  const session: Session = {
    socket,
    game,
    matchID,
    seat,
    credentials: seat === null ? null : credentials,
    member,
    behind: null,
  };
  const isMoved = before !== null && (before.matchID !== matchID || before.seat !== seat);
  const isBack =
    before !== null && !isMoved && before.credentials === session.credentials && before.member === member;
  const isOneMore = seat === null && (before === null || isMoved);
  if (isOneMore && pages.watchersAt(matchID) >= mostWatchers) return 'rate';
  // A page that asks again stays in its room, so that it misses nothing while the match is read.
  if (!isBack) pages.enter(session);
  // Now, and not after the match has been read: if that fails the page asks again, and by then it counts as present.
  if (isMoved) pageLeft(pages, presenceUpdates, before);
  if (!wasThere) presenceUpdates.expect([matchID]);
  return sendMatch(pages, isBack ? before : session, await blockedAt(pages.blocks, match, session));
};

/**
 * Sends a page its match as it is now. A page whose match or seat has gone meanwhile is not at it any more.
 * @throws what the storage throws
 */
const sendMatch = (pages: Pages, session: Session, blocked: ReadonlySet<Seat>): Promise<SyncRefusal> =>
  pages.catchUp(session.matchID, ({ match, log }) => {
    const { socket, matchID, seat, credentials } = session;
    const room = pages.roomOf(session);
    if (room === null) return null;
    if (match === null || (seat !== null && !isOwner(match.data, seat, credentials))) {
      pages.leave(socket);
      return match === null ? 'unknown-match' : 'credentials';
    }
    const players = pages.playersOf(match);
    // Before the match has begun there is nothing of it to be shown, but who sits there.
    if (match.state === null) socket.emit('matchData', matchID, players);
    else socket.emit('sync', matchID, room.everything({ match, log }, players));
    room.admit(session);
    if (match.control.asking !== undefined) socket.emit('asking', ...askingFor(match, pages.now()));
    if (clockAt(match.data) !== null) socket.emit('clock', ...clockFor(match, pages.now()));
    // The page may have lost what it was sent before.
    session.chosen = '';
    sendBeforehandTo(session, match);
    pages.sendTableState(socket, match);
    const talk = withoutBlocked(talkVisibleTo(match, seat, credentials), match, blocked);
    if (talk.length > 0) {
      const { lines, earlier } = talkPage(talk, null);
      socket.emit('talk', matchID, lines, earlier);
    }
    return null;
  });

/**
 * Brings all pages at a match up to a version, and one page in particular. Nothing gets lost on an open connection, so a page that shows
 * an earlier state has the next one on its way: only if it says so a second time is it sent the state once more.
 * @param version of its match as it is known to be stored
 * @param inSight the number of the state that the page says it shows; null where it has not said
 */
export const catchUp = async (
  pages: Pages,
  session: Session,
  version: number,
  inSight: number | null,
): Promise<void> => {
  const { matchID } = session;
  if (version > (pages.versionAt(matchID) ?? 0)) await pages.catchUp(matchID, () => {});
  const stateID = pages.roomOf(session)?.stateID ?? null;
  if (inSight === null || stateID === null || inSight >= stateID) return;
  const { behind } = session;
  if (behind?.stateID !== stateID) session.behind = { stateID, shown: null };
  else {
    behind.shown ??= pages.catchUp(matchID, reading => showAgain(pages, session, reading, inSight));
    await behind.shown;
  }
};

const showAgain = (pages: Pages, session: Session, { match, log }: Reading, inSight: number): void => {
  const { socket, matchID } = session;
  const room = pages.roomOf(session);
  if (room === null || match === null || !room.has(session)) return;
  const update = room.update({ match, log }, inSight);
  if (update === null) socket.emit('sync', matchID, room.everything({ match, log }, pages.playersOf(match)));
  else socket.emit('update', ...update);
};

/** To be called when a page has left: others are shown that, and its seat may need a stand-in, or a notice of its turn. */
export const pageLeft = (
  pages: Pick<Pages, 'lookingAt'>,
  presenceUpdates: Pick<PresenceUpdates, 'expect'>,
  { matchID, seat }: Pick<Session, 'matchID' | 'seat'>,
): void => {
  // Other pages of the seat may still be open: what counts is whether anybody sees one of them.
  if (seat !== null && !pages.lookingAt(matchID).has(seat)) presenceUpdates.expect([matchID]);
};
