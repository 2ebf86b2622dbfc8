import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ANSWER_MS, PAUSE_MS } from '../../src/client/match/online/retries.ts';
import { socketOptions } from '../../src/client/match/online/transports.ts';
import { bench } from '../../src/tools/bench/command.ts';
import { COMES_BACK } from '../../src/tools/bench/load/page.ts';
import { run } from '../server/support/command.ts';

/** The others are of the same make, and CI has no time for all of them. */
const PARTS = ['saturated', 'back', 'experts'];

it.each([
  [['--fast'], "'--fast'"],
  [['--only', 'latency,lunch'], 'there is no part lunch'],
  [['--rounds', '0'], '--rounds 0: a whole number from 1 to 100'],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(bench, 'server', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run bench -- server');
});

it('measures the server that is shipped, beside the framework’s own and a bare one', {
  timeout: 240_000,
}, () => {
  const command = ['--import', 'tsx', 'src/tools/bench.ts', 'server', '--quick', '--only', PARTS.join()];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.match(/^[a-z ]+(?=:)/gm)).toEqual(['at the beginning', ...PARTS, 'at the end']);
  for (const name of ['SQLite', "the framework's own", 'bare ws'])
    expect(stdout).toMatch(new RegExp(`^  ${name} +\\d+ moves/s .*CPU a move [\\d.]+ ms`, 'm'));
  expect(stdout).toMatch(/^ {2}p99 of a person’s move [^[]* decisions\/s[^[]*$/m);
});

it('its pages come back in the rhythm of the client’s', () => {
  const { reconnectionDelay, reconnectionDelayMax } = socketOptions();
  expect(COMES_BACK).toEqual({
    delay: reconnectionDelay,
    delayMax: reconnectionDelayMax,
    ask: ANSWER_MS,
    pause: PAUSE_MS,
  });
});
