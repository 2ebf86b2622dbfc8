import type { Socket } from 'socket.io';
import type { Seat } from '../../game/shared/seats.ts';
import type { Tell } from '../match/commands.ts';
import { secondsToActOf } from '../match/options.ts';
import type { Presence, Published, Publisher } from '../match/ports.ts';
import { publicPlayers } from '../match/seats.ts';
import type { ServedGame } from '../match/served-game.ts';
import { clockFor, syncFor, updateFor } from './outbound.ts';

/** One open page at one match. */
export type Session = {
  readonly socket: Socket;
  readonly game: ServedGame;
  readonly matchID: string;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly credentials: string | null;
  /**
   * `reading`: its match is being read, and what is published meanwhile makes that reading outdated.
   * `in-sync`: it has been sent the match and hears every change.
   */
  status: 'reading' | 'outdated' | 'in-sync';
  /** How often its match has begun to be read: of several readings at once the last one counts. */
  readings: number;
};

/** Other servers that run the same matches. */
export type Elsewhere = Presence & {
  /** Is told which seats have a page here, whenever a seat's page has come or gone. */
  readonly seatsHere: (matchID: string, seats: ReadonlySet<Seat>) => void;
};

const NOBODY: ReadonlySet<Seat> = new Set();
const NOWHERE_ELSE: Elsewhere = { seatsAt: () => NOBODY, seatsHere: () => {} };

/**
 * Which pages are at which match, and what they are told. A seat is present while at least one page of its owner's
 * is open.
 */
export class Pages implements Presence, Publisher {
  readonly #bySocket = new Map<string, Session>();
  readonly #byMatch = new Map<string, Set<Session>>();
  readonly #elsewhere: Elsewhere;

  /** @param elsewhere which seats have pages on other servers that run the same matches */
  constructor(elsewhere: Elsewhere = NOWHERE_ELSE) {
    this.#elsewhere = elsewhere;
  }

  /** A socket is at one match at a time: entering leaves the one before. */
  enter(session: Session): void {
    this.leave(session.socket);
    this.#bySocket.set(session.socket.id, session);
    const there = this.#byMatch.get(session.matchID);
    if (there) there.add(session);
    else this.#byMatch.set(session.matchID, new Set([session]));
    this.#tellElsewhere(session);
  }

  /** The session that ended, if there was one. */
  leave(socket: Socket): Session | null {
    const session = this.#bySocket.get(socket.id);
    if (!session) return null;
    this.#bySocket.delete(socket.id);
    const there = this.#byMatch.get(session.matchID);
    there?.delete(session);
    if (there?.size === 0) this.#byMatch.delete(session.matchID);
    this.#tellElsewhere(session);
    return session;
  }

  of(socket: Socket): Session | null {
    return this.#bySocket.get(socket.id) ?? null;
  }

  /** Every page at a match. */
  at(matchID: string): readonly Session[] {
    return [...(this.#byMatch.get(matchID) ?? [])];
  }

  /** Spectators do not count. */
  seatsAt(matchID: string): ReadonlySet<Seat> {
    return new Set([...this.seatsHere(matchID), ...this.#elsewhere.seatsAt(matchID)]);
  }

  /** The same of the pages on this server alone. */
  seatsHere(matchID: string): ReadonlySet<Seat> {
    const seats = new Set<Seat>();
    for (const { seat } of this.#byMatch.get(matchID) ?? []) if (seat !== null) seats.add(seat);
    return seats;
  }

  /** The matches that have pages here. */
  matches(): readonly string[] {
    return [...this.#byMatch.keys()];
  }

  #tellElsewhere({ matchID, seat }: Session): void {
    if (seat !== null) this.#elsewhere.seatsHere(matchID, this.seatsHere(matchID));
  }

  publish(published: Published, tell: readonly Tell[]): void {
    // Who is reading the match reads it once more, rather than hear of a change of something it does not know.
    for (const session of this.at(published.match.id)) {
      if (session.status === 'reading') session.status = 'outdated';
    }
    for (const each of tell) this.#say(published, each);
  }

  #say(published: Published, tell: Tell): void {
    const { match } = published;
    const { id, data } = match;
    switch (tell.kind) {
      case 'state':
        this.#sayState(published, tell.only);
        break;
      case 'begun':
        this.#sayAll(published);
        break;
      case 'players':
        this.#emit(id, 'matchData', id, publicPlayers(data, this.seatsAt(id)));
        break;
      case 'clocks':
        if (secondsToActOf(data) > 0) this.#emit(id, 'clock', ...clockFor(match, Date.now()));
        break;
      case 'chat':
        this.#emit(id, 'chat', id, { id: tell.id, sender: String(tell.seat), payload: tell.text });
        break;
      case 'vacated':
        for (const { seat, socket } of this.at(id)) if (seat === tell.seat) this.leave(socket);
        break;
      case 'gone':
        for (const { socket } of this.at(id)) {
          this.leave(socket);
          socket.emit('refused', id, null, 'unknown-match');
        }
        break;
      case 'listing':
        // The lobby's affair.
        break;
    }
  }

  #emit(matchID: string, event: string, ...args: readonly unknown[]): void {
    for (const { socket, status } of this.at(matchID)) if (status === 'in-sync') socket.emit(event, ...args);
  }

  /** Each page what its seat may know; those of one seat, and all spectators, the same. */
  #sayState({ match, game, log }: Published, only: Seat | undefined): void {
    const bySeat = new Map<Seat | null, readonly unknown[]>();
    for (const { socket, seat, status } of this.at(match.id)) {
      if (status !== 'in-sync' || match.state === null || (only !== undefined && seat !== only)) continue;
      const args = bySeat.get(seat) ?? updateFor(game, match.id, seat, match.state, log);
      bySeat.set(seat, args);
      socket.emit('update', ...args);
    }
  }

  #sayAll({ match, game, initialState }: Published): void {
    const { state } = match;
    if (state === null || initialState === undefined) return;
    const present = this.seatsAt(match.id);
    for (const session of this.at(match.id)) {
      const sync = syncFor(game, { ...match, state }, { initialState, log: [] }, session.seat, present);
      session.socket.emit('sync', ...sync);
      session.status = 'in-sync';
    }
  }
}
