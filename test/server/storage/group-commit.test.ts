import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';
import { GroupCommit } from '../../../src/server/storage/group-commit.ts';

let db: Database.Database;
let commits: GroupCommit;
const add = (text: string) => commits.run(() => void db.prepare('INSERT INTO note VALUES (?)').run(text));
const stored = () => db.prepare('SELECT text FROM note').pluck().all();

beforeEach(() => {
  db = new Database(':memory:');
  // As a full disk does, `everything` ends the transaction in which it is written, and not only its own statement.
  db.exec(`
    CREATE TABLE note (text TEXT PRIMARY KEY) STRICT;
    CREATE TRIGGER ends_everything BEFORE INSERT ON note WHEN NEW.text = 'everything'
      BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END;
  `);
  commits = new GroupCommit(db);
  return () => void db.close();
});

it('writes of one turn of the event loop are stored in the order in which they came, in one transaction', async () => {
  const transactions: string[] = [];
  const { transaction } = db;
  db.transaction = (work => {
    if (!db.inTransaction) transactions.push('one');
    return transaction.call(db, work);
  }) as typeof transaction;
  await Promise.all(['a', 'b', 'c'].map(add));
  expect(stored()).toEqual(['a', 'b', 'c']);
  expect(transactions).toEqual(['one']);
});

it('a write that fails takes no other with it', async () => {
  const results = await Promise.allSettled(['a', 'a', 'b'].map(add));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(stored()).toEqual(['a', 'b']);
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

it('what waits is written at once when it is asked for, and only once', async () => {
  const added = add('a');
  expect(stored()).toEqual([]);
  commits.flush();
  expect(stored()).toEqual(['a']);
  await added;
  commits.flush();
  expect(stored()).toEqual(['a']);
});
