import { expect, it } from 'vitest';
import { noteEnds as noteEndsBy } from '../../../src/server/daily/note-ends.ts';
import type { Beside } from '../../../src/server/match/ports.ts';
import { NEW_CONTROL, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import { beginningOf, endOf } from '../../../src/site/day.ts';

const DAY = '2026-11-28';

/** A match of that day's deal, last changed at a moment of the server's clock. */
const match = (
  at: number,
  own: object = {},
  gameover?: object,
  deal: string | undefined = `daily-${DAY}`,
): StoredMatch => ({
  id: 'match',
  version: 1,
  data: {
    gameName: 'ra',
    players: {
      0: { id: 0, name: 'Ada', credentials: 'a', ...own },
      1: { id: 1, credentials: 'b', data: { bot: 'hard' } },
    },
    createdAt: at,
    updatedAt: at,
    ...(deal !== undefined && { deal }),
    ...(gameover !== undefined && { gameover }),
  },
  state: null,
  control: NEW_CONTROL,
});
/** Of the calendar's time a write bears what it was written at. */
const noteEnds: Beside = (write, command) =>
  noteEndsBy(() => write.next?.data.updatedAt ?? NOON)(write, command);
const over = { winners: [1], scores: { 0: 31, 1: 40 } };
const LEFT = { data: { bot: 'hard', standIn: true } };
const NOON = beginningOf(DAY) + 43_200_000;

it.each([
  ['played to its end', match(NOON), match(NOON, {}, over), [NOON, 2, 31]],
  ['left', match(NOON), match(NOON, LEFT), [NOON, null, null]],
  [
    'given up, where two play',
    match(NOON),
    match(NOON, {}, { winners: [1], resigned: 0 }),
    [NOON, null, null],
  ],
])('a try is over: %s', (_, before, next, noted) => {
  expect(noteEnds({ before, next }, null).map(([, ...values]) => values)).toEqual([['match', ...noted]]);
});

it.each([
  ['it goes on', match(NOON), match(NOON)],
  ['it was left before', match(NOON, LEFT), match(NOON, LEFT)],
  ['its day is over', match(NOON), match(endOf(DAY), {}, over)],
  ['it is no try', match(NOON, {}, undefined, ''), match(NOON, {}, over, '')],
  ['it is of another deal', match(NOON, {}, undefined, 'evening'), match(NOON, {}, over, 'evening')],
])('nothing is noted where %s', (_, before, next) => {
  expect(noteEnds({ before, next }, null)).toEqual([]);
});

it('a guest whose table is removed, as nobody ever moved at it, has had no try', () => {
  const [[text, ...values] = ['']] = noteEnds({ before: match(NOON), next: null }, null);
  expect(values).toEqual(['match']);
  expect(text).toMatch(/^DELETE FROM daily_try .* member IS NULL$/);
});
