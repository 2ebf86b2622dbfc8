import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import type { LogEntry, MatchData, MatchState } from '../../../src/server/boardgame.ts';
import { VersionConflict } from '../../../src/server/match/ports.ts';
import { NEW_CONTROL, NO_DEADLINES, type StoredMatch } from '../../../src/server/match/stored-match.ts';
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
const data = { gameName: 'go', players: {}, createdAt: 1, updatedAt: 1 } as MatchData;
const entry = (stateID: number, name = 'draw') =>
  ({
    action: { type: 'MAKE_MOVE', payload: { type: name, args: [], playerID: '0' } },
    _stateID: stateID,
    turn: 1,
    phase: 'turn',
  }) as unknown as LogEntry;
const fresh: StoredMatch = { id: 'match-1', version: 1, data, state: state(0), control: NEW_CONTROL };
const after = (before: StoredMatch, change: Partial<StoredMatch> = {}): StoredMatch => ({
  ...before,
  version: before.version + 1,
  ...change,
});
const moved = (before: StoredMatch, change: Partial<StoredMatch> = {}): StoredMatch =>
  after(before, { state: state(before.state!._stateID + 1), ...change });

it('a move is stored whole: state, log and data, and what the match began with stays', async () => {
  const store = openStore();
  await store.create(fresh, state(0));
  const one = moved(fresh, { data: { ...data, updatedAt: 2 } });
  const two = moved(one, { data: { ...data, updatedAt: 3 } });
  await store.commit({ before: fresh, next: one, log: [entry(0)] });
  await store.commit({ before: one, next: two, log: [entry(1)] });
  expect(await store.load('match-1')).toEqual(two);
  expect(await store.history('match-1')).toEqual({ initialState: state(0), log: [entry(0), entry(1)] });
});

it('a match that has not begun has no state, and its beginning stores one', async () => {
  const store = openStore();
  const waiting = { ...fresh, state: null };
  await store.create(waiting, null);
  expect(await store.load('match-1')).toEqual(waiting);
  expect(await store.history('match-1')).toEqual({ initialState: null, log: [] });
  const begun = after(waiting, { state: state(0) });
  await store.commit({ before: waiting, next: begun, log: [], initialState: state(0) });
  expect(await store.load('match-1')).toEqual(begun);
  expect((await store.history('match-1')).initialState).toEqual(state(0));
});

it.each<[string, Partial<StoredMatch>]>([
  ['moves', { state: { ...state(1), G: 'another' } }],
  ['changed choices, which leave the number of the state alone', { state: { ...state(0), G: 'another' } }],
  ['seats', { data: { ...data, players: { 0: { id: 0, name: 'Eve' } } } }],
  ['deadlines', { control: { ...NEW_CONTROL, deadlines: { ...NO_DEADLINES, bots: 7 } } }],
])(
  'of two %s made from one version the second is refused, and leaves nothing behind',
  async (_what, change) => {
    const store = openStore();
    await store.create(fresh, state(0));
    const one = moved(fresh);
    const [first, second] = await Promise.allSettled([
      store.commit({ before: fresh, next: one, log: [entry(0)] }),
      store.commit({ before: fresh, next: after(fresh, change), log: [entry(0, 'bid')] }),
    ]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(VersionConflict) });
    expect(await store.load('match-1')).toEqual(one);
    expect((await store.history('match-1')).log).toEqual([entry(0)]);
  },
);

it('of a match that others have changed meanwhile nothing is removed', async () => {
  const store = openStore();
  await store.create(fresh, state(0));
  const one = moved(fresh);
  await store.commit({ before: fresh, next: one, log: [] });
  await expect(store.commit({ before: fresh, next: null, log: [] })).rejects.toThrow(VersionConflict);
  expect(await store.load('match-1')).toEqual(one);
});

it('a write that fails halfway is undone, beside one that does not', async () => {
  const store = openStore();
  await store.create(fresh, state(0));
  const one = moved(fresh);
  await store.commit({ before: fresh, next: one, log: [entry(0)] });
  const results = await Promise.allSettled([
    // All is fine, but this entry is in the log already.
    store.commit({ before: one, next: moved(one), log: [entry(0)] }),
    store.create({ ...fresh, id: 'match-2' }, state(0)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await store.load('match-1')).toEqual(one);
});

it('nothing is acknowledged before it is on the disk, where another reader sees it', async () => {
  const dataDir = temporaryDirectory();
  const store = openStore(dataDir);
  const reader = new Database(join(dataDir, 'matches.sqlite'), { readonly: true });
  closeLater(() => reader.close());
  const stored = () => reader.prepare('SELECT state_id FROM state').pluck().all();
  const created = store.create(fresh, state(0));
  expect(stored()).toEqual([]);
  await created;
  expect(stored()).toEqual([0]);
  expect(reader.pragma('journal_mode', { simple: true })).toBe('wal');
});

it('of a group of writes all are rejected when the group cannot be committed', async () => {
  const dataDir = temporaryDirectory();
  const store = openSqliteStore(dataDir, { busyTimeout: 20 });
  closeLater(() => store.close());
  await store.create(fresh, state(0));
  await store.create({ ...fresh, id: 'match-2' }, state(0));
  const other = new Database(join(dataDir, 'matches.sqlite'));
  closeLater(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const ofTwo = { ...fresh, id: 'match-2' };
  const results = await Promise.allSettled([
    store.commit({ before: fresh, next: moved(fresh), log: [entry(0)] }),
    store.commit({ before: ofTwo, next: moved(ofTwo), log: [entry(0)] }),
  ]);
  for (const { status } of results) expect(status).toBe('rejected');
  other.exec('COMMIT');
  for (const id of ['match-1', 'match-2']) expect((await store.load(id))!.version).toBe(1);
  await store.commit({ before: fresh, next: moved(fresh), log: [entry(0)] });
  expect((await store.load('match-1'))!.version).toBe(2);
});

it('lists by game, end and time, newest first, without unlisted matches', async () => {
  const store = openStore();
  const add = (id: string, more: object) =>
    store.create({ ...fresh, id, data: { ...data, ...more } as MatchData }, state(0));
  await add('old', { updatedAt: 1 });
  await add('new', { updatedAt: 9 });
  await add('hidden', { updatedAt: 5, unlisted: true });
  await add('chess', { updatedAt: 5, gameName: 'chess' });
  await add('over', { updatedAt: 5, gameover: { winners: [0] } });
  expect(await store.list({ gameName: 'go' })).toEqual(['new', 'over', 'old']);
  expect(await store.list({ gameName: 'go', where: { isGameover: true } })).toEqual(['over']);
  expect(await store.list({ gameName: 'go', where: { isGameover: false } })).toEqual(['new', 'old']);
  const between = { updatedAfter: 4, updatedBefore: 9 };
  expect(await store.list({ gameName: 'go', where: between })).toEqual(['over']);
});

it('finds the matches whose deadline has come, and the next one that will', async () => {
  const store = openStore();
  const add = (id: string, bots: number | null, clocks = {}) => {
    const deadlines = { bots, absences: {}, clocks };
    return store.create({ ...fresh, id, control: { ...NEW_CONTROL, deadlines } }, state(0));
  };
  await add('never', null);
  await add('late', 500);
  await add('soon', 900, { 0: 300 });
  await add('early', null, { 0: 200, 1: 100 });
  expect(await store.due(99)).toEqual([]);
  expect(await store.nextDeadline(0)).toBe(100);
  expect(await store.due(300)).toEqual(['early', 'soon']);
  expect(await store.nextDeadline(300)).toBe(500);
  expect(await store.nextDeadline(900)).toBeNull();
});

it('a match that is removed leaves nothing', async () => {
  const dataDir = temporaryDirectory();
  const store = openStore(dataDir);
  await store.create(fresh, state(0));
  const one = moved(fresh);
  await store.commit({ before: fresh, next: one, log: [entry(0)] });
  await store.commit({ before: one, next: null, log: [] });
  const reader = new Database(join(dataDir, 'matches.sqlite'), { readonly: true });
  closeLater(() => reader.close());
  for (const table of ['match', 'state', 'initial_state', 'log']) {
    expect(reader.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
  }
});

it('the directory is created; what was stored is there when it is opened again', async () => {
  const dataDir = join(temporaryDirectory(), 'deep', 'down');
  const store = openStore(dataDir);
  await store.create(fresh, state(0));
  await store.close();
  expect(await openStore(dataDir).load('match-1')).toEqual(fresh);
});
