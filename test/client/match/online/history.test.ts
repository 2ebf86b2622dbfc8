import type { LogEntry } from 'boardgame.io';
import { expect, it } from 'vitest';
import { History } from '../../../../src/client/match/online/history.ts';

const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from }, (_, i) => ({ _stateID: from + i })) as LogEntry[];
const synced = (from: number, to: number) => ({ log: entries(from, to), state: { _stateID: to } });

it('asks for what came before a sync, page by page, until all is known', () => {
  const history = new History();
  history.sync(synced(195, 225), []);
  expect(history.missing).toBe(195);
  history.add(195, entries(150, 195));
  // One that was asked for before, and comes twice.
  history.add(195, entries(150, 195));
  expect(history.missing).toBe(150);
  for (const from of [100, 50, 0]) history.add(from + 50, entries(from, from + 50));
  expect(history.missing).toBeNull();
  expect(history.whole(entries(195, 225))).toEqual(entries(0, 225));
});

it('asks for all pages at once, and takes them as they come', () => {
  const history = new History();
  history.sync(synced(195, 225), []);
  expect(history.pages).toEqual([195, 150, 100, 50]);
  for (const before of [50, 100, 195])
    history.add(before, entries(before === 195 ? 150 : before - 50, before));
  expect(history.missing).toBe(150);
  history.add(150, entries(100, 150));
  expect(history.missing).toBeNull();
  expect(history.pages).toEqual([]);
  expect(history.whole(entries(195, 225))).toEqual(entries(0, 225));
});

it.each([
  [50, [50]],
  [51, [51, 50]],
  [1, [1]],
  [0, []],
])('of what came before move %i it asks for the pages that end before %j', (from, pages) => {
  const history = new History();
  history.sync(synced(from, from + 20), []);
  expect(history.pages).toEqual(pages);
});

it('of two connections, the pages of the first count for nothing in the second', () => {
  const history = new History();
  history.sync(synced(120, 140), []);
  history.add(50, entries(0, 50));
  history.sync(synced(90, 110), []);
  history.add(90, entries(50, 90));
  expect(history.missing).toBe(50);
});

it('keeps what it knew when the connection comes back, unless moves between are missing', () => {
  const history = new History();
  history.sync(synced(0, 20), []);
  history.sync(synced(15, 45), entries(0, 20));
  expect(history.missing).toBeNull();
  expect(history.whole(entries(15, 45))).toEqual(entries(0, 45));
  history.sync(synced(100, 130), entries(0, 45));
  expect(history.missing).toBe(100);
});

it.each([
  [0, 0, false],
  [1, 1, false],
  [1, 2, true],
])('after a sync at state 20, with %i moves told since, state %i later has a gap: %s', (told, later, gap) => {
  const history = new History();
  history.sync(synced(0, 20), []);
  expect(history.hasGap(entries(0, 20 + told), 20 + later)).toBe(gap);
});
