import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { LogEntry, MatchState } from '../../../src/server/boardgame.ts';
import { StaleState } from '../../../src/server/storage/match-store.ts';
import { SCHEMA_VERSION, UnusableDatabase } from '../../../src/server/storage/schema.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { closeLater, temporaryDirectory } from '../support/running-server.ts';

const openStore = (dataDir: string | null = null) => {
  const store = openSqliteStore(dataDir);
  closeLater(() => store.close());
  return store;
};
const state = (stateID: number): MatchState => ({
  G: { moves: stateID },
  ctx: {} as MatchState['ctx'],
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: stateID,
});
const metadata = { gameName: 'go', players: {}, createdAt: 1, updatedAt: 1 };
const entry = (stateID: number, name = 'draw') =>
  ({
    action: { type: 'MAKE_MOVE', payload: { type: name, args: [], playerID: '0' } },
    _stateID: stateID,
    turn: 1,
    phase: 'turn',
  }) as unknown as LogEntry;
const everything = { state: true, log: true, metadata: true, initialState: true };

it('a move is stored whole: state, log and metadata, and what the match began with stays', async () => {
  const store = openStore();
  await store.createMatch('match-1', { initialState: state(0), metadata });
  await store.commitMove('match-1', {
    state: state(1),
    log: [entry(0)],
    metadata: { ...metadata, updatedAt: 2 },
  });
  await store.commitMove('match-1', {
    state: state(2),
    log: [entry(1)],
    metadata: { ...metadata, updatedAt: 3 },
  });
  expect(await store.fetch('match-1', everything)).toEqual({
    state: state(2),
    initialState: state(0),
    log: [entry(0), entry(1)],
    metadata: { ...metadata, updatedAt: 3 },
  });
  expect(await store.moveAt('match-1', 1)).toEqual(entry(1));
  expect(await store.moveAt('match-1', 2)).toBeUndefined();
});

it('of two moves made from one state the second is refused, and leaves nothing behind', async () => {
  const store = openStore();
  await store.createMatch('match-1', { initialState: state(0), metadata });
  const [first, second] = await Promise.allSettled([
    store.commitMove('match-1', { state: state(1), log: [entry(0)], metadata }),
    store.commitMove('match-1', {
      state: { ...state(1), G: 'another' },
      log: [entry(0, 'bid')],
      metadata: { ...metadata, gameover: true },
    }),
  ]);
  expect(first.status).toBe('fulfilled');
  expect(second).toMatchObject({ status: 'rejected', reason: expect.any(StaleState) });
  expect(await store.fetch('match-1', everything)).toMatchObject({
    state: state(1),
    log: [entry(0)],
    metadata,
  });
});

it('a write that fails takes none of those committed with it along', async () => {
  const store = openStore();
  await store.createMatch('match-1', { initialState: state(0), metadata });
  const results = await Promise.allSettled([
    store.createMatch('match-2', { initialState: state(0), metadata }),
    store.createMatch('match-1', { initialState: state(0), metadata }),
    store.createMatch('match-3', { initialState: state(0), metadata }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.unfinished()).sort()).toEqual(['match-1', 'match-2', 'match-3']);
});

it('a write that fails halfway is undone, beside one that does not', async () => {
  const store = openStore();
  await store.createMatch('match-1', { initialState: state(0), metadata });
  await store.commitMove('match-1', { state: state(1), log: [entry(0)], metadata });
  const results = await Promise.allSettled([
    // The state is fine, but this entry is in the log already.
    store.commitMove('match-1', {
      state: state(2),
      log: [entry(0)],
      metadata: { ...metadata, updatedAt: 7 },
    }),
    store.createMatch('match-2', { initialState: state(0), metadata }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await store.fetch('match-1', everything)).toMatchObject({
    state: state(1),
    log: [entry(0)],
    metadata,
  });
});

it('nothing is acknowledged before it is on the disk, where another reader sees it', async () => {
  const dataDir = temporaryDirectory();
  const store = openStore(dataDir);
  const reader = new Database(join(dataDir, 'matches.sqlite'), { readonly: true });
  closeLater(() => reader.close());
  const stored = () => reader.prepare('SELECT state_id FROM state').pluck().all();
  const created = store.createMatch('match-1', { initialState: state(0), metadata });
  expect(stored()).toEqual([]);
  await created;
  expect(stored()).toEqual([0]);
  expect(reader.pragma('journal_mode', { simple: true })).toBe('wal');
});

it('a database that is locked by somebody else acknowledges nothing, and recovers by itself', async () => {
  const dataDir = temporaryDirectory();
  const store = openSqliteStore(dataDir, { busyTimeout: 20 });
  closeLater(() => store.close());
  await store.createMatch('match-1', { initialState: state(0), metadata });
  const other = new Database(join(dataDir, 'matches.sqlite'));
  closeLater(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  await expect(store.commitMove('match-1', { state: state(1), log: [entry(0)], metadata })).rejects.toThrow(
    'locked',
  );
  other.exec('COMMIT');
  expect((await store.fetch('match-1', { state: true })).state._stateID).toBe(0);
  await store.commitMove('match-1', { state: state(1), log: [entry(0)], metadata });
  expect((await store.fetch('match-1', { state: true })).state._stateID).toBe(1);
});

it('lists by game, end and time, newest first, without unlisted matches', async () => {
  const store = openStore();
  const add = (id: string, more: object) =>
    store.createMatch(id, { initialState: state(0), metadata: { ...metadata, ...more } });
  await add('old', { updatedAt: 1 });
  await add('new', { updatedAt: 9 });
  await add('hidden', { updatedAt: 5, unlisted: true });
  await add('chess', { updatedAt: 5, gameName: 'chess' });
  await add('over', { updatedAt: 5 });
  await store.setMetadata('over', { ...metadata, updatedAt: 5, gameover: { winners: [0] } });
  expect(await store.listMatches({ gameName: 'go' })).toEqual(['new', 'over', 'old']);
  expect(await store.listMatches({ gameName: 'go', where: { isGameover: true } })).toEqual(['over']);
  expect(await store.listMatches({ gameName: 'go', where: { isGameover: false } })).toEqual(['new', 'old']);
  expect(await store.listMatches({ gameName: 'go', where: { updatedAfter: 4, updatedBefore: 9 } })).toEqual([
    'over',
  ]);
  expect((await store.unfinished()).sort()).toEqual(['chess', 'hidden', 'new', 'old']);
});

it('a match that is wiped leaves nothing', async () => {
  const dataDir = temporaryDirectory();
  const store = openStore(dataDir);
  await store.createMatch('match-1', { initialState: state(0), metadata });
  await store.commitMove('match-1', { state: state(1), log: [entry(0)], metadata });
  await store.wipe('match-1');
  const reader = new Database(join(dataDir, 'matches.sqlite'), { readonly: true });
  closeLater(() => reader.close());
  for (const table of ['match', 'state', 'initial_state', 'log']) {
    expect(reader.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
  }
});

it('the directory is created; what was stored is there when it is opened again', async () => {
  const dataDir = join(temporaryDirectory(), 'deep', 'down');
  const store = openStore(dataDir);
  await store.createMatch('match-1', { initialState: state(0), metadata });
  await store.close();
  expect(await openStore(dataDir).fetch('match-1', { state: true })).toEqual({ state: state(0) });
});

it('a database of a newer version is refused in words, and left as it was', async () => {
  const dataDir = temporaryDirectory();
  await openSqliteStore(dataDir).close();
  const file = join(dataDir, 'matches.sqlite');
  const db = new Database(file);
  db.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
  db.close();
  expect(() => openSqliteStore(dataDir)).toThrow(UnusableDatabase);
  expect(() => openSqliteStore(dataDir)).toThrow(`${file} was written by a newer version`);
});
