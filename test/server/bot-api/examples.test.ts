import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../../game/source.ts';
import { memberAt } from '../support/member-browser.ts';
import { startServer } from '../support/running-server.ts';

const EXAMPLES = [
  ['bot.mjs', process.execPath],
  ['bot.py', 'python3'],
] as const;
const isHere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

for (const [file, program] of EXAMPLES) {
  const path = join(ROOT, 'examples', file);
  // Where it is tested for all, a program that is missing is a fault.
  const isRun = process.env.CI !== undefined || isHere(program);
  const title = `examples/${file} plays matches against bots of the house to their end, with every move taken`;
  it.skipIf(!isRun)(isRun ? title : `${title} (skipped: no ${program}; install it)`, async () => {
    const server = await startServer();
    const author = await memberAt(server.url, 'Author');
    const { token } = (await author.ask('POST', '/account/bots', { name: 'Example' })).body;
    const words = [path, server.url, token, 'ru-ra-re', 'easy', '3', '3'];
    const { stdout } = await promisify(execFile)(program, words, { timeout: 240_000 });
    expect(JSON.parse(stdout)).toMatchObject({ game: 'ru-ra-re', against: 'easy', played: 3, errors: 0 });
  });

  it(`examples/${file} is of at most 60 lines`, () => {
    expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });
}
