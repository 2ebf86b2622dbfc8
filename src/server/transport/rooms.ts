import type { Socket } from 'socket.io';
import type { Seat } from '../../game/shared/seats.ts';
import type { ServedGame } from '../served-game.ts';

/** One open page at one match. */
export type Session = {
  readonly socket: Socket;
  readonly served: ServedGame;
  readonly matchID: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly credentials: string | null;
};

/** Which sockets are at which match. A seat is connected while at least one page of its owner's is. */
export class Rooms {
  readonly #bySocket = new Map<string, Session>();
  readonly #byMatch = new Map<string, Set<Session>>();

  /** A socket is at one match at a time: entering leaves the one before. */
  enter(session: Session): void {
    this.leave(session.socket);
    this.#bySocket.set(session.socket.id, session);
    const room = this.#byMatch.get(session.matchID);
    if (room) room.add(session);
    else this.#byMatch.set(session.matchID, new Set([session]));
  }

  /** The session that ended, if there was one. */
  leave(socket: Socket): Session | null {
    const session = this.#bySocket.get(socket.id);
    if (!session) return null;
    this.#bySocket.delete(socket.id);
    const room = this.#byMatch.get(session.matchID);
    room?.delete(session);
    if (room?.size === 0) this.#byMatch.delete(session.matchID);
    return session;
  }

  of(socket: Socket): Session | null {
    return this.#bySocket.get(socket.id) ?? null;
  }

  at(matchID: string): readonly Session[] {
    return [...(this.#byMatch.get(matchID) ?? [])];
  }

  isConnected(matchID: string, seat: Seat): boolean {
    return this.at(matchID).some(session => session.seat === seat);
  }

  /** Somebody sits at the table and looks at it; spectators do not count. */
  isAnybodyThere(matchID: string): boolean {
    return this.at(matchID).some(session => session.seat !== null);
  }

  /** Nobody listens as this seat any more: its owner got up. */
  vacate(matchID: string, seat: Seat): void {
    for (const session of this.at(matchID)) if (session.seat === seat) this.leave(session.socket);
  }
}
