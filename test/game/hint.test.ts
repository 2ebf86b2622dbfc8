import { expect, it } from 'vitest';
import type { AnyCoach } from '../../src/game/coach.ts';
import type { AnyRules } from '../../src/game/contract.ts';
import { hintsFor } from '../../src/game/hint.ts';

/** The places of moves in the list of the rules, as they are hinted at. */
const hinted = (chances: readonly number[], scores: readonly number[]) => {
  const moves = chances.map((_, i) => ['move', i] as const);
  const rules = { legalMoves: () => moves } as unknown as AnyRules;
  const coach = {
    judges: [{ chances: () => [], worth: () => chances }],
    forecast: {
      after: (_view: unknown, _seat: number, told: readonly (readonly [string, number])[]) =>
        told.map(([, i]) => scores[i]),
    },
  } as unknown as AnyCoach;
  return hintsFor(rules, coach, {}, 0).map(({ move: [, i] }) => i);
};

it('the likeliest move to win comes first, whatever it scores', () => {
  expect(hinted([0.4, 0.5, 0.3], [50, 20, 60])).toEqual([1, 0, 2]);
  expect(hinted([0.495, 0.5, 0.493], [50, 20, 60])).toEqual([1, 0, 2]);
});

it('where it is decided whether a seat wins, the best score comes first among those that are level', () => {
  expect(hinted([0.015, 0.02, 0.018], [50, 20, 60])).toEqual([2, 0, 1]);
  expect(hinted([0.985, 0.99, 0.96], [50, 20, 60])).toEqual([0, 1, 2]);
});
