import type { AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { LogEntry, MatchData, MatchState } from '../boardgame.ts';
import type { TableStep, Tables } from '../tables.ts';
import type { Announcement, Command } from './commands.ts';
import type { ServedGame } from './served-game.ts';
import type { Stage, StoredMatch } from './stored-match.ts';

/** What the owner of the matches needs of the rest of the server. */

/** What a match began with, and every entry of its log in order. */
export type History = {
  /** Null before the match has begun. */
  readonly initialState: MatchState | null;
  readonly log: readonly LogEntry[];
};

/** A part of a log: of the entries that lead from state number `after` to state number `before`, the last `limit`. */
export type LogPart = {
  readonly after?: number;
  readonly before?: number;
  readonly limit?: number;
};

export type MatchWrite = {
  /** What is stored now. Its version must be the stored one. */
  readonly before: StoredMatch;
  /** What takes its place, under the next version; null removes the match. */
  readonly next: StoredMatch | null;
  readonly log: readonly LogEntry[];
  readonly initialState?: MatchState;
  /** What is written beside the match if this is, and not at all if it is not: all in one transaction. */
  readonly also?: readonly TableStep[];
};

/**
 * What is to be written beside a match, in the same transaction, when it becomes another.
 * @param command what has made it so, or null where the match is taken away by nobody's
 */
export type Beside = (
  write: Pick<MatchWrite, 'before' | 'next'>,
  command: Command | null,
) => readonly TableStep[];

/**
 * Where a match stands among those of its stage: by the moment (milliseconds since 1970) at which its table was made,
 * or, once it is finished, that at which it ended. Moves do not change it.
 */
export type Place = { readonly since: number; readonly id: string };
export type ListedMatch = Place & { readonly data: MatchData };

export type ListQuery = {
  readonly gameName: string;
  readonly stage: Stage;
  readonly limit: number;
  /** Only matches that stand after this one in the list. */
  readonly after?: Place;
  /** Only matches changed between these moments. */
  readonly updatedAfter?: number;
  readonly updatedBefore?: number;
};

export type IdleQuery = {
  readonly stage: Stage;
  /** Only matches that have not been changed since this moment. */
  readonly before: number;
  /** Only matches that no person has ever moved in. */
  readonly untouched?: true;
  readonly limit: number;
  readonly after?: Place;
};

/** A match whose deadline has come, as it stood when that was found, and its place among all that are due. */
export type DueMatch = Pick<StoredMatch, 'id' | 'version'> & { readonly place: DuePlace };
/** By deadline, and those of one deadline by a key of the store's own; with null, behind all of that deadline. */
export type DuePlace = { readonly deadline: number; readonly key: string | number | null };
export type DueBatch = { readonly after?: DuePlace; readonly limit?: number };

/** Who makes a match. */
export type Creator = {
  readonly id: string;
  /** Of the creator, and of each that it stands below, the widest first: how many matches there may be that are not finished. */
  readonly bounds: readonly Bound[];
};
export type Bound = { readonly creator: string; readonly most: number };

/**
 * Where matches are kept. Everything in it that writes resolves only once what was written cannot be lost any more,
 * and rejects when it was not written.
 */
export type MatchStore = {
  readonly load: (id: string) => Promise<StoredMatch | null>;
  readonly history: (id: string) => Promise<History>;
  /** Null before the match has begun. */
  readonly initialState: (id: string) => Promise<MatchState | null>;
  /** In the order in which they were made; what a move made of state n bears the number n. */
  readonly log: (id: string, part: LogPart) => Promise<readonly LogEntry[]>;
  /** The versions at which these matches are now; of one that is gone, nothing. */
  readonly versions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /**
   * @param creator who is to be counted as having made the match, until it is finished
   * @throws TooManyMatches where a bound of the creator's is reached, whichever servers make others meanwhile
   */
  readonly create: (
    match: StoredMatch,
    initialState: MatchState | null,
    creator?: Creator | null,
  ) => Promise<void>;
  /** All of a write or nothing. @throws VersionConflict, TakenMeanwhile */
  readonly commit: (write: MatchWrite) => Promise<void>;
  /** Matches of a game and a stage that are not unlisted, the latest first. */
  readonly list: (query: ListQuery) => Promise<readonly ListedMatch[]>;
  /** Matches of a stage that were left alone, the earliest first. */
  readonly idle: (query: IdleQuery) => Promise<readonly Place[]>;
  /** How many matches are not finished: in all, and of each of these creators and whoever stands below them (`ada/phone` below `ada`). */
  readonly inPlay: (
    creators: readonly string[],
  ) => Promise<{ readonly all: number; readonly own: readonly number[] }>;
  /** A secret of the database's own, made with it and the same for every server that shares it. */
  readonly secret: () => Promise<string>;
  /**
   * The matches whose deadline has come, the earliest first. Where several servers share a store each deadline is
   * given to one of them, which has it to itself until it has acted on it, or has died.
   * @param page those behind a place, and how many at most
   */
  readonly due: (now: number, batch?: DueBatch) => Promise<readonly DueMatch[]>;
  /** The moment after `now` at which `due` may have something new, or null: when a deadline is stored. */
  readonly nextDeadline: (now: number) => Promise<number | null>;
  /** What is kept beside the matches. */
  readonly tables: Tables;
  /** What time it is where the matches are kept, in milliseconds since 1970: for all servers that share them the same. */
  readonly time: () => Promise<number>;
  /** All is to end: what waits for the database (another process, a network) is tried for a moment longer, and no more. */
  readonly drain: () => void;
  readonly close: () => Promise<void>;
};

/** Somebody else changed the match since it was read. Reading it again and trying again is the way out. */
export class VersionConflict extends Error {
  constructor(id: string, version: number) {
    super(`match ${id} is no longer at version ${version}`);
  }
}

/** A creator has as many matches that are not finished as are allowed. Over HTTP it is a 429. */
export class TooManyMatches extends Error {
  readonly status = 429;
  readonly expose = true;
  constructor() {
    super('there are too many matches that are not over: finish or leave one first');
  }
}

/** Nothing was stored, or could be read, and the storage is why: a full disk, say. Over HTTP it is a 503. */
export class CannotStore extends Error {
  readonly status = 503;
  readonly expose = true;
  constructor(cause: unknown) {
    super('cannot store now', { cause });
  }
}

/** Which seats have a page of their owner's open at this moment. Never stored: a killed server leaves no ghosts. */
export type Presence = {
  readonly seatsAt: (matchID: string) => ReadonlySet<Seat>;
  /** Those of them that have one in sight. */
  readonly lookingAt: (matchID: string) => ReadonlySet<Seat>;
};

/** Says what has happened, and only what is stored already. */
export type Publisher = {
  readonly publish: (match: Published, announcements: readonly Announcement[]) => void;
};
export type Published = {
  readonly match: StoredMatch;
  readonly game: ServedGame;
  readonly log: readonly LogEntry[];
  readonly initialState?: MatchState;
  /** The members who sit there, or sat there before. */
  readonly members: readonly string[];
  /** The move of a page's that this is, by the page's own name for it: whoever is told of the move is told so by that too. */
  readonly answers?: { readonly seat: Seat; readonly moveID: string };
};

/** Hears of every deadline that is stored. */
export type DeadlineListener = { readonly expect: (deadline: number) => void };

/** Hears how often things happen and how long they take; nothing of whose match it is. */
export type Meter = {
  readonly stage: (stage: 'queue' | 'load' | 'decide' | 'commit' | 'publish', seconds: number) => void;
  readonly carriedOut: (game: string, kind: string, answer: string) => void;
  readonly refused: (kind: string, reason: string) => void;
  readonly match: (game: string, event: 'created' | 'begun' | 'finished') => void;
  /** Somebody else was first to change the match: a command is tried once more. */
  readonly retried: () => void;
};

/** Lets a bot choose a move in sight of its seat's view. May answer anything at all, reject, or take long. */
export type Thinker = {
  /** @param chance what the bot draws from; by default the machine's own chance */
  readonly think: (game: string, bot: string, view: unknown, seat: Seat, chance?: string) => Promise<AnyMove>;
  readonly close: () => Promise<void>;
};
