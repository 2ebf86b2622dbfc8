import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { trust } from '../../src/tools/trust/command.ts';
import { RUNS } from '../../src/tools/trust/runs.ts';
import { run } from '../server/support/command.ts';

it.each([
  [[], 'which of them?'],
  [['sleep'], 'there is no sleep'],
  [['kills', '--count', 'many'], '--count many'],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(trust, ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run trust');
});

it('tells what there is', async () => {
  const { status, stdout, stderr } = await run(trust, '--help');
  expect([status, stderr]).toEqual([0, '']);
  for (const { name, count } of RUNS) expect(stdout).toMatch(new RegExp(`^  ${name} .*=${count}\\)$`, 'm'));
});

const TESTS = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map(path => `test/${path}`)
  .filter(path => path.endsWith('.ts'));

it.each(RUNS)('$name: there are such tests, and they go by the variable', ({ files, variable }) => {
  for (const file of files) {
    const meant = TESTS.filter(path => path.includes(file));
    expect(meant.map(path => readFileSync(path, 'utf8')).join()).toContain(`process.env.${variable}`);
  }
});
