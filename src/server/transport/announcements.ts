import type { Seat } from '../../game/shared/seats.ts';
import type { PlayerData } from '../boardgame.ts';
import type { Tell } from '../match/commands.ts';
import { clockAt } from '../match/options.ts';
import { SerialQueue } from '../match/serial-queue.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { type Ears, mayBeDeaf, NOBODY } from './ears.ts';
import type { MatchPages, Session } from './match-pages.ts';
import { askingFor, beforehandFor, clockFor, NO_NEWS, tableFor } from './outbound.ts';
import type { PageSocket } from './page-socket.ts';

/** What is said of a match as it is read, whatever has happened to it. */
const READ_ANEW: ReadonlySet<Tell['kind']> = new Set(['players', 'clocks', 'table', 'asking', 'own']);

/** What is to be known of pages, and done with them, to tell them something. */
type PageKeeper = {
  readonly playersOf: (match: StoredMatch) => readonly PlayerData[];
  readonly leave: (socket: PageSocket) => unknown;
  /** The time by which deadlines are set, in milliseconds since 1970. */
  readonly now: () => number;
  readonly ears: () => Ears;
  /** A seat is its owner's no more. */
  readonly vacated: (matchID: string, seat: Seat) => void;
};

type TellOf<Kind extends Tell['kind']> = Extract<Tell, { kind: Kind }>;

/** A page is told what its own seat has chosen, and only where that is news: to hear nothing new would tell of others' choices. */
export const sayChosenTo = (session: Session, match: StoredMatch): void => {
  const told = beforehandFor(match, session.seat);
  const text = told === null ? '' : JSON.stringify(told);
  if (text === (session.chosen ?? '')) return;
  session.chosen = text;
  session.socket.emit('beforehand', ...(told ?? [match.id, [], []]));
};

/** Says to the pages at a match whatever is not on the table itself. */
export class Announcements {
  readonly #pages: PageKeeper;
  readonly #spoken = new SerialQueue();

  constructor(pages: PageKeeper) {
    this.#pages = pages;
  }

  /** Of a change that was made here. */
  say(there: MatchPages, match: StoredMatch, tell: Tell): void {
    if (READ_ANEW.has(tell.kind)) this.#sayOf(there, match, tell.kind);
    else this.#sayAtOnce(there, match.id, tell, mayBeDeaf(match));
  }

  /**
   * Of a change that another node made.
   * @returns what is to be told when the match has been read
   */
  sayOfOther(there: MatchPages, matchID: string, tell: readonly Tell[]): readonly Tell['kind'][] {
    for (const each of tell) this.#sayAtOnce(there, matchID, each, true);
    return tell.map(({ kind }) => kind).filter(kind => READ_ANEW.has(kind));
  }

  /** Their seats have been given to others, and nobody has said so: another node does, but its words may be lost. */
  sendAway(matchID: string, strangers: readonly Session[]): void {
    for (const { socket } of strangers) {
      this.#pages.leave(socket);
      socket.emit('refused', matchID, null, 'credentials');
    }
  }

  /** A match has been read, or is gone. */
  sayRead(
    there: MatchPages,
    matchID: string,
    match: StoredMatch | null,
    kinds: ReadonlySet<Tell['kind']>,
  ): void {
    if (match === null) this.#sayGone(there, matchID);
    else for (const kind of READ_ANEW) if (kinds.has(kind)) this.#sayOf(there, match, kind);
  }

  /** A page that comes to a table is told what there is to tell. */
  sayTableTo(socket: PageSocket, match: StoredMatch): void {
    const news = tableFor(match, this.#pages.now());
    if (news !== null) socket.emit('table', match.id, news);
  }

  #sayOf(there: MatchPages, match: StoredMatch, kind: Tell['kind']): void {
    const now = this.#pages.now();
    switch (kind) {
      case 'players':
        there.say('matchData', match.id, this.#pages.playersOf(match));
        break;
      case 'clocks':
        if (clockAt(match.data) !== null) there.say('clock', ...clockFor(match, now));
        break;
      case 'table':
        // What was told and holds no more has to be told as well.
        there.say('table', match.id, tableFor(match, now) ?? NO_NEWS);
        break;
      case 'asking':
        there.say('asking', ...askingFor(match, now));
        break;
      case 'own':
        for (const session of there.sessions)
          if (there.room(session).has(session)) sayChosenTo(session, match);
        break;
    }
  }

  /** The state is shown whatever else is said, to whom it shows anything new; and what the lobby lists is the lobby's affair. */
  #sayAtOnce(there: MatchPages, matchID: string, tell: Tell, mayBeBlocked: boolean): void {
    switch (tell.kind) {
      case 'reaction':
        this.#speak(matchID, tell.seat, mayBeBlocked, deaf =>
          there.sayBut(deaf, 'reaction', matchID, tell.seat, tell.reaction),
        );
        break;
      case 'chat':
        this.#speak(matchID, tell.seat, mayBeBlocked, deaf => {
          const line = { id: tell.id, sender: String(tell.seat), payload: tell.text };
          there.sayBut(deaf, 'chat', matchID, line);
        });
        break;
      case 'vacated':
        this.#sayVacated(there, matchID, tell);
        break;
      case 'gone':
        this.#sayGone(there, matchID, tell.why);
        break;
    }
  }

  /**
   * What somebody says, one thing after another. Where it cannot be found out who does not want to hear it nobody does: what is
   * kept is told to whoever comes.
   */
  #speak(
    matchID: string,
    speaker: Seat,
    mayBeBlocked: boolean,
    say: (deaf: ReadonlySet<Seat>) => void,
  ): void {
    if (!mayBeBlocked) {
      say(NOBODY);
      return;
    }
    const speak = async () => say(await this.#pages.ears().deafTo(matchID, speaker));
    this.#spoken.run(matchID, speak).catch(() => {});
  }

  #sayVacated(there: MatchPages, matchID: string, { seat: vacated, freed }: TellOf<'vacated'>): void {
    this.#pages.vacated(matchID, vacated);
    for (const { seat, socket } of [...there.sessions]) {
      if (seat !== vacated) continue;
      this.#pages.leave(socket);
      if (freed === true) socket.emit('refused', matchID, null, 'credentials');
    }
  }

  #sayGone(there: MatchPages, matchID: string, why: string = 'unknown-match'): void {
    for (const { socket } of [...there.sessions]) {
      this.#pages.leave(socket);
      socket.emit('refused', matchID, null, why);
    }
  }
}
