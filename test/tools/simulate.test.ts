import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { simulate } from '../../src/tools/simulate/command.ts';
import { verify } from '../../src/tools/verify/command.ts';
import { newFolder, run } from '../server/support/command.ts';

const contents = (dir: string) =>
  readdirSync(dir)
    .sort()
    .map(file => [file, readFileSync(join(dir, file), 'utf8')]);

it('writes the same records again, and the same under both drivers, byte for byte', async () => {
  const folder = newFolder();
  const wanted = '--game priests-of-ra --players 2-5 --matches 8 --seed 7 --bots random'.split(' ');
  for (const [driver, dir] of [
    ['rules', 'a'],
    ['rules', 'b'],
    ['framework', 'c'],
  ] as const) {
    const records = join(folder, dir);
    const { status } = await run(simulate, ...wanted, '--driver', driver, '--records', records);
    expect(status).toBe(0);
  }
  const records = contents(join(folder, 'a'));
  expect(records.map(([file]) => file)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(n => `000${n}.json`));
  expect(contents(join(folder, 'b'))).toEqual(records);
  expect(contents(join(folder, 'c'))).toEqual(records);
  const first = JSON.parse(records[0]![1]!);
  expect(first).toMatchObject({
    format: 'match-record/1',
    game: 'priests-of-ra',
    players: 2,
    names: ['bot: random', 'bot: random'],
    options: {},
  });
});

it('prints one JSON object that sums the matches up', async () => {
  const { stdout, stderr } = await run(
    simulate,
    '--players',
    '3',
    '--matches',
    '20',
    '--bots',
    'steady,random,random',
  );
  const summary = JSON.parse(stdout);
  expect(summary).toMatchObject({
    matches: 20,
    winsPerBot: { steady: expect.any(Number) },
    epochEnds: expect.any(Object),
  });
  expect(summary.winsPerSeat.reduce((a: number, b: number) => a + b)).toBe(20);
  expect(summary.winsPerBot.steady).toBe(summary.winsPerSeat[0]);
  expect(summary.scoresPerSeat).toHaveLength(3);
  expect(summary.rules['C-03']).toBe(20);
  expect(summary.rulesNeverInPlay).toEqual(
    Object.keys(summary.rules).filter(rule => summary.rules[rule] === 0),
  );
  expect(stderr).toContain('20 of 20');
});

it('seats as many as the game takes where nothing is said, and sums up what that game has', async () => {
  const { status, stdout } = await run(simulate, '--game', 'kheops', '--matches', '40', '--seed', '3');
  expect(status).toBe(0);
  const summary = JSON.parse(stdout);
  expect(summary.scoresPerSeat).toHaveLength(2);
  expect(summary).not.toHaveProperty('epochEnds');
  expect(summary.draws).toBeGreaterThan(0);
  expect(summary.winsPerSeat.reduce((a: number, b: number) => a + b)).toBe(40 + summary.draws);
  expect(summary.rules).toMatchObject({ 'K-01': 40, 'K-30': 1200, 'K-45 draw': summary.draws });
  const turned = summary.rules['K-13 rotate-room'] + summary.rules['K-13 rotate-corridor'];
  expect(summary.rules['K-13']).toBe(turned);
});

it.each([
  ['kheops', ['--option', 'white=1', '--option', 'strictClosure=true'], { white: 1, strictClosure: true }],
  ['kheops', ['--option', 'white=random'], {}],
  ['ra', ['--ra-heavy', '--option', 'openTotals=true'], { raHeavy: true, openTotals: true }],
])('plays %s with the table options %j', async (game, args, options) => {
  const folder = newFolder();
  const records = join(folder, `options ${args.join(' ')}`);
  const { status } = await run(simulate, '--game', game, '--matches', '2', '--records', records, ...args);
  expect(status).toBe(0);
  for (const [, text] of contents(records)) expect(JSON.parse(text!).options).toEqual(options);
  expect((await run(verify, records)).status).toBe(0);
});

it('says so when the records cannot be written', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  const { status, stderr } = await run(
    simulate,
    '--matches',
    '1',
    '--records',
    join(folder, 'file', 'below'),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('ENOTDIR');
});
