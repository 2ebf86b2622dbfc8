import { join } from 'node:path';
import { expect, it } from 'vitest';
import { position } from '../../src/tools/position/command.ts';
import { simulate } from '../../src/tools/simulate/command.ts';
import { newFolder, run } from '../server/support/command.ts';

const recordOf = async (game: string): Promise<string> => {
  const folder = newFolder();
  await run(simulate, '--game', game, '--players', '2', '--matches', '1', '--seed', '3', '--records', folder);
  return join(folder, '0001.json');
};

it('prints the table after a move, and which move it was', async () => {
  const file = await recordOf('ra');
  const { status, stdout, stderr } = await run(position, file, '--move', '1');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^ra, 2 players, move 1 \(seat \d: (draw|invokeRa)\)\n/);
  expect(stdout).toContain('\nareas:\n  0:\n    suns:\n      faceUp: ');
  expect(stdout).toMatch(/\ninBag: ra \d+, god 8, /);
  expect(stdout).not.toContain('secret');
  expect((await run(position, file, '--move', '0')).stdout).toContain('move 0 (the set-up)');
  expect((await run(position, file)).stdout).toContain('\n  kind: over\n  scores: ');
});

it('prints what a seat sees, and nothing more', async () => {
  const file = await recordOf('kheops');
  const hands = await Promise.all(
    ['0', '1'].map(async seat => (await run(position, file, '--move', '4', '--seat', seat)).stdout),
  );
  expect(hands[0]).toMatch(/\nholder: 0\nhand: \d+ \d+ \d+\n/);
  expect(hands[1]).toMatch(/\nholder: 1\nhand: \d+ \d+ \d+\n/);
  expect((await run(position, file, '--move', '4')).stdout).toContain('\nholder: –\nhand: –\n');
});

it('says what is wrong with what it was given', async () => {
  const file = await recordOf('ru-ra-re');
  expect(await run(position, file, '--move', '9999')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/it has \d+ moves/),
  });
  expect(await run(position, file, '--seat', '2')).toMatchObject({
    status: 1,
    stderr: `${file}: the seats are 0 to 1\n`,
  });
  for (const words of [[], [file, file], [file, '--move', 'x'], [file, '--nonsense']]) {
    expect(await run(position, ...words)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('usage:'),
    });
  }
  expect(await run(position, 'no-such-file.json')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ENOENT'),
  });
});
