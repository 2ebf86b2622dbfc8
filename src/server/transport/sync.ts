import type { Socket } from 'socket.io';
import { isRefusal } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { secondsToActOf } from '../match/options.ts';
import { hasStandIn, isOwner, playerAt, publicPlayers } from '../match/seats.ts';
import type { ServedGame } from '../match/served-game.ts';
import type { SyncMessage } from './messages.ts';
import { clockFor, syncFor } from './outbound.ts';
import type { Pages, Session } from './pages.ts';

/** Why a page is shown nothing of the match it asked for, or null. */
export type SyncRefusal = string | null;

/**
 * Brings a page to its match: sends it all it may know and lets it hear what changes from then on. A player who
 * comes back takes the seat from the bot that stood in; where that cannot be stored, the page is refused.
 */
export const enterMatch = async (
  matches: Matches,
  pages: Pages,
  game: ServedGame,
  socket: Socket,
  { matchID, seat, credentials }: SyncMessage,
): Promise<SyncRefusal> => {
  const match = await matches.load(matchID);
  // boardgame.io would create a match nobody asked the lobby for, and show one game's match by another's rules.
  if (match === null || match.data.gameName !== game.name) return 'unknown-match';
  // A seat nobody has joined has no owner, so nobody may listen as it; nor as a bot.
  if (seat !== null && !isOwner(match.data, seat, credentials)) return 'credentials';
  if (seat !== null && hasStandIn(playerAt(match.data, seat)!)) {
    const back = await matches.send(matchID, { kind: 'return', seat, credentials }, match);
    if (isRefusal(back)) return back.refused;
  }
  if (!socket.connected) return null;

  const before = pages.of(socket);
  const wasThere = seat === null || pages.seatsHere(matchID).has(seat);
  const session: Session = {
    socket,
    game,
    matchID,
    seat,
    credentials: seat === null ? null : credentials,
    status: 'reading',
    readings: 0,
  };
  pages.enter(session);
  const isMoved = before !== null && (before.matchID !== matchID || before.seat !== seat);
  const refusal = await sendMatch(matches, pages, session);
  if (isMoved) await hasLeft(matches, pages, before);
  if (refusal !== null) return refusal;
  if (!wasThere) await matches.send(matchID, { kind: 'presence' });
  return null;
};

/**
 * Sends a page its whole match, history included; once more if the match has changed while it was read. A page whose
 * match or seat has gone meanwhile is not at it any more.
 */
export const sendMatch = async (matches: Matches, pages: Pages, session: Session): Promise<SyncRefusal> => {
  const { socket, game, matchID, seat, credentials } = session;
  do {
    session.status = 'reading';
    session.readings += 1;
    const reading = session.readings;
    const history = await matches.history(matchID);
    const match = await matches.load(matchID);
    if (pages.of(socket) !== session) return null;
    const isOwners = match !== null && (seat === null || isOwner(match.data, seat, credentials));
    if (!isOwners) {
      pages.leave(socket);
      return match === null ? 'unknown-match' : 'credentials';
    }
    // It was told everything while this read, or somebody reads it later; or what was read is no longer so.
    if (statusOf(session) === 'in-sync' || session.readings !== reading) return null;
    if (statusOf(session) === 'outdated') continue;
    session.status = 'in-sync';
    const present = pages.seatsAt(matchID);
    const { state } = match;
    // Before the match has begun there is nothing of it to be shown, but who sits there.
    if (state === null) socket.emit('matchData', matchID, publicPlayers(match.data, present));
    else socket.emit('sync', ...syncFor(game, { ...match, state }, history, seat, present));
    if (secondsToActOf(match.data) > 0) socket.emit('clock', ...clockFor(match, Date.now()));
  } while (statusOf(session) !== 'in-sync');
  return null;
};

/** Asked through a function, as the status changes while this waits. */
const statusOf = ({ status }: Session): Session['status'] => status;

/** After a page has gone: the others see it, and its seat may need somebody to stand in. */
export const hasLeft = async (
  matches: Matches,
  pages: Pages,
  { matchID, seat }: Pick<Session, 'matchID' | 'seat'>,
): Promise<void> => {
  if (seat !== null && !pages.seatsAt(matchID).has(seat)) await matches.send(matchID, { kind: 'presence' });
};
