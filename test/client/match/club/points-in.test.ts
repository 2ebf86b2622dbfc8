import { expect, it } from 'vitest';
import { pointsIn } from '../../../../src/client/match/club/standings.tsx';

const standing = (points: number, opponents = 0) => ({
  ...{ member: 'm', place: 1, played: 1, beaten: 0 },
  ...{ points, opponents },
});

it('points are written in halves, or all of them in hundredths where they are shares of another kind', () => {
  const halves = pointsIn([standing(2.5, 12), standing(0.5)], 'en-GB');
  expect([2.5, 0.5, 0, 12].map(halves)).toEqual(['2½', '½', '0', '12']);
  const thirds = pointsIn([standing(5 / 3), standing(0.5, 2)], 'it-IT');
  expect([5 / 3, 0.5, 2, 0].map(thirds)).toEqual(['1,67', '0,50', '2,00', '0,00']);
});
