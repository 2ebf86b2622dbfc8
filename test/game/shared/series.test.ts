import { expect, it } from 'vitest';
import { handedOn } from '../../../src/game/shared/handed-on.ts';
import { type Series, seatInRematch, seriesAfter } from '../../../src/game/shared/series.ts';

const scored = (matches: number, wins: Readonly<Record<string, number>>): Series => ({
  matches,
  wins: Object.entries(wins).map(([name, won]) => ({ name, wins: won })),
});

it.each([
  ['the first match', null, ['Ada', 'Ned'], [1], scored(1, { Ada: 0, Ned: 1 })],
  ['a second one', scored(1, { Ada: 0, Ned: 1 }), ['Ada', 'Ned'], [0], scored(2, { Ada: 1, Ned: 1 })],
  [
    'a shared first place',
    scored(2, { Ada: 1, Ned: 1 }),
    ['Ada', 'Ned'],
    [0, 1],
    scored(3, { Ada: 2, Ned: 2 }),
  ],
  [
    'somebody in another’s place',
    scored(2, { Ada: 1, Ned: 1 }),
    ['Ada', 'Bea'],
    [1],
    scored(3, { Ada: 1, Bea: 1 }),
  ],
])('the score of a series: %s', (_what, before, names, winners, after) => {
  expect(seriesAfter(before, names, winners)).toEqual(after);
});

it('the first seat is handed on, and everything by seat with it', () => {
  const names = ['Ada', 'Ned', 'Bea'];
  const next = handedOn(names);
  expect(next).toEqual(['Ned', 'Bea', 'Ada']);
  for (const [seat, name] of names.entries()) expect(next[seatInRematch(seat, 3)]).toBe(name);
});
