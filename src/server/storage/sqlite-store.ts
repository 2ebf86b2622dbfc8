import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  ASYNC_STORAGE,
  type FetchOpts,
  type LogEntry,
  type MatchData,
  type MatchState,
  type StoredMatch,
} from '../boardgame.ts';
import { GroupCommit } from './group-commit.ts';
import { type MatchStore, type MoveWrite, StaleState } from './match-store.ts';
import { prepare } from './schema.ts';
import { statementsOf } from './statements.ts';

/** How many matches the lobby's list holds at most, those changed last first. */
const LISTED = 200;

/**
 * Opens the matches kept in a directory, which is created if need be; with null, in memory.
 * @param busyTimeout milliseconds to wait for another process that writes
 * @throws UnusableDatabase
 */
export const openSqliteStore = (dataDir: string | null, { busyTimeout = 1000 } = {}): MatchStore => {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const file = dataDir === null ? ':memory:' : join(dataDir, 'matches.sqlite');
  const db = new Database(file, { timeout: busyTimeout });
  db.pragma('journal_mode = WAL');
  // FULL: a commit returns once it is on the disk, so no move that a player saw accepted is lost with the power.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  try {
    prepare(db, file);
  } catch (error) {
    db.close();
    throw error;
  }
  const commits = new GroupCommit(db);
  const sql = statementsOf(db);

  const appendLog = (matchID: string, log: readonly LogEntry[]) => {
    const positions = new Map<number, number>();
    for (const entry of log) {
      const position = positions.get(entry._stateID) ?? 0;
      positions.set(entry._stateID, position + 1);
      sql.appendEntry.run(matchID, entry._stateID, position, JSON.stringify(entry));
    }
  };
  const replaceState = (
    matchID: string,
    state: MatchState,
    log: readonly LogEntry[],
    before = state._stateID - 1,
  ) => {
    const { deltalog: _, ...kept } = state;
    if (sql.replaceState.run(JSON.stringify(kept), state._stateID, matchID, before).changes !== 1) {
      throw new StaleState(matchID, before);
    }
    appendLog(matchID, log);
  };
  const replaceMetadata = (matchID: string, metadata: MatchData) => {
    const finished = Number(metadata.gameover !== undefined);
    sql.replaceMetadata.run(JSON.stringify(metadata), finished, metadata.updatedAt, matchID);
  };

  return {
    type: () => ASYNC_STORAGE,
    connect: async () => {},
    createMatch: (matchID, { initialState, metadata }) =>
      commits.run(() => {
        const unlisted = Number(metadata.unlisted === true);
        sql.addMatch.run(matchID, metadata.gameName, unlisted, metadata.updatedAt, JSON.stringify(metadata));
        sql.addState.run(matchID, initialState._stateID, JSON.stringify(initialState));
        sql.addInitialState.run(matchID, JSON.stringify(initialState));
      }),
    setState: (matchID, state, deltalog = []) => commits.run(() => replaceState(matchID, state, deltalog)),
    setMetadata: (matchID, metadata) => commits.run(() => replaceMetadata(matchID, metadata)),
    commitMove: (matchID, { state, log, metadata }: MoveWrite) =>
      commits.run(() => {
        replaceState(matchID, state, log);
        replaceMetadata(matchID, metadata);
      }),
    commitChange: (matchID, state) => commits.run(() => replaceState(matchID, state, [], state._stateID)),
    wipe: matchID => commits.run(() => void sql.removeMatch.run(matchID)),
    fetch: async (matchID: string, wanted: FetchOpts) => {
      const found: { -readonly [Part in keyof StoredMatch]?: StoredMatch[Part] } = {};
      const state = wanted.state && sql.state.get(matchID);
      if (state) found.state = JSON.parse(state) as MatchState;
      const initial = wanted.initialState && sql.initialState.get(matchID);
      if (initial) found.initialState = JSON.parse(initial) as MatchState;
      const metadata = wanted.metadata && sql.metadata.get(matchID);
      if (metadata) found.metadata = JSON.parse(metadata) as MatchData;
      if (wanted.log) found.log = sql.log.all(matchID).map(entry => JSON.parse(entry) as LogEntry);
      // The framework's type knows only matches that exist; it asks for others too, and looks.
      return found as never;
    },
    moveAt: async (matchID, stateID) => {
      const entry = sql.entryAt.get(matchID, stateID);
      return entry === undefined ? undefined : (JSON.parse(entry) as LogEntry);
    },
    listMatches: async ({ gameName, where = {} } = {}) =>
      sql.listed.all({
        game: gameName ?? null,
        finished: where.isGameover === undefined ? null : Number(where.isGameover),
        after: where.updatedAfter ?? null,
        before: where.updatedBefore ?? null,
        limit: LISTED,
      }),
    unfinished: async () => sql.unfinished.all(),
    close: async () => {
      if (!db.open) return;
      commits.flush();
      db.close();
    },
  };
};
