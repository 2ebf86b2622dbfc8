import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { arena } from '../../src/tools/arena/command.ts';
import { bench } from '../../src/tools/bench/command.ts';
import type { Command } from '../../src/tools/command.ts';
import { simulate } from '../../src/tools/simulate/command.ts';
import { train } from '../../src/tools/train/command.ts';
import { newFolder, run } from '../server/support/command.ts';

/** The figures of a report: their titles, their tables, and how many marks are drawn. */
const reportOf = async (command: Command, words: string) => {
  const folder = newFolder();
  const file = join(folder, 'out.html');
  const said = await run(command, ...words.replace('FOLDER', folder).split(' '), '--report', file);
  expect(said.status, said.stderr).toBe(0);
  const text = readFileSync(file, 'utf8');
  const figures = text
    .split('<figure>')
    .slice(1)
    .map(part => ({
      title: part.match(/<h2>(.*?)<\/h2>/)?.[1],
      marks: part.match(/<(rect|circle)\b/g)?.length ?? 0,
      rows: [...part.matchAll(/<tr>((?:<td>.*?<\/td>)+)<\/tr>/g)].map(([, row = '']) =>
        [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell),
      ),
    }));
  const isAlone = !/<(script|link|img)\b|\b(src|href)=|url\(|@import/.test(text);
  return { ...said, figures, isAlone };
};

it('simulated matches are drawn: scores by seat, lengths, and who won, as the summary has them', async () => {
  const { stdout, figures, isAlone } = await reportOf(
    simulate,
    '--game kheops --matches 10 --bots steady,random',
  );
  expect(isAlone).toBe(true);
  expect(figures.map(({ title }) => title)).toEqual([
    'Scores by seat',
    'Length of matches',
    'Matches won by seat',
    'Matches won by bot',
  ]);
  const { scoresPerSeat, winsPerSeat, eventsPerMatch } = JSON.parse(stdout);
  const [scores, length, seats] = figures;
  expect(scores!.rows.map(row => row.slice(0, 3))).toEqual(
    scoresPerSeat.map(({ mean }: { mean: number }, seat: number) => [`seat ${seat}`, '10', mean.toFixed(1)]),
  );
  expect(length!.rows[0]![2]).toBe(eventsPerMatch.mean.toFixed(1));
  expect(seats!.rows.map(row => row[1])).toEqual(
    winsPerSeat.map((wins: number) => ((100 * wins) / 10).toFixed(1)),
  );
  for (const { marks } of figures) expect(marks).toBeGreaterThan(0);
});

it('an arena is drawn: ratings with their intervals, the strongest first, and each against each', async () => {
  const { figures } = await reportOf(arena, '--game ru-ra-re --seats 3 --matches 6 --threads 1 random easy');
  expect(figures.map(({ title }) => title)).toEqual(['Ratings', 'Each against each']);
  expect(figures[0]!.rows.map(([bot]) => bot)).toEqual(['easy', 'random']);
  expect(figures[1]!.rows.map(([pair]) => pair)).toEqual(['random from easy', 'easy from random']);
});

it('what a coach says is drawn beside what came', async () => {
  const { figures } = await reportOf(bench, 'coach --games ru-ra-re --seats 2 --matches 2 --reviews 1');
  expect(figures.map(({ title }) => title)).toEqual([
    'ru-ra-re, 2 seats: chances',
    'ru-ra-re, 2 seats: expected scores',
  ]);
  for (const { rows, marks } of figures) expect(marks).toBe(rows.length);
});

it('what a net still gets wrong is drawn pass by pass', async () => {
  const { figures, stdout } = await reportOf(
    train,
    '--game kheops --matches 10 --threads 1 --for play --out FOLDER/nets.ts',
  );
  const [{ nets }] = JSON.parse(stdout).made;
  expect(figures[0]!.rows.map(row => Number(row[1]))).toEqual(nets[0].lossByPass);
});

it.each([
  ['--report nowhere/out.html', 'no page can be written there'],
  ['--report out.txt', 'its name is to end in .html'],
])('where no page can be written it is said before anything is played: %s', async (words, problem) => {
  const { status, stdout, stderr } = await run(simulate, '--matches', '1', ...words.split(' '));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run --silent simulate');
});

it('on a terminal it is told how far it has come, and the time that is left', async () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  let shown = '';
  terminal.on('data', text => {
    shown += text;
  });
  const words = ['--game', 'ru-ra-re', '--matches', '30'];
  const out = () => {};
  await simulate(words, { out, err: out, terminal: terminal as never });
  expect(shown).toMatch(/\d+ of 30 matches, .* left/);
});
