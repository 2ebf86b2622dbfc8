import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Exercise } from '../../src/game/exercise.ts';
import { exercises } from '../../src/tools/exercises/command.ts';
import { newFolder, run } from '../server/support/command.ts';

it.each([
  [[], '--game: one of priests-of-ra'],
  [['--game', 'ra', '--seats', '6'], '--seats 6: a whole number from 2 to 5'],
  [['--game', 'ra', '--count', 'all'], '--count all: a whole number'],
])('%j: says what is wrong and what there is', async (words, problem) => {
  const { status, stderr } = await run(exercises, ...words);
  expect(status).toBe(2);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run exercises');
});

it('the same seed makes the same exercises', async () => {
  const made = [];
  for (const name of ['one.json', 'two.json']) {
    const file = join(newFolder(), name);
    const { status } = await run(exercises, ...`--game ra --seats 4 --count 1 --out ${file}`.split(' '));
    expect(status).toBe(0);
    made.push(JSON.parse(readFileSync(file, 'utf8')) as Exercise[]);
  }
  const [one, two] = made;
  expect(one).toHaveLength(1);
  expect(one![0]!.players).toBe(4);
  expect(two).toEqual(one);
});
