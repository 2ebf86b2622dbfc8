import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, it, vi } from 'vitest';
import { committerOf, type GroupOutcome, type Write } from '../../../src/server/storage/commit-group.mjs';
import { CommitThread } from '../../../src/server/storage/commit-thread.ts';
import { GroupCommit } from '../../../src/server/storage/group-commit.ts';
import { closeLater, eventually, temporaryDirectory } from '../support/running-server.ts';

const TEXTS = {
  add: 'INSERT INTO note VALUES (?)',
  change: 'UPDATE note SET text = ? WHERE text = ?',
};
// As a full disk does, `everything` ends the transaction in which it is written, and not only its own statement.
const TABLES = `
  CREATE TABLE note (text TEXT PRIMARY KEY) STRICT;
  CREATE TRIGGER ends_everything BEFORE INSERT ON note WHEN NEW.text = 'everything'
    BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END;
`;
const PATIENCE = 30_000;

let db: Database.Database;
let commits: GroupCommit<Write>;
let groups: (readonly Write[])[];
const noteOf = (text: string): Write => [['add', text]];
const add = (text: string) => commits.run(noteOf(text));
const stored = () => db.prepare('SELECT text FROM note').pluck().all();

beforeEach(() => {
  db = new Database(':memory:');
  db.exec(TABLES);
  const commit = committerOf(db, TEXTS);
  groups = [];
  commits = new GroupCommit({
    patience: PATIENCE,
    commit: group => {
      groups.push(group);
      return commit(group);
    },
  });
  return () => void db.close();
});

it('writes of one turn of the event loop are stored in the order in which they came, in one transaction', async () => {
  await Promise.all(['a', 'b', 'c'].map(add));
  expect(stored()).toEqual(['a', 'b', 'c']);
  expect(groups).toEqual([['a', 'b', 'c'].map(noteOf)]);
});

it('a write that fails takes no other with it', async () => {
  const results = await Promise.allSettled(['a', 'a', 'b'].map(add));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[1]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } });
  expect(stored()).toEqual(['a', 'b']);
});

it('of a write that fails at its second step nothing stays, nor of one that finds no row', async () => {
  const both = (from: string, to: string, added: string): Write => [
    ['change', to, from],
    ['add', added],
  ];
  await add('a');
  const results = await Promise.allSettled([
    commits.run(both('a', 'b', 'b')),
    commits.run(both('nothing', 'c', 'd')),
    commits.run(both('a', 'e', 'f')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(results.slice(1)).toMatchObject([{ value: false }, { value: true }]);
  expect(stored()).toEqual(['e', 'f']);
});

it.each([
  ['first', ['everything', 'a', 'b']],
  ['between others', ['a', 'everything', 'b']],
  ['last', ['a', 'b', 'everything']],
])('a failure that ends the whole transaction, %s, rejects everybody in the group', async (_where, texts) => {
  const results = await Promise.allSettled(texts.map(add));
  const reason = expect.objectContaining({ message: 'the disk is full' });
  expect(results).toEqual(texts.map(() => ({ status: 'rejected', reason })));
  expect(stored()).toEqual([]);
  await add('later');
  expect(stored()).toEqual(['later']);
});

it('what comes while a group is under way is the next group, and closing waits for all of it', async () => {
  const underWay: ((outcome: GroupOutcome) => void)[] = [];
  const sent: (readonly Write[])[] = [];
  commits = new GroupCommit({
    patience: PATIENCE,
    commit: group => {
      sent.push(group);
      return new Promise(resolve => underWay.push(resolve));
    },
  });
  const done: string[] = [];
  const write = (text: string) => void add(text).then(() => done.push(text));
  write('a');
  await eventually(() => sent.length).toBe(1);
  for (const text of ['b', 'c']) write(text);
  const closed = commits.close();
  expect(done).toEqual([]);
  underWay[0]!(['done']);
  await eventually(() => sent.length).toBe(2);
  expect(done).toEqual(['a']);
  expect(sent[1]).toEqual(['b', 'c'].map(noteOf));
  underWay[1]!(['done', 'done']);
  await closed;
  expect(done).toEqual(['a', 'b', 'c']);
});

it('a busy database is waited for, longer than one try and no longer than patience lasts', async () => {
  const answers: GroupOutcome[] = ['busy', 'busy', ['done']];
  commits = new GroupCommit({ patience: PATIENCE, commit: () => answers.shift()! });
  expect(await add('a')).toBe(true);
  commits = new GroupCommit({ patience: 0, commit: () => 'busy' });
  await expect(add('a')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
});

it('more groups than one may be under way, each no larger than it may be', async () => {
  const sent: (readonly Write[])[] = [];
  let answer = () => {};
  const open = new Promise<void>(resolve => {
    answer = resolve;
  });
  commits = new GroupCommit({
    patience: PATIENCE,
    most: 2,
    atOnce: 2,
    commit: async group => {
      sent.push(group);
      await open;
      return group.map(() => 'done' as const);
    },
  });
  const added = Promise.all(['a', 'b', 'c', 'd', 'e'].map(add));
  await eventually(() => sent.length).toBe(2);
  expect(sent).toEqual([['a', 'b'].map(noteOf), ['c', 'd'].map(noteOf)]);
  answer();
  expect(await added).toEqual([true, true, true, true, true]);
  expect(sent).toHaveLength(3);
});

it('behind what failed nobody waits for longer than their patience', async () => {
  let tries = 0;
  commits = new GroupCommit({
    patience: 0,
    most: 1,
    commit: () => {
      tries += 1;
      return Promise.reject(new Error('nobody is there'));
    },
  });
  const results = await Promise.allSettled(['a', 'b', 'c'].map(add));
  for (const result of results) expect(result).toMatchObject({ reason: { message: 'nobody is there' } });
  expect(tries).toBe(1);
});

it('a thread that breaks down rejects what it had, and the next group has another', async () => {
  const file = join(temporaryDirectory(), 'notes.sqlite');
  const thread = new CommitThread({ file, texts: TEXTS, busyTimeout: 50 });
  closeLater(() => thread.close());
  // There is no such file yet.
  await expect(thread.commit([noteOf('a')])).rejects.toThrow();
  const made = new Database(file);
  made.exec(TABLES);
  closeLater(() => made.close());
  expect(await thread.commit([noteOf('a')])).toEqual(['done']);
});

it('where many come what comes in the moment after a group goes together; who writes alone waits for nothing', async () => {
  const groups: number[] = [];
  let letGo: () => void = () => {};
  const gather = vi.fn(
    () =>
      new Promise<void>(resolve => {
        letGo = resolve;
      }),
  );
  const commits = new GroupCommit<string>({
    patience: 1000,
    gather,
    commit: group => {
      groups.push(group.length);
      return group.map(() => 'done' as const);
    },
  });
  await commits.run('alone');
  await Promise.all(['with', 'one'].map(write => commits.run(write)));
  expect(gather).not.toHaveBeenCalled();
  await Promise.all(['so', 'many', 'come'].map(write => commits.run(write)));
  const late = ['first', 'second'].map(async write => commits.run(write));
  await new Promise(setImmediate);
  late.push(commits.run('third'));
  await new Promise(setImmediate);
  expect(groups).toEqual([1, 2, 3]);
  letGo();
  await Promise.all(late);
  expect(groups).toEqual([1, 2, 3, 3]);
  letGo();
  await commits.close();
});

it('when all is to end nobody waits for another process as long as their patience would last', async () => {
  const commits = new GroupCommit<string>({
    patience: 1e9,
    commit: async () => {
      await new Promise(setImmediate);
      return 'busy' as const;
    },
  });
  const waiting = commits.run('a');
  await new Promise(setImmediate);
  commits.drain();
  await expect(waiting).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(commits.run('late')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await commits.close();
});
