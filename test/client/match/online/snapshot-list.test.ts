import { expect, it } from 'vitest';
import { SnapshotList } from '../../../../src/client/match/online/snapshot-list.ts';

const at = (seen: SnapshotList, events: number) => {
  const snapshot = seen.at(events);
  return snapshot && `${snapshot.view} ${snapshot.events}`;
};

it('knows the view after a move, and of the events in the midst of one the view before it', () => {
  const seen = new SnapshotList();
  seen.add('dealt', 2, 0);
  seen.add('first', 3, 1);
  seen.add('second', 6, 2);
  expect([2, 3, 4, 5, 6].map(n => at(seen, n))).toEqual([
    'dealt 2',
    'first 3',
    'first 3',
    'first 3',
    'second 6',
  ]);
});

it('knows nothing of what came before this page, after now, or while it was away', () => {
  const seen = new SnapshotList();
  seen.add('came', 10, 7);
  seen.add('back', 20, 12);
  seen.add('next', 21, 13);
  expect([9, 10, 11, 19, 20, 21, 22].map(n => at(seen, n))).toEqual([
    null,
    'came 10',
    null,
    null,
    'back 20',
    'next 21',
    null,
  ]);
});

it('knows what was asked for, as far as the next move from there', () => {
  const seen = new SnapshotList();
  seen.add('came', 10, 7);
  seen.addEarlier('asked', 4, 7);
  seen.addEarlier('dealt', 2, 3);
  seen.addEarlier('later', 12, 14);
  expect([1, 2, 3, 4, 6, 7, 9, 10, 12].map(n => at(seen, n))).toEqual([
    null,
    'dealt 2',
    null,
    'asked 4',
    'asked 4',
    null,
    null,
    'came 10',
    null,
  ]);
});

it('has the latest view of a moment that is told anew', () => {
  const seen = new SnapshotList();
  seen.add('dealt', 2, 0);
  seen.add('chosen in secret', 2, 1);
  seen.add('shown', 5, 2);
  expect([2, 4, 5].map(n => at(seen, n))).toEqual(['chosen in secret 2', 'chosen in secret 2', 'shown 5']);
});

it('knows nothing of what was taken back', () => {
  const seen = new SnapshotList();
  seen.add('dealt', 2, 0);
  seen.add('drawn', 3, 1);
  seen.add('bid', 6, 2);
  seen.add('dealt', 2, 0);
  seen.add('invoked', 4, 1);
  expect([2, 3, 4, 6].map(n => at(seen, n))).toEqual(['dealt 2', 'dealt 2', 'invoked 4', null]);
});
