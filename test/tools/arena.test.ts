import { describe, expect, it } from 'vitest';
import { quickRandom } from '../../src/game/shared/random.ts';
import { arena } from '../../src/tools/arena/command.ts';
import { ratingsOf } from '../../src/tools/arena/ratings.ts';
import { run } from '../server/support/command.ts';

it.each([
  [[], '--game: one of priests-of-ra'],
  [['--game', 'senet', 'easy', 'medium'], '--game senet: there are priests-of-ra'],
  [['--game', 'ra', 'easy'], 'at least two bots'],
  [['--game', 'ra', 'easy', 'easy'], 'easy is named twice'],
  [['--game', 'ra', 'easy', 'genius'], 'no bot of ra is called "genius"; there are easy, medium'],
  [['--game', 'ra', '--seats', '6', 'easy', 'medium'], '--seats 6: a whole number from 2 to 5'],
  [['--game', 'ra', '--seats', '2-3', 'easy', 'medium'], '--seats 2-3: one number'],
  [['--game', 'ra', '--matches', '0', 'easy', 'medium'], '--matches 0: a whole number'],
  [['--game', 'ra', '--threads', 'many', 'easy', 'medium'], '--threads many: a whole number'],
  [['--game', 'ra', '--seed', '', 'easy', 'medium'], '--seed: a text that is not empty'],
  [['--game', 'ra', '--fast', 'easy', 'medium'], "'--fast'"],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(arena, ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run arena');
});

it('plays each bot alone among each other, and the same matches again for the same seed', async () => {
  const words = '--game ru-ra-re --seats 3 --matches 4 --threads 1 --seed x random stubborn'.split(' ');
  const { status, stdout } = await run(arena, ...words);
  expect(status).toBe(0);
  expect(stdout).toContain('ru-ra-re, 3 seats, 6 matches each, deals of the seeds x-ru-ra-re-3-0 to -1');
  expect(stdout).toMatch(/random +from stubborn +[\d.]+ % \[/);
  expect(stdout).toMatch(/stubborn +from random +[\d.]+ % \[/);
  expect((await run(arena, ...words)).stdout).toBe(stdout);
});

describe('ratings', () => {
  const of = (seats: number, ...pairings: Parameters<typeof ratingsOf>[2]) =>
    ratingsOf(3, seats, pairings, quickRandom('x'));

  it('of two who win ten times as often are 400 points apart, and their mean is 0', () => {
    const won = Array.from({ length: 1000 }, (_, deal) => (deal % 11 === 0 ? 0 : 2));
    const even = won.map((_, deal) => (deal % 2) * 2);
    const [a, b, c] = of(2, { one: 0, others: 1, won }, { one: 1, others: 2, won: even });
    expect(a!.points - b!.points).toBeCloseTo(400, -1);
    expect(b!.points).toBeCloseTo(c!.points, 0);
    expect(a!.points + b!.points + c!.points).toBeCloseTo(0, 6);
    expect(a!.low).toBeLessThan(a!.points);
    expect(a!.high).toBeGreaterThan(a!.points);
    expect(a!.high - a!.low).toBeLessThan(80);
  });

  it('a quarter of the matches at a table of four is even', () => {
    const won = Array.from({ length: 400 }, (_, deal) => (deal % 2) * 2);
    for (const { points } of of(4, { one: 0, others: 1, won }, { one: 1, others: 2, won }))
      expect(Math.abs(points)).toBeLessThan(1);
  });

  it('who never wins has one all the same', () => {
    const never = [0, 0, 0, 0];
    const ratings = of(4, { one: 0, others: 1, won: never }, { one: 0, others: 2, won: never });
    for (const { points } of ratings) expect(Number.isFinite(points)).toBe(true);
    expect(ratings[0]!.points).toBeLessThan(ratings[1]!.points);
  });
});
