import type { Logger } from 'pino';
import type { Seat } from '../../game/shared/seats.ts';
import type { PlayerData } from '../boardgame.ts';
import type { Announcement } from '../match/commands.ts';
import { clockAt } from '../match/options.ts';
import { CannotStore } from '../match/ports.ts';
import { SerialQueue } from '../match/serial-queue.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { type BlockLookup, type Listener, mayHaveBlocks, NOBODY } from './blocked-talk.ts';
import type { MatchPages, Session } from './match-pages.ts';
import { askingFor, beforehandFor, clockFor, NO_NEWS, tableFor } from './outbound.ts';
import type { PageSocket } from './page-socket.ts';

type Kind = Announcement['kind'];

/** Announcements that are made from the match as it is stored, so that a later one makes an earlier one needless. */
const FROM_THE_MATCH: ReadonlySet<Kind> = new Set(['players', 'clocks', 'table', 'asking', 'own']);

/** What announcing needs of the pages. */
type PageKeeper = {
  readonly playersOf: (match: StoredMatch) => readonly PlayerData[];
  readonly leave: (socket: PageSocket) => unknown;
  /** The time by which deadlines are set, in milliseconds since 1970. */
  readonly now: () => number;
  readonly blocks: () => BlockLookup;
  /** A seat is its owner's no more. */
  readonly vacated: (matchID: string, seat: Seat) => void;
  readonly log: Pick<Logger, 'error'>;
};

type AnnouncementOf<Of extends Kind> = Extract<Announcement, { kind: Of }>;

/**
 * Sends a page what its own seat has chosen beforehand, if that is another than it was sent last: an event that brings nothing new
 * would show that somebody else has chosen.
 */
export const sendBeforehandTo = (session: Session, match: StoredMatch): void => {
  const beforehand = beforehandFor(match, session.seat);
  const text = beforehand === null ? '' : JSON.stringify(beforehand);
  if (text === (session.chosen ?? '')) return;
  session.chosen = text;
  session.socket.emit('beforehand', ...(beforehand ?? [match.id, [], []]));
};

/** Sends the pages at a match whatever is not part of its state. */
/** Something that is said. */
type Talk = {
  readonly there: MatchPages;
  readonly matchID: string;
  readonly speaker: Seat;
  /** Whether somebody who would read it may have blocked whoever says it. */
  readonly mayBeBlocked: () => boolean;
};

export class Announcements {
  readonly #pages: PageKeeper;
  readonly #talk = new SerialQueue();

  constructor(pages: PageKeeper) {
    this.#pages = pages;
  }

  /** Of a change that was made by this node. */
  announce(there: MatchPages, match: StoredMatch, announcement: Announcement): void {
    if (FROM_THE_MATCH.has(announcement.kind)) this.#sendFromMatch(there, match, announcement.kind);
    else this.#sendAsItIs(there, match.id, announcement, () => mayHaveBlocks(match, there.members));
  }

  /**
   * Of a change that another node has made.
   * @returns what can be announced only when the match has been read
   */
  announceRemote(
    there: MatchPages,
    matchID: string,
    announcements: readonly Announcement[],
  ): readonly Kind[] {
    for (const each of announcements) this.#sendAsItIs(there, matchID, each, () => true);
    return announcements.map(({ kind }) => kind).filter(kind => FROM_THE_MATCH.has(kind));
  }

  /** Of a match that has been read, or is gone. */
  announceRead(
    there: MatchPages,
    matchID: string,
    match: StoredMatch | null,
    kinds: ReadonlySet<Kind>,
  ): void {
    if (match === null) this.#closeAll(there, matchID);
    else for (const kind of FROM_THE_MATCH) if (kinds.has(kind)) this.#sendFromMatch(there, match, kind);
  }

  /** Ends the sessions of pages whose seats are others' by now. The announcement of that may have been lost between nodes. */
  evict(matchID: string, strangers: readonly Session[]): void {
    for (const session of strangers) this.#refuse(session, matchID, 'credentials');
  }

  /** Sends a page that enters a match what there is to know of its table. */
  sendTableTo(socket: PageSocket, match: StoredMatch): void {
    const news = tableFor(match, this.#pages.now());
    if (news !== null) socket.emit('table', match.id, news);
  }

  #sendFromMatch(there: MatchPages, match: StoredMatch, kind: Kind): void {
    const now = this.#pages.now();
    switch (kind) {
      case 'players':
        there.broadcast('matchData', match.id, this.#pages.playersOf(match));
        break;
      case 'clocks':
        if (clockAt(match.data) !== null) there.broadcast('clock', ...clockFor(match, now));
        break;
      case 'table':
        // That there is nothing any more has to be sent as well.
        there.broadcast('table', match.id, tableFor(match, now) ?? NO_NEWS);
        break;
      case 'asking':
        there.broadcast('asking', ...askingFor(match, now));
        break;
      case 'own':
        for (const session of there.sessions)
          if (there.room(session).has(session)) sendBeforehandTo(session, match);
        break;
    }
  }

  /** Neither the state, which rooms show by themselves, nor what concerns the lobby alone. */
  #sendAsItIs(
    there: MatchPages,
    matchID: string,
    announcement: Announcement,
    mayBeBlocked: () => boolean,
  ): void {
    switch (announcement.kind) {
      case 'reaction':
        this.#sendTalk({ there, matchID, speaker: announcement.seat, mayBeBlocked }, blocking =>
          there.broadcastExcept(blocking, 'reaction', matchID, announcement.seat, announcement.reaction),
        );
        break;
      case 'chat':
        this.#sendTalk({ there, matchID, speaker: announcement.seat, mayBeBlocked }, blocking => {
          const { id, seat, text } = announcement;
          there.broadcastExcept(blocking, 'chat', matchID, { id, sender: String(seat), payload: text });
        });
        break;
      case 'vacated':
        this.#vacate(there, matchID, announcement);
        break;
      case 'gone':
        this.#closeAll(there, matchID, announcement.why);
        break;
    }
  }

  /**
   * Sends what somebody says to all who have not blocked them, one line after the other. Where the blocks cannot be read it is sent to
   * nobody: lines of chat are stored, and whoever enters later is sent them.
   */
  #sendTalk(
    { there, matchID, speaker, mayBeBlocked }: Talk,
    send: (blocking: ReadonlySet<Listener>) => void,
  ): void {
    if (!mayBeBlocked()) {
      send(NOBODY);
      return;
    }
    const { blocks, log } = this.#pages;
    this.#talk
      .run(matchID, async () => send(await blocks().seatsBlocking(matchID, speaker, there.members)))
      .catch(error => {
        // That the storage is away has been logged already.
        if (!(error instanceof CannotStore))
          log.error({ err: error, matchID }, 'talk could not be passed on');
      });
  }

  #vacate(there: MatchPages, matchID: string, { seat, freed }: AnnouncementOf<'vacated'>): void {
    this.#pages.vacated(matchID, seat);
    for (const session of [...there.sessions]) {
      if (session.seat !== seat) continue;
      if (freed === true) this.#refuse(session, matchID, 'credentials');
      else this.#pages.leave(session.socket);
    }
  }

  #closeAll(there: MatchPages, matchID: string, why: string = 'unknown-match'): void {
    for (const session of [...there.sessions]) this.#refuse(session, matchID, why);
  }

  #refuse({ socket }: Session, matchID: string, why: string): void {
    this.#pages.leave(socket);
    socket.emit('refused', matchID, null, why);
  }
}
