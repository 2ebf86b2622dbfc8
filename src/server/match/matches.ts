import type { MatchData } from '../boardgame.ts';
import type { TableStep } from '../tables.ts';
import {
  type Acknowledgement,
  type Announcement,
  type Command,
  isRefusal,
  type Refusal,
  refuse,
} from './commands.ts';
import type { Now } from './deadlines.ts';
import { decide } from './decide.ts';
import { memberSeatsWritten } from './member-seats.ts';
import { type Beginning, newMatch } from './new-match.ts';
import type {
  Beside,
  Creator,
  DeadlineListener,
  History,
  ListedMatch,
  ListQuery,
  LogPart,
  MatchStore,
  Meter,
  Presence,
  Published,
  Publisher,
} from './ports.ts';
import { VersionConflict } from './ports.ts';
import { RecentMatches } from './recent-matches.ts';
import { isOver, membersAt } from './seats.ts';
import { SerialQueue } from './serial-queue.ts';
import type { ServedGame } from './served-game.ts';
import { nearest, type StoredMatch } from './stored-match.ts';
import { looksBack } from './taking-back.ts';

/** How often a command is tried again when others change the match meanwhile. Each try of all of them has a winner. */
const TRIES = 100;

export type MatchesOptions = {
  readonly store: MatchStore;
  readonly games: ReadonlyMap<string, ServedGame>;
  readonly presence: Presence;
  readonly publisher: Publisher;
  readonly deadlines: DeadlineListener;
  readonly pace: Omit<Now, 'at' | 'present' | 'looking'>;
  readonly meter?: Meter;
  /** What is written beside a match with it. */
  readonly beside?: readonly Beside[];
  /** A match has ended, and is stored so. */
  readonly ended?: () => void;
  /** Milliseconds since 1970; by default the machine's clock. */
  readonly clock?: () => number;
};

/** @property version of the match as it was when the command was refused, where there is one */
export type Refused = Refusal & { readonly version?: number };
export type Done = { readonly acknowledgement: Acknowledgement; readonly match: StoredMatch | null };

/**
 * The one owner of all matches: whoever wants one changed sends a command here. A command is answered when what it
 * changed is stored, and by then everybody has been told.
 */
export class Matches {
  readonly #options: MatchesOptions;
  readonly #queue = new SerialQueue();
  readonly #recent = new RecentMatches();

  constructor(options: MatchesOptions) {
    this.#options = options;
  }

  /** The time by which deadlines are set, in milliseconds since 1970. */
  now(): number {
    return (this.#options.clock ?? Date.now)();
  }

  load(id: string): Promise<StoredMatch | null> {
    return this.#options.store.load(id);
  }

  history(id: string): Promise<History> {
    return this.#options.store.history(id);
  }

  initialState(id: string): ReturnType<MatchStore['initialState']> {
    return this.#options.store.initialState(id);
  }

  log(id: string, part: LogPart): ReturnType<MatchStore['log']> {
    return this.#options.store.log(id, part);
  }

  list(query: ListQuery): Promise<readonly ListedMatch[]> {
    return this.#options.store.list(query);
  }

  game(name: string): ServedGame | undefined {
    return this.#options.games.get(name);
  }

  presentAt(id: string): ReturnType<Presence['seatsAt']> {
    return this.#options.presence.seatsAt(id);
  }

  /**
   * A new match, with its bots seated, and committed to what it will be dealt from. It begins at once where no seat is
   * left for anybody.
   * @param creator who is to be counted as having made it
   */
  async create(
    id: string,
    data: MatchData,
    { creator = null, ...beginning }: Beginning & { readonly creator?: Creator | null } = {},
  ): Promise<void> {
    const game = this.#gameOf(data.gameName);
    const { match, state } = newMatch(game, id, data, beginning, this.#now(id));
    await this.#options.store.create(match, state, creator);
    this.#options.meter?.match(data.gameName, 'created');
    if (state !== null) this.#options.meter?.match(data.gameName, 'begun');
    const members = membersAt(data);
    this.#publish({ match, game, log: [], members }, [{ kind: 'listing' }], nearest(match.control.deadlines));
  }

  /**
   * Carries out a command.
   * @param loaded the match as it was read a moment ago, to save reading it again
   * @throws what the storage throws; nothing is stored then, and nobody was told anything
   */
  send(id: string, command: Command, loaded?: StoredMatch): Promise<Refused | Done> {
    const queued = performance.now();
    return this.#queue.run(id, () => {
      this.#took('queue', queued);
      return this.#carryOut(id, command, loaded);
    });
  }

  /** Another server has written a match, as it says: it need not be found out by a write in vain. */
  writtenElsewhere(id: string, version: number): void {
    this.#recent.outdate(id, version);
  }

  /** @param first what is written with it, before what follows from it */
  async remove(id: string, ...first: readonly TableStep[]): Promise<void> {
    const before = await this.load(id);
    this.#recent.forget(id);
    if (before === null) return;
    const also = [...first, ...this.#beside({ before, next: null }, null)];
    await this.#options.store.commit({ before, next: null, log: [], also });
  }

  /** A match as this server wrote it, if that is the version asked for. */
  known({ id, version }: Pick<StoredMatch, 'id' | 'version'>): StoredMatch | null {
    const match = this.#recent.get(id);
    return match?.version === version ? match : null;
  }

  /** Matches with commands that wait or are under way. */
  get busy(): number {
    return this.#queue.size;
  }

  /** Resolves when no command is under way. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  async #carryOut(id: string, command: Command, loaded?: StoredMatch): Promise<Refused | Done> {
    const { store, meter } = this.#options;
    for (let tries = 1; ; tries++) {
      const began = performance.now();
      const known = tries === 1 ? this.#recent.get(id, loaded) : undefined;
      const stored = known ?? (await store.load(id));
      const read = this.#took('load', began);
      if (stored === null) return refuse('unknown-match');
      const game = this.#gameOf(stored.data.gameName);
      const isOfThePast = looksBack(game, stored, command);
      // A look back is dear, and may end in a refusal, for which all would be read once more.
      if (isOfThePast && known !== undefined) continue;
      // The log only grows: what has been added to it since is passed over.
      const past = isOfThePast ? await store.history(id) : undefined;
      const decision = decide(game, stored, command, this.#now(id), past);
      const decided = this.#took('decide', read);
      const isWrite = !isRefusal(decision) && decision.next !== stored;
      // Only a write shows whether what was known is what is stored.
      if (!isWrite && known !== undefined) continue;
      if (isRefusal(decision)) {
        meter?.refused(command.kind, decision.refused);
        return { ...decision, version: stored.version };
      }
      const { next, log, announcements, deadline, acknowledgement, initialState } = decision;
      if (isWrite) {
        try {
          const also = this.#beside({ before: stored, next }, command);
          await store.commit({ before: stored, next, log, also, ...(initialState && { initialState }) });
          if (next === null) this.#recent.forget(id);
          else this.#recent.wrote(next);
        } catch (error) {
          this.#recent.forget(id);
          if (!(error instanceof VersionConflict) || tries >= TRIES) throw error;
          meter?.retried();
          continue;
        }
      }
      const written = isWrite ? this.#took('commit', decided) : decided;
      const published: Published = {
        match: next ?? stored,
        game,
        log,
        ...(initialState && { initialState }),
        members: membersAt(stored.data, next?.data),
        ...(acknowledgement === 'made' && answerTo(command)),
      };
      this.#publish(published, announcements, deadline);
      this.#took('publish', written);
      meter?.carriedOut(game.name, command.kind, acknowledgement);
      if (initialState !== undefined) meter?.match(game.name, 'begun');
      if (next !== null && isOver(next.data) && !isOver(stored.data)) {
        meter?.match(game.name, 'finished');
        this.#options.ended?.();
      }
      return { acknowledgement, match: next };
    }
  }

  #beside(...written: Parameters<Beside>): readonly TableStep[] {
    return [memberSeatsWritten, ...(this.#options.beside ?? [])].flatMap(each => each(...written));
  }

  /** Tells the meter of a stage that has ended now. @returns now */
  #took(stage: Parameters<Meter['stage']>[0], began: number): number {
    const ended = performance.now();
    this.#options.meter?.stage(stage, (ended - began) / 1000);
    return ended;
  }

  #publish(published: Published, announcements: readonly Announcement[], deadline: number | null): void {
    const { publisher, deadlines } = this.#options;
    if (announcements.length > 0) publisher.publish(published, announcements);
    if (deadline !== null) deadlines.expect(deadline);
  }

  #now(id: string): Now {
    const { presence, pace } = this.#options;
    return { at: this.now(), present: presence.seatsAt(id), looking: presence.lookingAt(id), ...pace };
  }

  #gameOf(name: string): ServedGame {
    const game = this.game(name);
    if (game === undefined) throw new Error(`this server knows no game ${name}`);
    return game;
  }
}

const answerTo = (command: Command): Pick<Published, 'answers'> =>
  command.kind === 'move' && command.id !== null
    ? { answers: { seat: command.seat, moveID: command.id } }
    : {};
