import { expect, it } from 'vitest';
import { clockOf } from '../../../../src/client/match/online/side-channel.ts';

const NOW = 1_000_000;

it('counts each seat’s time from now on', () => {
  expect(
    clockOf(
      [
        [2, 5000],
        [0, 30_000],
      ],
      NOW,
      null,
    ),
  ).toEqual(
    new Map([
      [2, NOW + 5000],
      [0, NOW + 30_000],
    ]),
  );
});

it('is none when nobody’s time runs, whatever ran before', () => {
  expect(clockOf([], NOW, new Map([[0, NOW + 5000]]))).toBeNull();
});

it.each([
  ['a little earlier', -1400, true],
  ['a little later', 1400, true],
  ['a new one', 1500, false],
  ['one that was brought forward', -1500, false],
])('a deadline that comes out %s is (by %i ms) the same: %s', (_what, by, isSame) => {
  const before = NOW + 20_000;
  expect(clockOf([[1, 20_000 + by]], NOW, new Map([[1, before]]))?.get(1)).toBe(
    isSame ? before : before + by,
  );
});

it('one seat’s deadline is not another’s, and those whose time runs no more have none', () => {
  const before = new Map([
    [0, NOW + 20_000],
    [1, NOW + 40_000],
  ]);
  expect(clockOf([[1, 20_000]], NOW, before)).toEqual(new Map([[1, NOW + 20_000]]));
});
