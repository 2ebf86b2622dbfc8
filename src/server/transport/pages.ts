import type { Logger } from 'pino';
import type { Announcement } from '../match/commands.ts';
import type { Published, Publisher } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { Announcements } from './announcements.ts';
import { Attendance, type Elsewhere } from './attendance.ts';
import { type BlockLookup, NO_BLOCKS } from './blocked-talk.ts';
import { CatchingUp } from './catching-up.ts';
import { EarlierViews } from './earlier-views.ts';
import { HistoryChunks } from './history-chunks.ts';
import type { MatchPages, Session } from './match-pages.ts';
import type { PageSocket } from './page-socket.ts';
import { type MatchReader, type Reading, Readings } from './reading.ts';

/** How often a match is read again where what was read is older than a version that is known: after that it is shown all the same. */
const READINGS = 10;

type Options = {
  readonly reader: MatchReader;
  /** As `Attendance` has it. */
  readonly elsewhere?: Elsewhere | undefined;
  /** As `Attendance` has it, in milliseconds. */
  readonly goneAfter?: number;
  readonly log?: Pick<Logger, 'error'>;
  /** The time by which deadlines are set, in milliseconds since 1970; by default the machine's clock. */
  readonly now?: () => number;
  /** Who has blocked whom; by default nobody has. */
  readonly blocks?: BlockLookup;
};

/** Sends the pages at each match what they may know of it. */
export class Pages extends Attendance implements Publisher {
  readonly now: () => number;
  readonly blocks: BlockLookup;
  readonly #readings: Readings;
  readonly #history: HistoryChunks;
  readonly #earlier: EarlierViews;
  readonly #catchingUp: CatchingUp;
  readonly #announcements: Announcements;

  constructor({
    reader,
    elsewhere,
    goneAfter,
    log = { error: () => {} },
    now = Date.now,
    blocks = NO_BLOCKS,
  }: Options) {
    super(elsewhere, goneAfter);
    this.now = now;
    this.blocks = blocks;
    this.#announcements = new Announcements({
      playersOf: match => this.playersOf(match),
      leave: socket => this.leave(socket),
      now,
      vacated: (matchID, seat) => this.vacate(matchID, seat),
      blocks: () => this.blocks,
      log,
    });
    this.#readings = new Readings(reader);
    this.#history = new HistoryChunks(reader);
    this.#earlier = new EarlierViews(reader);
    this.#catchingUp = new CatchingUp(log, (matchID, kinds) =>
      this.catchUp(matchID, ({ match }) =>
        this.#announcements.announceRead(this.there(matchID)!, matchID, match, kinds),
      ),
    );
  }

  /** Sends a page that enters a match what there is to know beside the match itself. */
  sendTableState(socket: PageSocket, match: StoredMatch): void {
    this.#announcements.sendTableTo(socket, match);
    const many = this.subscribeToWatchers(match.id);
    if (many > 0) socket.emit('watching', match.id, many);
  }

  /**
   * A page of what happened earlier in the match of a session: nothing, where it has not been shown the match, and so
   * whose seat it is now has not been looked at.
   * @throws what the storage throws
   */
  async history(session: Session, before: number): ReturnType<HistoryChunks['chunk']> {
    const room = this.roomOf(session);
    return room === null || room.stateID === null ? [] : this.#history.chunk(session, before);
  }

  /**
   * How the match of a session looked to it in an earlier state: null, where it has not been shown the match as it is now.
   * @throws what the storage throws
   */
  async view(session: Session, stateID: number): ReturnType<EarlierViews['view']> {
    const shown = this.roomOf(session)?.stateID ?? null;
    return shown === null || stateID > shown ? null : this.#earlier.view(session, stateID);
  }

  publish(published: Published, announcements: readonly Announcement[]): void {
    const there = this.there(published.match.id);
    if (there === undefined) return;
    // First: a reading that is under way and brings an earlier version is then repeated.
    there.noteVersion(published.match.version);
    if (published.initialState !== undefined) {
      this.#evictStrangers(there, published.match);
      there.begin(published.initialState);
      there.showBegun(published, this.playersOf(published.match));
    }
    // A move that another node has made, and whose message has not come yet, may lie in between.
    if (there.show(published).length > 0) this.#catchingUp.schedule(published.match.id, []);
    for (const each of announcements) this.#announcements.announce(there, published.match, each);
  }

  /**
   * Another node has changed a match: its pages here are sent what they have missed. However often this is called,
   * the match is read once for all of them, and once more where this is called meanwhile.
   * @param version the version it is now at
   */
  behind(matchID: string, version: number, announcements: readonly Announcement[]): void {
    const there = this.there(matchID);
    if (there === undefined) return;
    const isNew = there.noteVersion(version);
    const toTell = this.#announcements.announceRemote(there, matchID, announcements);
    if (isNew || toTell.length > 0) this.#catchingUp.schedule(matchID, toTell);
  }

  /**
   * Reads a match as it is now, and tells all its pages here what they have missed.
   * @param next is done in the same moment, when all of them have been shown what was read
   * @returns what `next` returns, or null where nobody is at the match any more
   * @throws what the storage throws
   */
  async catchUp<Next>(matchID: string, next: (reading: Reading) => Next): Promise<Next | null> {
    for (let tries = 1; ; tries++) {
      const there = this.there(matchID);
      if (there === undefined) return null;
      const [reading, initialState] = await Promise.all([
        this.#readings.read(matchID),
        there.hasOpenings ? null : this.#readings.initialState(matchID),
      ]);
      if (this.there(matchID) !== there) continue;
      if (initialState !== null) there.begin(initialState);
      const { match, log } = reading;
      if (match === null) return next(reading);
      const isOld = match.version < (there.version ?? 0) || (match.state !== null && !there.hasOpenings);
      if (isOld && tries < READINGS) continue;
      there.version = match.version;
      this.#evictStrangers(there, match);
      if (this.there(matchID) === undefined) return null;
      const players = this.playersOf(match);
      for (const room of there.show({ match, log })) room.showAll({ match, log }, players);
      return next(reading);
    }
  }

  /** To be called before anything new of a match is shown, as a seat may be somebody else's by now. */
  #evictStrangers(there: MatchPages, { id, data }: StoredMatch): void {
    this.#announcements.evict(id, there.strangers(data));
  }
}
