import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { LogEntry } from '../boardgame.ts';
import { BoundedMap } from '../bounded-map.ts';
import { type MatchStore, TooManyMatches, VersionConflict } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Value } from '../tables.ts';
import { committerOf, type Write } from './commit-group.mjs';
import { CommitThread } from './commit-thread.ts';
import { GroupCommit, gather } from './group-commit.ts';
import { migrate } from './migrations.ts';
import { privateDirectory, privateFile } from './private-files.ts';
import {
  boundsOf,
  controlLike,
  dueMatchOf,
  EARLIEST,
  entriesOf,
  listBoundsOf,
  listedMatchOf,
  matchOf,
  stateOf,
} from './rows.ts';
import { isEmptied, noteClosed, noteOpen, takeNotes } from './sound-as-it-lies.ts';
import { openNamed } from './start-faults.ts';
import { statementsOf } from './statements.ts';
import { unlessTaken } from './unless-taken.ts';
import { UnusableDatabase } from './unusable-database.ts';
import { byNumber, creation, replacement, tableStep, WRITING } from './writes.ts';

export const DATABASE_FILE = 'matches.sqlite';

/** How many matches are kept as they were read last: most of what a reading costs is to make objects of text. */
const KEPT = 500;
/** So long the thread that writes waits by itself; between two waits it can be told to end. Milliseconds. */
const WAIT_MS = 50;

export type SqliteOptions = {
  /** Milliseconds to wait for another process that writes. */
  readonly busyTimeout?: number;
  /** Hears how many writes share each transaction. */
  readonly measure?: (writes: number) => void;
};

/**
 * Opens the matches kept in a directory, which is created if need be; with null, in memory. Reads are made here, which
 * nobody's writing holds up; writes by a thread of their own, as they wait for the disk.
 * @throws UnusableDatabase
 */
export const openSqliteStore = (
  dataDir: string | null,
  { busyTimeout = 2000, measure }: SqliteOptions = {},
): MatchStore => {
  const file = dataDir === null ? ':memory:' : join(dataDir, DATABASE_FILE);
  const db = openNamed(file, () => openDatabase(dataDir, file, busyTimeout));
  const thread =
    dataDir === null
      ? null
      : new CommitThread({ file, texts: WRITING, busyTimeout: Math.min(busyTimeout, WAIT_MS) });
  const commits = new GroupCommit({
    patience: busyTimeout,
    gather,
    measure,
    commit: thread === null ? committerOf(db, WRITING) : group => thread.commit(group),
  });
  const written = (write: Write) => unlessTaken(commits.run(write));
  const sql = statementsOf(db);
  const read = new BoundedMap<StoredMatch>(KEPT);
  const prepared = new Map<string, Database.Statement<[object]>>();
  const preparedRows = <Row>(text: string): Database.Statement<[object], Row> => {
    const statement = prepared.get(text) ?? db.prepare<[object]>(text);
    prepared.set(text, statement);
    return statement as Database.Statement<[object], Row>;
  };

  return {
    load: async id => {
      const kept = read.get(id);
      // Every write raises the version.
      if (kept !== undefined && sql.version.get(id) === kept.version) return kept;
      const row = sql.match.get(id);
      if (row === undefined) return null;
      const match = matchOf(id, row);
      read.put(id, match);
      return match;
    },
    history: async id => ({
      initialState: stateOf(sql.initialState.get(id)),
      log: sql.log.all(id).map(entry => JSON.parse(entry) as LogEntry),
    }),
    initialState: async id => stateOf(sql.initialState.get(id)),
    log: async (id, part) => entriesOf(sql.logPart.all(id, ...boundsOf(part))),
    versions: async ids =>
      new Map(sql.versions.all(JSON.stringify(ids)).map(({ id, version }) => [id, version])),
    create: async (match, initialState, creator = null) => {
      if (!(await written(creation(match, initialState, creator)))) throw new TooManyMatches();
    },
    commit: async write => {
      const { id, version } = write.before;
      if (!(await written(replacement(write)))) throw new VersionConflict(id, version);
      // Whoever is given the id again begins anew with its versions.
      if (write.next === null) read.forget(id);
    },
    list: async query => {
      const { place, ...bounds } = listBoundsOf(query);
      const { gameName: game, stage, limit } = query;
      return sql.listed.all({ game, stage, limit, ...place, ...bounds }).map(listedMatchOf);
    },
    idle: async ({ after = { since: EARLIEST, id: '' }, stage, before, limit, ...which }) =>
      sql.idle.all({ ...after, stage, before, limit, control: controlLike(which) }),
    inPlay: async creators => ({
      all: sql.inPlay.get() ?? 0,
      own: creators.map(creator => sql.madeBy.get({ creator }) ?? 0),
    }),
    secret: async () => sql.secret.get()!,
    due: async (now, { after = { deadline: EARLIEST, key: null }, limit = -1 } = {}) =>
      sql.due.all(now, after.deadline, Number(after.key ?? Number.MAX_SAFE_INTEGER), limit).map(dueMatchOf),
    nextDeadline: async now => sql.nextDeadline.get(now) ?? null,
    tables: {
      rows: async <Row extends object>(text: string, ...values: Value[]) =>
        preparedRows<Row>(text).all(byNumber(values)),
      write: (...steps) => written(steps.map(tableStep)),
    },
    time: async () => Date.now(),
    drain: () => commits.drain(),
    close: async () => {
      if (!db.open) return;
      await commits.close();
      await thread?.close();
      db.close();
      if (dataDir !== null) noteClosed(file);
    },
  };
};

const openDatabase = (dataDir: string | null, file: string, busyTimeout: number): Database.Database => {
  let isSound = false;
  if (dataDir !== null) {
    privateDirectory(dataDir);
    privateFile(file);
    if (isEmptied(file))
      throw new UnusableDatabase(
        `DATA_DIR: ${file} is empty, though there were matches in it: put a copy of it in its place, or remove ${file}.* to begin anew`,
      );
    isSound = takeNotes(file);
  }
  const db = new Database(file, { timeout: busyTimeout });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('foreign_keys = ON');
    migrate(db, file, isSound);
    if (dataDir !== null) {
      noteOpen(file);
      db.pragma('query_only = ON');
      // Readers wait for nobody but for a file that is just being recovered.
      db.pragma(`busy_timeout = ${WAIT_MS}`);
    }
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};
