import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bench } from '../../src/tools/bench/command.ts';
import { isMet, RUNGS } from '../../src/tools/bench/ladder/rungs.ts';
import { playDeals } from '../../src/tools/duels/deals.ts';
import { openHall } from '../../src/tools/duels/hall.ts';
import { wilson } from '../../src/tools/intervals.ts';
import { run } from '../server/support/command.ts';

it.each([
  [['--games', 'senet'], '--games senet: there are priests-of-ra'],
  [['--games', 'ra,kheops', '--seats', '4'], '--seats 4: a whole number from 2 to 2'],
  [['--rungs', 'easy:genius'], '--rungs easy:genius: there are easy:random, easy:medium'],
  [['--matches', 'many'], '--matches many: a whole number'],
  [['--threads', '0'], '--threads 0: a whole number'],
  [['--fast'], "'--fast'"],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(bench, 'ladder', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run bench -- ladder');
});

it('prints each rung with its interval, its seeds and what is asked of it', async () => {
  const words = '--games kheops --rungs easy:random --matches 4 --threads 1 --seed x'.split(' ');
  const { status, stdout } = await run(bench, 'ladder', ...words);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^kheops, 2 seats, 4 matches each; even is 50\.0 %\n +easy from 1 random +[\d.]+ % \[[\d.]+, [\d.]+\] +seeds x-kheops-2-0 to -1 +at least 85 %: missed\n$/,
  );
});

it('in threads the same is played as in one', async () => {
  const deals = {
    game: 'ru-ra-re',
    players: 3,
    one: 'medium',
    others: 'random',
    seed: 'x',
    from: 0,
    to: 7,
  } as const;
  const hall = openHall(2);
  try {
    const done: number[] = [];
    expect(await hall.play(deals, n => done.push(n))).toEqual(await playDeals(deals));
    expect(done.at(-1)).toBe(7);
  } finally {
    await hall.close();
  }
});

it('in one thread too what is done is told before the rest is played', async () => {
  const path = fileURLToPath(new URL('./counting-bot.ts', import.meta.url));
  const counting = await import('./counting-bot.ts');
  const deals = { game: 'kheops', players: 2, one: path, others: path, seed: 'x', from: 0, to: 10 } as const;
  const askedBy: number[] = [];
  await openHall(1).play(deals, () => askedBy.push(counting.asked));
  expect(askedBy).toHaveLength(2);
  expect(askedBy[0]).toBeLessThan(askedBy[1]!);
});

it('one among others of its own kind wins as often as they: whole matches are shared', async () => {
  const deals = {
    game: 'ru-ra-re',
    players: 4,
    one: 'stubborn',
    others: 'stubborn',
    seed: 'x',
    from: 0,
    to: 3,
  } as const;
  for (const wins of await playDeals(deals)) expect(wins).toBeCloseTo(1, 9);
});

it.each([
  [0, 10, 0, 27.8],
  [10, 10, 72.2, 100],
  [25, 100, 17.5, 34.3],
  [250, 1000, 22.4, 27.8],
])('Wilson’s interval of %d of %d is %d to %d', (hits, n, low, high) => {
  const share = wilson(hits, n);
  expect(share.percent).toBeCloseTo((100 * hits) / n, 9);
  expect([share.low, share.high].map(end => Math.round(end * 10) / 10)).toEqual([low, high]);
});

it('a bar is met by the worse end', () => {
  const share = { percent: 35, low: 32, high: 38 };
  expect([isMet({ least: 32 }, share), isMet({ least: 33 }, share)]).toEqual([true, false]);
  expect([isMet({ most: 38 }, share), isMet({ most: 37 }, share)]).toEqual([true, false]);
  expect(RUNGS.map(({ one, others }) => `${one}:${others}`)).toEqual([
    ...new Set(RUNGS.map(({ one, others }) => `${one}:${others}`)),
  ]);
});
