import { expect, it } from 'vitest';
import { bench } from '../../src/tools/bench/command.ts';
import { run } from '../server/support/command.ts';

it.each([
  [['--games', 'senet'], '--games senet: there are priests-of-ra'],
  [['--matches', 'all'], '--matches all: a whole number'],
  [['--quick'], '--quick'],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(bench, 'thinking', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run bench -- thinking');
});

it('times every level at every number of seats', async () => {
  const { stdout } = await run(bench, 'thinking', '--games', 'ru-ra-re', '--matches', '1');
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(4 * 3);
  for (const line of lines)
    expect(line).toMatch(
      /^(met|MISSED) +ru-ra-re, [234] seats, (easy|medium|hard|expert): p50 \d+\.\d, p99 \d+\.\d, at most \d+\.\d ms(, of (10|200) ms)? \([1-9]\d* decisions\)$/,
    );
});
