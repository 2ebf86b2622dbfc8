import { expect, it } from 'vitest';
import { bench } from '../../src/tools/bench/command.ts';
import { run } from '../server/support/command.ts';

it.each([
  [['--fast'], "'--fast'"],
  [['--game', 'senet'], 'no game is called senet'],
  [['--players', 'many'], 'many is no number of players'],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(bench, ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage:');
});
