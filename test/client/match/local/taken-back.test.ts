import { expect, it } from 'vitest';
import { withTakenBack } from '../../../../src/client/match/local/taken-back.ts';

const back = (after: number, events = [{ type: 'draw' }]) => ({ after, seat: 0, moves: 1, events });

it('what was taken back before stands where the match goes on from, and in order', () => {
  expect(withTakenBack([back(3), back(9)], back(5)).map(({ after }) => after)).toEqual([3, 5, 5]);
});

it('of what nobody has been shown nothing is told', () => {
  expect(withTakenBack([back(3)], back(5, []))).toEqual([back(3)]);
});

it('a browser keeps the latest ones', () => {
  let all: ReturnType<typeof withTakenBack> = [];
  for (let n = 0; n < 100; n++) all = withTakenBack(all, back(n));
  expect(all.map(({ after }) => after)).toEqual(Array.from({ length: 40 }, (_, n) => 60 + n));
});
