import type { Logger } from 'pino';
import { expect, it } from 'vitest';
import { VersionConflict } from '../../../src/server/match/ports.ts';
import { watchedStore } from '../../../src/server/storage/watched-store.ts';
import { type TableStep, TakenMeanwhile } from '../../../src/server/tables.ts';
import { onEachStorage, SILENT } from '../support/storages.ts';
import { entry, fresh, moved, state } from '../support/stored-matches.ts';

const SECRET = 'SELECT value FROM secret';
const ADD = 'INSERT INTO secret (value) VALUES ($1)';
const CHANGE = 'UPDATE secret SET value = $2 WHERE value = $1';

onEachStorage(newDatabase => {
  /** A store with two words in the one table of text that every version has. */
  const withWords = async () => {
    const store = await (await newDatabase())();
    await store.tables.write([ADD, 'one'], [ADD, 'two']);
    const words = async () =>
      (
        await store.tables.rows<{ value: string }>(
          `${SECRET} WHERE value IN ($1, $2, $3) ORDER BY value`,
          'one',
          'two',
          'three',
        )
      ).map(({ value }) => value);
    return { store, words };
  };

  it('what is written stands there, and is found by its values', async () => {
    const { words } = await withWords();
    expect(await words()).toEqual(['one', 'two']);
  });

  it('where the first step changes no row, nothing is done', async () => {
    const { store, words } = await withWords();
    expect(await store.tables.write([CHANGE, 'four', 'five'], [ADD, 'three'])).toBe(false);
    expect(await words()).toEqual(['one', 'two']);
  });

  it('of two who were to change the same row, one has done it', async () => {
    const { store } = await withWords();
    const done = await Promise.all(['a', 'b', 'c'].map(to => store.tables.write([CHANGE, 'one', to])));
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  it('where a later step fails, the first is undone', async () => {
    const { store, words } = await withWords();
    await expect(
      store.tables.write([CHANGE, 'one', 'three'], ['INSERT INTO secret (value) VALUES (NULL)']),
    ).rejects.toThrow(/null/i);
    expect(await words()).toEqual(['one', 'two']);
  });

  it('where somebody else was first to add what there is once, nothing is done, and the storage is well', async () => {
    const { store: inner, words } = await withWords();
    const { store, readiness } = watchedStore(inner, SILENT as Logger);
    const take = (holder: string): TableStep => [
      'INSERT INTO taken_name (skeleton, holder) VALUES ($1, $2)',
      ...['ada', holder],
    ];
    expect(await store.tables.write(take('first'))).toBe(true);
    await store.create(fresh, null);
    // A tool that opens the storage itself is told the same.
    for (const each of [store, inner]) {
      await expect(each.tables.write([CHANGE, 'one', 'three'], take('second'))).rejects.toThrow(
        TakenMeanwhile,
      );
      await expect(each.create(fresh, null)).rejects.toThrow(TakenMeanwhile);
      const ofNobody = `INSERT INTO passkey VALUES ('key', 'nobody', '', 0, '', '', 0, NULL)`;
      await expect(each.tables.write([ofNobody])).rejects.toThrow(TakenMeanwhile);
      const also = [take('second')];
      await expect(each.commit({ before: fresh, next: moved(fresh), log: [], also })).rejects.toThrow(
        TakenMeanwhile,
      );
    }
    expect(await words()).toEqual(['one', 'two']);
    expect(await readiness.fault()).toBeNull();
  });

  it('a number of 64 bits comes back as a number', async () => {
    const { store } = await withWords();
    expect(
      await store.tables.rows('SELECT count(*) AS n FROM secret WHERE value = $1 OR value = $1', 'one'),
    ).toEqual([{ n: 1 }]);
  });

  it('what is written beside a match is there with it', async () => {
    const { store, words } = await withWords();
    await store.create(fresh, state(0));
    const next = moved(fresh);
    await store.commit({ before: fresh, next, log: [entry(0)], also: [[CHANGE, 'one', 'three']] });
    expect(await store.load(fresh.id)).toEqual(next);
    expect(await words()).toEqual(['three', 'two']);
    await store.commit({ before: next, next: null, log: [], also: [[CHANGE, 'two', 'one']] });
    expect(await store.load(fresh.id)).toBeNull();
    expect(await words()).toEqual(['one', 'three']);
  });

  it.each([
    ['is another by now', { next: moved(moved(fresh)), before: moved(fresh) }],
    ['is another by now, and was to be removed', { next: null, before: moved(fresh) }],
  ])('nothing is written beside a match that %s', async (_what, write) => {
    const { store, words } = await withWords();
    await store.create(fresh, state(0));
    const also = [[CHANGE, 'one', 'three']] as const;
    await expect(store.commit({ ...write, log: [], also })).rejects.toThrow(VersionConflict);
    expect(await words()).toEqual(['one', 'two']);
  });

  it('a match is not written where what is to stand beside it cannot be, and others that were written with it are', async () => {
    const { store, words } = await withWords();
    const other = { ...fresh, id: 'match-2' };
    await store.create(fresh, state(0));
    await store.create(other, state(0));
    const also = [[CHANGE, 'one', 'three'], ['INSERT INTO secret (value) VALUES (NULL)']] as const;
    const [failed, written] = await Promise.allSettled([
      store.commit({ before: fresh, next: moved(fresh), log: [entry(0)], also }),
      store.commit({ before: other, next: moved(other), log: [entry(0)], also: [[CHANGE, 'two', 'three']] }),
    ]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/null/i) } });
    expect(written.status).toBe('fulfilled');
    expect(await store.load(fresh.id)).toEqual(fresh);
    expect(await store.load(other.id)).toEqual(moved(other));
    expect(await words()).toEqual(['one', 'three']);
  });
});
