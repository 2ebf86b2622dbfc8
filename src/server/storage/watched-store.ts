import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import type { MatchData } from '../boardgame.ts';
import { CannotStore, type MatchStore, TooManyMatches, VersionConflict } from '../match/ports.ts';
import { NEW_CONTROL, type StoredMatch } from '../match/stored-match.ts';
import { TakenMeanwhile } from '../tables.ts';

/** So long a write that went well is taken for a sign that the next one will. */
const FRESH_MS = 1000;
/** So long a look at a storage that fails is not repeated, however often it is asked for. */
const STALE_MS = 1000;

export type Readiness = {
  /** Null, or why nothing can be stored at this moment. */
  readonly fault: () => Promise<string | null>;
};

/**
 * A store whose faults are told as what they are to everybody else: `CannotStore`. The log says once that storing or
 * reading fails, and once that it works again.
 */
export const watchedStore = (
  inner: MatchStore,
  log: Logger,
  now: () => number = () => performance.now(),
): { readonly store: MatchStore; readonly readiness: Readiness } => {
  let fault: string | null = null;
  let readFault: string | null = null;
  let seenAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<unknown> | null = null;

  const see = (error: unknown): void => {
    const why = error === null ? null : reasonOf(error);
    if (why !== null && fault === null) log.error({ err: error }, 'nothing can be stored');
    if (why === null && fault !== null) log.info('storing works again');
    fault = why;
    seenAt = now();
  };
  const writing = async <Done>(write: Promise<Done>): Promise<Done> => {
    try {
      const done = await write;
      see(null);
      return done;
    } catch (error) {
      // Somebody else was first, or has enough: the storage is well.
      if (FIRST_OR_ENOUGH.some(kind => error instanceof kind)) throw error;
      see(error);
      throw new CannotStore(error);
    }
  };
  const reading = async <Found>(read: () => Promise<Found>): Promise<Found> => {
    try {
      const found = await read();
      if (readFault !== null) log.info('what is stored can be read again');
      readFault = null;
      return found;
    } catch (error) {
      if (isOurs(error)) throw error;
      if (readFault === null) log.error({ err: error }, 'what is stored cannot be read');
      readFault = reasonOf(error);
      throw new CannotStore(error);
    }
  };
  const store: MatchStore = {
    ...inner,
    load: id => reading(() => inner.load(id)),
    history: id => reading(() => inner.history(id)),
    initialState: id => reading(() => inner.initialState(id)),
    log: (id, part) => reading(() => inner.log(id, part)),
    versions: ids => reading(() => inner.versions(ids)),
    list: query => reading(() => inner.list(query)),
    idle: query => reading(() => inner.idle(query)),
    inPlay: creators => reading(() => inner.inPlay(creators)),
    secret: () => reading(() => inner.secret()),
    due: (at, batch) => reading(() => inner.due(at, batch)),
    nextDeadline: at => reading(() => inner.nextDeadline(at)),
    time: () => reading(() => inner.time()),
    tables: {
      rows: (...asked) => reading(() => inner.tables.rows(...asked)),
      write: (...steps) => writing(inner.tables.write(...steps)),
    },
    create: (...made) => writing(inner.create(...made)),
    commit: write => writing(inner.commit(write)),
  };
  /** A match that nobody can reach, as its id is none, comes and goes. */
  const tryWriting = async (): Promise<void> => {
    const before = nobodysMatch();
    await store.load(before.id);
    await store.create(before, null);
    await store.commit({ before, next: null, log: [] });
  };

  return {
    store,
    readiness: {
      fault: async () => {
        const age = readFault === null ? now() - seenAt : Number.POSITIVE_INFINITY;
        if (age > (fault === null ? FRESH_MS : STALE_MS)) {
          looking ??= tryWriting()
            .catch(() => {})
            .finally(() => {
              looking = null;
            });
          await looking;
        }
        return fault ?? readFault;
      },
    },
  };
};

const FIRST_OR_ENOUGH = [VersionConflict, TakenMeanwhile, TooManyMatches];

const reasonOf = (error: unknown): string => (error as { code?: string }).code ?? String(error);

/** No fault of the storage's but of whoever asked it, in words that it does not know or for what it cannot hold. */
const isOurs = (error: unknown): boolean => {
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string') return /^(22|42|SQLITE_(ERROR|MISMATCH|RANGE)$)/.test(code);
  return [TypeError, SyntaxError, RangeError, ReferenceError].some(fault => error instanceof fault);
};

const nobodysMatch = (): StoredMatch => ({
  id: `.ready.${nanoid(11)}`,
  version: 1,
  data: { gameName: '', players: {}, unlisted: true, createdAt: 0, updatedAt: 0 } as MatchData,
  state: null,
  control: NEW_CONTROL,
});
