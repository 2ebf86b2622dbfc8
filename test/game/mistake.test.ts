import { describe, expect, it } from 'vitest';
import type { AnyCoach } from '../../src/game/coach.ts';
import { COSTLY_SCORE, FORETOLD, isDecided, judgedByScore } from '../../src/game/mistake.ts';

const MOVES = Array.from({ length: 20 }, (_, i) => ['move', i] as const);
const judging = (worth: readonly number[]) => ({ chances: () => [], worth: () => worth });
/** Two judges by what they say of each move, and a forecast by what it says of each. */
const judgedWith = (
  first: readonly number[],
  second: readonly number[] | null,
  scores: readonly number[],
  chosen: number,
) => {
  const coach = {
    judges: second === null ? [judging(first)] : [judging(first), judging(second)],
    forecast: {
      scores: () => [],
      after: (_view: unknown, _seat: number, moves: readonly (readonly (string | number)[])[]) =>
        moves.map(([, i]) => scores[Number(i)]!),
    },
  } as unknown as AnyCoach;
  return judgedByScore(coach, {}, 0, MOVES.slice(0, first.length), first, chosen);
};

const LOST = [0.01, 0.012, 0.008];
const WON = [0.98, 0.985, 0.979];
const SCORES = [20, 20 + COSTLY_SCORE, 19];

it('whether a seat wins is decided below a twentieth and above what that leaves of one', () => {
  expect([0, 0.049, 0.05, 0.5, 0.95, 0.951, 1].map(isDecided)).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
    true,
  ]);
});

describe('a choice where it is decided whether its seat wins', () => {
  it.each([
    ['lost', LOST],
    ['won', WON],
  ])('costs the points that another would have brought more: %s', (_, worth) => {
    expect(judgedWith(worth, worth, SCORES, 0)).toEqual({ best: 1, scores: [SCORES[1], 20] });
    // Nothing is better than the best.
    expect(judgedWith(worth, worth, SCORES, 1)).toBeNull();
  });

  it.each([
    ['it brings a point less than is pointed out', LOST, LOST, [20, 19 + COSTLY_SCORE, 19]],
    ['it is not decided', [0.3, 0.31, 0.3], LOST, SCORES],
    ['another move would leave it open', [0.01, 0.2, 0.01], LOST, SCORES],
    ['the first judge thinks it less likely to win', [0.98, 0.96, 0.98], WON, SCORES],
    ['the second does', WON, [0.98, 0.96, 0.98], SCORES],
    ['there is no second', WON, null, SCORES],
  ])('has nothing said of it where %s', (_, first, second, scores) => {
    expect(judgedWith(first, second, scores, 0)).toBeNull();
  });

  it('is measured by the likeliest few of many', () => {
    const worth = MOVES.map((_, i) => i / 10_000);
    const scores = MOVES.map((_, i) => 100 - i);
    const { best } = judgedWith(worth, worth, scores, 19) ?? { best: null };
    expect(best).toBe(19 - FORETOLD);
  });
});
