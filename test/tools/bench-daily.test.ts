import { expect, it } from 'vitest';
import { bench } from '../../src/tools/bench/command.ts';
import { run } from '../server/support/command.ts';

it.each([
  [['--people', 'all'], '--people all: a whole number'],
  [['--seconds', '0'], '--seconds 0'],
  [['--quick'], '--quick'],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(bench, 'daily', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run bench -- daily');
});
