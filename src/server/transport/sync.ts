import type { Socket } from 'socket.io';
import { Master, type MatchData } from '../boardgame.ts';
import type { House } from '../house.ts';
import { hasStandIn, isPerson, playerAt, sameSecret, takeBack, withPlayer } from '../lobby/seats.ts';
import type { ServedGame } from '../served-game.ts';
import type { SyncMessage } from './messages.ts';
import { type SyncInfo, syncFor } from './outbound.ts';
import { publishPlayers } from './publish.ts';
import type { Session } from './rooms.ts';

/** A page that may see nothing of the match it asked for. */
export type SyncRefusal = 'unknown-match' | 'credentials';

/**
 * Brings a page to its match: sends it all it may know and lets it listen from then on. A player who comes
 * back takes the seat from the bot that stood in. To be called under the match's mutex.
 */
export const enterMatch = async (
  house: House,
  served: ServedGame,
  socket: Socket,
  { matchID, seat, credentials }: SyncMessage,
): Promise<SyncRefusal | null> => {
  const { metadata } = await house.store.fetch(matchID, { metadata: true });
  // The framework would create a match nobody asked the lobby for, and show one game's match by another's rules.
  if (!metadata || metadata.gameName !== served.name) return 'unknown-match';
  if (seat !== null && !maySitAt(metadata, seat, credentials)) return 'credentials';
  if (!socket.connected) return null;

  const session: Session = { socket, served, matchID, seat, credentials: seat === null ? null : credentials };
  const before = house.rooms.of(socket);
  const wasThere = seat === null || house.rooms.isConnected(matchID, seat);
  house.rooms.enter(session);
  const player = seat === null ? undefined : playerAt(metadata, seat);
  const isBack = player !== undefined && hasStandIn(player);
  if (isBack) await house.store.setMetadata(matchID, withPlayer(metadata, takeBack(player)));
  await sendMatch(house, session);

  if (before !== null && before.matchID !== matchID) await hasLeft(house, before);
  if (isBack || !wasThere || (before?.matchID === matchID && before.seat !== seat)) {
    await publishPlayers(house, matchID);
    if (metadata.unlisted !== true) house.listChanged(served.name);
  }
  return null;
};

/** A seat nobody has joined has no owner, so nobody may listen as it; nor as a bot. */
const maySitAt = (match: MatchData, seat: number, credentials: string | null): boolean => {
  const player = playerAt(match, seat);
  return player !== undefined && isPerson(player) && sameSecret(credentials, player.credentials);
};

/** Sends a page its whole match, history included. */
export const sendMatch = async (house: House, session: Session): Promise<void> => {
  const { socket, served, matchID, seat, credentials } = session;
  const ears = {
    send: (message: { type: string; args: readonly unknown[] }) => {
      if (message.type === 'sync') {
        socket.emit('sync', ...syncFor(served, matchID, seat, message.args[1] as SyncInfo));
      }
    },
    sendAll: () => {},
  };
  const master = new Master(served.game, house.store, ears as never, house.auth);
  await master.onSync(matchID, seat === null ? null : String(seat), credentials ?? undefined);
};

/** After a page has gone: the others see it, and its seat may need somebody to stand in. */
export const hasLeft = async (house: House, { matchID, seat, served }: Session): Promise<void> => {
  if (seat !== null && !house.rooms.isConnected(matchID, seat)) {
    await publishPlayers(house, matchID);
    house.listChanged(served.name);
  }
  house.wake(matchID);
};
