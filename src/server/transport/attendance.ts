import type { Seat } from '../../game/shared/seats.ts';
import type { PlayerData } from '../boardgame.ts';
import type { Presence } from '../match/ports.ts';
import { publicPlayers } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { DisconnectGrace } from './disconnect-grace.ts';
import { MatchPages, type Session } from './match-pages.ts';
import type { PageSocket } from './page-socket.ts';
import type { ViewRoom } from './view-room.ts';
import { Watchers, type WatchersElsewhere } from './watchers.ts';

/** Other servers that run the same matches. */
export type Elsewhere = Presence &
  WatchersElsewhere & {
    /** Is told which seats have a page here, whenever a seat's page has come or gone. */
    readonly seatsHere: (matchID: string, seats: ReadonlySet<Seat>) => void;
    /** The same of those that have one in sight. */
    readonly lookingHere: (matchID: string, seats: ReadonlySet<Seat>) => void;
  };

const NOBODY: ReadonlySet<Seat> = new Set();
const NOWHERE_ELSE: Elsewhere = {
  seatsAt: () => NOBODY,
  lookingAt: () => NOBODY,
  seatsHere: () => {},
  lookingHere: () => {},
  watchersAt: () => 0,
  watchersHere: () => {},
};

/**
 * Which pages are at which match. A seat is present while at least one page of its owner's is open, and for a moment longer
 * where that has lost its connection.
 */
export class Attendance implements Presence {
  readonly #bySocket = new Map<string, Session>();
  readonly #byMatch = new Map<string, MatchPages>();
  readonly #elsewhere: Elsewhere;
  readonly #grace: DisconnectGrace;
  readonly #watchers: Watchers;

  /**
   * @param elsewhere which seats have pages on other servers that run the same matches
   * @param goneAfter milliseconds after which a page that has lost its connection is taken to have gone
   */
  constructor(elsewhere: Elsewhere = NOWHERE_ELSE, goneAfter = 0) {
    this.#elsewhere = elsewhere;
    this.#grace = new DisconnectGrace(goneAfter);
    this.#watchers = new Watchers({
      hasPagesHere: id => this.#byMatch.has(id),
      here: id => this.#byMatch.get(id)?.watchers ?? 0,
      elsewhere,
      broadcast: (id, many) => this.#byMatch.get(id)?.broadcast('watching', id, many),
    });
  }

  /** A socket is at one match at a time: entering leaves the one before. */
  enter(session: Session): void {
    this.leave(session.socket);
    this.#bySocket.set(session.socket.id, session);
    const there = this.#byMatch.get(session.matchID) ?? new MatchPages();
    this.#byMatch.set(session.matchID, there);
    there.add(session);
    if (session.seat !== null) this.#grace.end(session.matchID, session.seat);
    this.#announcePresence(session);
  }

  /** The session that ended, if there was one. */
  leave(socket: PageSocket): Session | null {
    const session = this.#bySocket.get(socket.id);
    if (!session) return null;
    this.#bySocket.delete(socket.id);
    const there = this.#byMatch.get(session.matchID);
    there?.remove(session);
    if (there?.sessions.size === 0) {
      this.#byMatch.delete(session.matchID);
      this.#watchers.forget(session.matchID);
    }
    this.#announcePresence(session);
    return session;
  }

  /**
   * A page has lost its connection.
   * @param gone is called with its session if it is not back in time
   */
  lose(socket: PageSocket, gone: (session: Session) => void): void {
    const session = this.of(socket);
    if (session === null) return;
    const { matchID, seat } = session;
    const over = () => {
      this.#announcePresence(session);
      gone(session);
    };
    if (seat !== null) this.#grace.begin(matchID, seat, over);
    this.leave(socket);
  }

  of(socket: PageSocket): Session | null {
    return this.#bySocket.get(socket.id) ?? null;
  }

  /** How many pages are at matches: as owners of seats, and to watch. */
  counts(): { readonly seats: number; readonly spectators: number } {
    const sessions = [...this.#bySocket.values()];
    const seats = sessions.filter(({ seat }) => seat !== null).length;
    return { seats, spectators: sessions.length - seats };
  }

  /** Every page at a match. */
  at(matchID: string): readonly Session[] {
    return [...(this.#byMatch.get(matchID)?.sessions ?? [])];
  }

  /** The room of a session; null where the session has ended. */
  roomOf(session: Session): ViewRoom | null {
    return this.of(session.socket) === session ? this.#byMatch.get(session.matchID)!.room(session) : null;
  }

  /** How many pages here watch a match. */
  watchersAt(matchID: string): number {
    return this.#byMatch.get(matchID)?.watchers ?? 0;
  }

  /** The latest version of a match that its pages here have heard of, or null where there was none. */
  versionAt(matchID: string): number | null {
    return this.#byMatch.get(matchID)?.version ?? null;
  }

  /** Spectators do not count. */
  seatsAt(matchID: string): ReadonlySet<Seat> {
    return united(this.seatsHere(matchID), this.#elsewhere.seatsAt(matchID));
  }

  /** The same of the pages on this server alone. */
  seatsHere(matchID: string): ReadonlySet<Seat> {
    return united(this.#byMatch.get(matchID)?.seats() ?? NOBODY, this.#grace.at(matchID));
  }

  /** Seats that have lost their connection a moment ago count, too. */
  lookingAt(matchID: string): ReadonlySet<Seat> {
    return united(this.#lookingHere(matchID), this.#elsewhere.lookingAt(matchID));
  }

  /**
   * Whether a page is out of sight, as it says.
   * @returns whether its seat has none in sight any more
   */
  hide(session: Session, isHidden: boolean): boolean {
    const { matchID, seat } = session;
    this.#byMatch.get(matchID)?.hide(session, isHidden);
    if (seat === null) return false;
    this.#elsewhere.lookingHere(matchID, this.#lookingHere(matchID));
    return isHidden && !this.lookingAt(matchID).has(seat);
  }

  /** The matches that have pages here. */
  matches(): readonly string[] {
    return [...this.#byMatch.keys()];
  }

  /** Who sits where, for everybody. */
  playersOf({ id, data }: StoredMatch): readonly PlayerData[] {
    return publicPlayers(data, this.seatsAt(id));
  }

  /** Somebody on another server has come to watch, or has gone. */
  watchersChanged(matchID: string): void {
    if (this.#byMatch.has(matchID)) this.#watchers.changed(matchID);
  }

  /** How many watch a match on all servers, for a page that has just come to it: from now on it is told. */
  subscribeToWatchers(matchID: string): number {
    return this.#watchers.subscribe(matchID);
  }

  /** A seat is its owner's no more: nobody waits for a page of theirs to be back. */
  vacate(matchID: string, seat: Seat): void {
    this.#grace.end(matchID, seat);
  }

  /** All pages here at a match, or undefined where there is none. */
  there(matchID: string): MatchPages | undefined {
    return this.#byMatch.get(matchID);
  }

  close(): void {
    this.#grace.close();
    this.#watchers.close();
  }

  #announcePresence({ matchID, seat }: Session): void {
    if (seat === null) this.#watchers.changed(matchID);
    else {
      this.#elsewhere.seatsHere(matchID, this.seatsHere(matchID));
      this.#elsewhere.lookingHere(matchID, this.#lookingHere(matchID));
    }
  }

  #lookingHere(matchID: string): ReadonlySet<Seat> {
    return united(this.#byMatch.get(matchID)?.looking() ?? NOBODY, this.#grace.at(matchID));
  }
}

const united = (here: ReadonlySet<Seat>, elsewhere: ReadonlySet<Seat>): ReadonlySet<Seat> =>
  elsewhere.size === 0 ? here : new Set([...here, ...elsewhere]);
