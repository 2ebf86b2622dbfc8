import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { LogEntry, MatchState } from '../boardgame.ts';
import { type MatchStore, type MatchWrite, VersionConflict } from '../match/ports.ts';
import { GroupCommit } from './group-commit.ts';
import { asUnusable, migrate } from './migrations.ts';
import { privateDirectory, privateFile } from './private-files.ts';
import {
  boundsOf,
  EARLIEST,
  entriesOf,
  listBoundsOf,
  listedMatchOf,
  logRowsOf,
  matchOf,
  rowOf,
} from './rows.ts';
import { statementsOf } from './statements.ts';

export const DATABASE_FILE = 'matches.sqlite';

/**
 * Opens the matches kept in a directory, which is created if need be; with null, in memory.
 * @param busyTimeout milliseconds to wait for another process that writes
 * @throws UnusableDatabase
 */
export const openSqliteStore = (dataDir: string | null, { busyTimeout = 1000 } = {}): MatchStore => {
  const file = dataDir === null ? ':memory:' : join(dataDir, DATABASE_FILE);
  let opened: Database.Database | undefined;
  try {
    if (dataDir !== null) {
      privateDirectory(dataDir);
      privateFile(file);
    }
    opened = new Database(file, { timeout: busyTimeout });
    prepareTables(opened, file);
  } catch (error) {
    opened?.close();
    throw asUnusable(error, file);
  }
  const db = opened;
  const commits = new GroupCommit(db);
  const sql = statementsOf(db);

  const appendLog = (id: string, log: readonly LogEntry[]) => {
    for (const { stateID, position, entry } of logRowsOf(log)) {
      sql.appendEntry.run(id, stateID, position, entry);
    }
  };
  const setState = (id: string, state: MatchState) =>
    sql.setState.run(id, state._stateID, JSON.stringify(state));
  const write = ({ before, next, log, initialState }: MatchWrite) => {
    const { id, version } = before;
    const { changes } =
      next === null
        ? sql.removeMatch.run(id, version)
        : sql.replaceMatch.run({ ...rowOf(next), before: version });
    if (changes !== 1) throw new VersionConflict(id, version);
    if (next === null) return;
    if (next.state !== null && next.state !== before.state) setState(id, next.state);
    if (initialState !== undefined) sql.addInitialState.run(id, JSON.stringify(initialState));
    appendLog(id, log);
  };

  return {
    load: async id => {
      const row = sql.match.get(id);
      return row === undefined ? null : matchOf(id, row);
    },
    history: async id => {
      const initial = sql.initialState.get(id);
      return {
        initialState: initial === undefined ? null : (JSON.parse(initial) as MatchState),
        log: sql.log.all(id).map(entry => JSON.parse(entry) as LogEntry),
      };
    },
    initialState: async id => {
      const initial = sql.initialState.get(id);
      return initial === undefined ? null : (JSON.parse(initial) as MatchState);
    },
    log: async (id, part) => entriesOf(sql.logPart.all(id, ...boundsOf(part))),
    versions: async ids =>
      new Map(sql.versions.all(JSON.stringify(ids)).map(({ id, version }) => [id, version])),
    create: (match, initialState, creator = null) =>
      commits.run(() => {
        const { gameName, unlisted } = match.data;
        sql.addMatch.run({
          ...rowOf(match),
          game: gameName,
          unlisted: Number(unlisted === true),
          creator,
        });
        if (match.state !== null) setState(match.id, match.state);
        if (initialState !== null) sql.addInitialState.run(match.id, JSON.stringify(initialState));
      }),
    commit: change => commits.run(() => write(change)),
    list: async query => {
      const { place, ...bounds } = listBoundsOf(query);
      const { gameName: game, stage, limit } = query;
      return sql.listed.all({ game, stage, limit, ...place, ...bounds }).map(listedMatchOf);
    },
    idle: async ({ after = { since: EARLIEST, id: '' }, stage, before, limit }) =>
      sql.idle.all({ ...after, stage, before, limit }),
    inPlay: async creator => ({ all: sql.inPlay.get() ?? 0, own: sql.madeBy.get(creator) ?? 0 }),
    secret: async () => sql.secret.get()!,
    due: async now => sql.due.all(now),
    nextDeadline: async now => sql.nextDeadline.get(now) ?? null,
    close: async () => {
      if (!db.open) return;
      commits.flush();
      db.close();
    },
  };
};

const prepareTables = (db: Database.Database, file: string): void => {
  db.pragma('journal_mode = WAL');
  // FULL: a commit returns once it is on the disk, so no move that a player saw accepted is lost with the power.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  migrate(db, file);
};
