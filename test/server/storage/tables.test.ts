import { expect, it } from 'vitest';
import { onEachStorage } from '../support/storages.ts';

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

  it('a number of 64 bits comes back as a number', async () => {
    const { store } = await withWords();
    expect(
      await store.tables.rows('SELECT count(*) AS n FROM secret WHERE value = $1 OR value = $1', 'one'),
    ).toEqual([{ n: 1 }]);
  });
});
