import { expect, it } from 'vitest';
import { bracketOf } from '../../../../src/client/match/club/bracket-of.ts';

type Rounds = Parameters<typeof bracketOf>[0];
const won = (points: readonly number[]) =>
  points.map(each => ({ points: each, rank: each === 1 ? 1 : 2, score: null }));
const played = (seats: readonly string[], points: readonly number[] | null) => ({
  matchID: seats.join(''),
  seats,
  result: points === null ? null : won(points),
});
const names = (bracket: ReturnType<typeof bracketOf>) =>
  bracket.map(tables => tables.map(({ seats }) => seats.map(seat => seat?.member ?? '?').join('–')));

it('a knockout is drawn up to its last match, with those who are known to come there', () => {
  const rounds: Rounds = [
    {
      tables: [
        played(['a', 'b'], [0, 1]),
        { matchID: null, seats: ['c'], result: [{ points: 1, rank: 1, score: null }], decided: 'free' },
        played(['d', 'e'], null),
        played(['f', 'g'], [1, 0]),
      ],
    },
  ];
  expect(names(bracketOf(rounds, 3))).toEqual([['a–b', 'c', 'd–e', 'f–g'], ['b–c', '?–f'], ['?–?']]);
});

it('of equals whoever sat last goes on, and of a table at which nobody is left nobody does', () => {
  const rounds: Rounds = [
    {
      tables: [
        played(['a', 'b'], [0.5, 0.5]),
        { matchID: null, seats: ['c', 'd'], result: won([0, 0]), decided: 'absent' },
      ],
    },
  ];
  const bracket = bracketOf(rounds, 2);
  expect(bracket[0]!.map(({ seats }) => seats.map(seat => seat?.goesOn))).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(names(bracket)[1]).toEqual(['b–?']);
});

it('a table at which nobody came to sit has room for two, and nothing runs there', () => {
  const [[table]] = bracketOf([{ tables: [{ matchID: null, seats: [], result: [] }] }], 1) as [[never]];
  expect(table).toMatchObject({ isRunning: false, seats: [null, null] });
});
