import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { Seat } from '../../game/shared/seats.ts';
import type { PlayerData } from '../boardgame.ts';
import type { Tell } from '../match/commands.ts';
import { CannotStore, type Presence, type Published, type Publisher } from '../match/ports.ts';
import { publicPlayers } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { Announcements } from './announcements.ts';
import { HistoryPages } from './history-pages.ts';
import { Lingering } from './lingering.ts';
import { MatchPages, type Session } from './match-pages.ts';
import { type MatchReader, type Reading, Readings } from './reading.ts';
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

/** How often a match is read once more as what was read is known to be old: then it is what it is. */
const READINGS = 10;
/** How soon pages that could not be told what they missed are told. */
const RETRY_MS = 1000;

/**
 * Which pages are at which match, and what they are told. A seat is present while at least one page of its owner's
 * is open, and for a moment longer where that has lost its connection.
 */
export class Pages implements Presence, Publisher {
  readonly #log: Pick<Logger, 'error'>;
  /** The time by which deadlines are set, in milliseconds since 1970. */
  readonly now: () => number;
  readonly #readings: Readings;
  readonly #history: HistoryPages;
  readonly #bySocket = new Map<string, Session>();
  readonly #byMatch = new Map<string, MatchPages>();
  /** By match, what pages are to be told as soon as it has been read. */
  readonly #behind = new Map<string, Set<Tell['kind']>>();

  readonly #elsewhere: Elsewhere;
  readonly #lingering: Lingering;
  readonly #watchers: Watchers;
  readonly #announcements = new Announcements({
    playersOf: match => this.playersOf(match),
    leave: socket => this.leave(socket),
    now: () => this.now(),
    vacated: (matchID, seat) => this.#lingering.end(matchID, seat),
  });

  /**
   * @param elsewhere which seats have pages on other servers that run the same matches
   * @param goneAfter milliseconds after which a page that has lost its connection is taken to have gone
   */
  constructor(
    reader: MatchReader,
    elsewhere: Elsewhere = NOWHERE_ELSE,
    goneAfter = 0,
    log: Pick<Logger, 'error'> = { error: () => {} },
    now: () => number = Date.now,
  ) {
    this.now = now;
    this.#log = log;
    this.#readings = new Readings(reader);
    this.#history = new HistoryPages(reader);
    this.#elsewhere = elsewhere;
    this.#lingering = new Lingering(goneAfter);
    this.#watchers = new Watchers({
      isAnyHere: id => this.#byMatch.has(id),
      here: id => this.#byMatch.get(id)?.watchers ?? 0,
      elsewhere,
      say: (id, many) => this.#byMatch.get(id)?.say('watching', id, many),
    });
  }

  /** A socket is at one match at a time: entering leaves the one before. */
  enter(session: Session): void {
    this.leave(session.socket);
    this.#bySocket.set(session.socket.id, session);
    const there = this.#byMatch.get(session.matchID) ?? new MatchPages();
    this.#byMatch.set(session.matchID, there);
    there.add(session);
    if (session.seat !== null) this.#lingering.end(session.matchID, session.seat);
    this.#tellOf(session);
  }

  /** The session that ended, if there was one. */
  leave(socket: Socket): Session | null {
    const session = this.#bySocket.get(socket.id);
    if (!session) return null;
    this.#bySocket.delete(socket.id);
    const there = this.#byMatch.get(session.matchID);
    there?.remove(session);
    if (there?.sessions.size === 0) {
      this.#byMatch.delete(session.matchID);
      this.#watchers.forget(session.matchID);
    }
    this.#tellOf(session);
    return session;
  }

  /**
   * A page has lost its connection.
   * @param gone hears of its session if by the time that it should be back it is not
   */
  lose(socket: Socket, gone: (session: Session) => void): void {
    const session = this.of(socket);
    if (session === null) return;
    const { matchID, seat } = session;
    const over = () => {
      this.#tellOf(session);
      gone(session);
    };
    if (seat !== null) this.#lingering.begin(matchID, seat, over);
    this.leave(socket);
  }

  of(socket: Socket): Session | null {
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

  /** What the page of a session has been shown, with all others that see the match so. */
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
    return united(this.#byMatch.get(matchID)?.seats() ?? NOBODY, this.#lingering.at(matchID));
  }

  /** Whoever has lost their connection a moment ago may look as well. */
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

  /** A page that comes to a table is told what there is to tell beside the match. */
  greet(socket: Socket, match: StoredMatch): void {
    this.#announcements.sayTableTo(socket, match);
    const many = this.#watchers.toldTo(match.id);
    if (many > 0) socket.emit('watching', match.id, many);
  }

  /** Somebody on another server has come to watch, or has gone. */
  watchersChanged(matchID: string): void {
    if (this.#byMatch.has(matchID)) this.#watchers.changed(matchID);
  }

  /**
   * A page of what happened earlier in the match of a session: nothing, where it has not been shown the match, and so
   * whose seat it is now has not been looked at.
   * @throws what the storage throws
   */
  async history(session: Session, before: number): ReturnType<HistoryPages['page']> {
    const room = this.roomOf(session);
    return room === null || room.stateID === null ? [] : this.#history.page(session, before);
  }

  publish(published: Published, tell: readonly Tell[]): void {
    const there = this.#byMatch.get(published.match.id);
    if (there === undefined) return;
    // Who is reading an earlier version reads once more, rather than hear of changes of something it does not know.
    there.hears(published.match.version);
    if (published.initialState !== undefined) {
      this.#sendStrangersAway(there, published.match);
      there.begin(published.initialState);
      there.showBegun(published, this.playersOf(published.match));
    }
    // A move of another node's, of which this one has not heard yet, may lie between: it is read.
    if (there.show(published).length > 0) this.#catchUpLater(published.match.id, []);
    for (const each of tell) this.#announcements.say(there, published.match, each);
  }

  /**
   * Another node has changed a match: its pages here are told what they have missed. However often this is called,
   * the match is read once for all of them, and once more where this is called meanwhile.
   * @param version the version it is now at
   */
  behind(matchID: string, version: number, tell: readonly Tell[]): void {
    const there = this.#byMatch.get(matchID);
    if (there === undefined) return;
    const isNew = there.hears(version);
    const toTell = this.#announcements.sayOfOther(there, matchID, tell);
    if (isNew || toTell.length > 0) this.#catchUpLater(matchID, toTell);
  }

  /**
   * Reads a match as it is now, and tells all its pages here what they have missed.
   * @param next is done in the same moment, when all of them have been shown what was read
   * @returns what `next` returns, or null where nobody is at the match any more
   * @throws what the storage throws
   */
  async catchUp<Next>(matchID: string, next: (reading: Reading) => Next): Promise<Next | null> {
    for (let tries = 1; ; tries++) {
      const there = this.#byMatch.get(matchID);
      if (there === undefined) return null;
      const [reading, initialState] = await Promise.all([
        this.#readings.read(matchID),
        there.hasOpenings ? null : this.#readings.initialState(matchID),
      ]);
      if (this.#byMatch.get(matchID) !== there) continue;
      if (initialState !== null) there.begin(initialState);
      const { match, log } = reading;
      if (match === null) return next(reading);
      const isOld = match.version < (there.version ?? 0) || (match.state !== null && !there.hasOpenings);
      if (isOld && tries < READINGS) continue;
      there.version = match.version;
      this.#sendStrangersAway(there, match);
      if (!this.#byMatch.has(matchID)) return null;
      const players = this.playersOf(match);
      for (const room of there.show({ match, log })) room.showAll({ match, log }, players);
      return next(reading);
    }
  }

  close(): void {
    this.#lingering.close();
    this.#watchers.close();
  }

  /** Before anything of a match is shown that a seat's room has not seen. */
  #sendStrangersAway(there: MatchPages, { id, data }: StoredMatch): void {
    this.#announcements.sendAway(id, there.strangers(data));
  }

  #tellOf({ matchID, seat }: Session): void {
    if (seat === null) this.#watchers.changed(matchID);
    else {
      this.#elsewhere.seatsHere(matchID, this.seatsHere(matchID));
      this.#elsewhere.lookingHere(matchID, this.#lookingHere(matchID));
    }
  }

  #lookingHere(matchID: string): ReadonlySet<Seat> {
    return united(this.#byMatch.get(matchID)?.looking() ?? NOBODY, this.#lingering.at(matchID));
  }

  #catchUpLater(matchID: string, toTell: readonly Tell['kind'][]): void {
    const waiting = this.#behind.get(matchID);
    if (waiting !== undefined) {
      for (const kind of toTell) waiting.add(kind);
      return;
    }
    const kinds = new Set(toTell);
    this.#behind.set(matchID, kinds);
    // What is said from now on may not be in what is read.
    const begin = () => this.#behind.delete(matchID);
    void Promise.resolve()
      .then(begin)
      .then(() => this.catchUp(matchID, ({ match }) => this.#sayRead(matchID, match, kinds)))
      .catch(error => {
        // What fails by itself would fail again; that nothing can be read is in the log already.
        if (error instanceof CannotStore)
          setTimeout(() => this.#catchUpLater(matchID, [...kinds]), RETRY_MS).unref();
        else this.#log.error({ err: error, matchID }, 'pages could not be told what they have missed');
      });
  }

  #sayRead(matchID: string, match: StoredMatch | null, kinds: ReadonlySet<Tell['kind']>): void {
    this.#announcements.sayRead(this.#byMatch.get(matchID)!, matchID, match, kinds);
  }
}

const united = (here: ReadonlySet<Seat>, elsewhere: ReadonlySet<Seat>): ReadonlySet<Seat> =>
  elsewhere.size === 0 ? here : new Set([...here, ...elsewhere]);
