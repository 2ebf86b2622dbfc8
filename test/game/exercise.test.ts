import { expect, it } from 'vitest';
import type { AnyCoach } from '../../src/game/coach.ts';
import type { AnyMove } from '../../src/game/contract.ts';
import { exercisesIn } from '../../src/game/exercise.ts';
import type { Mistake, Review } from '../../src/game/review.ts';

const judgeOf = (chances: Readonly<Record<string, number>>) => ({
  chances: () => [],
  worth: (_view: unknown, _seat: number, legal: readonly AnyMove[]) => legal.map(([name]) => chances[name]!),
});
const coachOf = (...by: readonly Readonly<Record<string, number>>[]): AnyCoach => {
  const [first, second] = by.map(judgeOf);
  const forecast = { scores: () => [], after: () => [] };
  return { judges: [first!, second!], forecast, judgeBy: () => first! };
};

const choices = ['a', 'b', 'c', 'd'].map(name => ({ move: [name] as const, chance: 0 }));
const mistake: Mistake = {
  move: 7,
  made: { seat: 1, move: ['d'] },
  better: choices[1]!.move,
  view: 'seen',
  of: 'chance',
  cost: 0.1,
  scores: [0, 0],
  choices,
  line: [],
};
const review: Review = { chances: [[0.4, 0.3, 0.3]], swings: [], judges: 2, mistakes: [mistake] };

it('a choice is an exercise with the moves of which all judges say that they are worse', () => {
  const first = { a: 0.2, b: 0.3, c: 0.28, d: 0.1 };
  const second = { a: 0.1, b: 0.3, c: 0.1, d: 0.2 };
  expect(exercisesIn(review, coachOf(first, second))).toEqual([
    { view: 'seen', seat: 1, players: 3, choices: [['a'], ['b'], ['d']], better: ['b'] },
  ]);
});

it('a choice that cost points where it was decided who wins is none', () => {
  const chances = { a: 0.2, b: 0.3, c: 0.28, d: 0.1 };
  const decided = { ...review, mistakes: [{ ...mistake, of: 'score' as const }] };
  expect(exercisesIn(decided, coachOf(chances, chances))).toEqual([]);
});

it('where fewer than two of them are surely worse there is none', () => {
  const first = { a: 0.2, b: 0.3, c: 0.28, d: 0.1 };
  const second = { a: 0.28, b: 0.3, c: 0.1, d: 0.2 };
  expect(exercisesIn(review, coachOf(first, second))).toEqual([]);
});
