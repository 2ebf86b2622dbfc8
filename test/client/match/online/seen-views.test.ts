import { expect, it } from 'vitest';
import { SeenViews } from '../../../../src/client/match/online/seen-views.ts';

it('knows the view after a move by each of the events that it brought about', () => {
  const seen = new SeenViews();
  seen.add('dealt', 2, 0);
  seen.add('first', 3, 1);
  seen.add('second', 6, 2);
  expect([2, 3, 4, 5, 6].map(at => seen.after(at))).toEqual(['dealt', 'first', 'second', 'second', 'second']);
});

it('knows nothing of what came before this page, after now, or while it was away', () => {
  const seen = new SeenViews();
  seen.add('came', 10, 7);
  seen.add('back', 20, 12);
  seen.add('next', 21, 13);
  expect([9, 10, 11, 19, 20, 21, 22].map(at => seen.after(at))).toEqual([
    null,
    'came',
    null,
    null,
    'back',
    'next',
    null,
  ]);
});

it('has the latest view of a moment that is told anew', () => {
  const seen = new SeenViews();
  seen.add('dealt', 2, 0);
  seen.add('chosen in secret', 2, 1);
  seen.add('shown', 5, 2);
  expect([2, 4].map(at => seen.after(at))).toEqual(['chosen in secret', 'shown']);
});
