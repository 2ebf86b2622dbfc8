import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What the other tests run in their own process, as somebody runs it. */
const spawn = (script: 'simulate' | 'verify' | 'bench', ...words: string[]) => {
  const command = ['--import', 'tsx', `src/tools/${script}.ts`, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('a summary comes on stdout, progress on stderr, and the exit code is 0', () => {
  const { status, stdout, stderr } = spawn('simulate', '--game', 'kheops', '--matches', '2');
  expect([status, JSON.parse(stdout).matches, stderr]).toEqual([0, 2, '2 of 2 matches\n']);
});

it('wrong arguments end with 2, in words and without the path through our code', () => {
  const { status, stdout, stderr } = spawn('simulate', '--nonsense');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('usage:');
  expect(stderr).not.toContain('    at ');
});

it('a wrong record ends with 1', () => {
  expect(spawn('verify', 'package.json')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('"format"'),
    stderr: '',
  });
});

it('the benchmark measures both drivers and the steady bot, at the table that is asked for', () => {
  const { status, stdout, stderr } = spawn('bench', '--quick', '--game', 'ru-ra-re', '--players', '4');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.match(/^\S.*/gm)).toEqual([
    expect.stringContaining('ru-ra-re: random matches of 4 players'),
    ...[1, 2, 3].map(others => expect.stringContaining(`ru-ra-re: steady against ${others} × random`)),
  ]);
  const figures = (name: string) =>
    [...stdout.matchAll(new RegExp(`^  ${name} +([\\d.]+)`, 'gm'))].map(([, figure]) => Number(figure));
  for (const name of ['rules', 'framework', 'ratio']) expect(figures(name)).toEqual([expect.any(Number)]);
  expect(figures('won')).toHaveLength(3);
  expect(figures('decides in')).toHaveLength(3);
});
