import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from './source.ts';

/**
 * The README says how a game is added: its folder under src/game, its folder under src/client/games, and one line. Here a
 * small game is added so to a copy of the project, and nothing else of the copy is changed.
 */
const LONG = 300_000;
const copy = mkdtempSync(join(tmpdir(), 'another-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }), LONG);

const TOY = join(ROOT, 'test/game/toy-game');
/** Copies files of the toy into a folder of the copy, where the project's own files lie nearer. */
const addFolder = (from: string, to: string, nearer: readonly (readonly [string, string])[]) => {
  cpSync(join(TOY, from), join(copy, to), { recursive: true });
  for (const file of readdirSync(join(copy, to))) {
    const path = join(copy, to, file);
    const text = nearer.reduce((so, [far, near]) => so.replaceAll(far, near), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  }
};

for (const part of [
  'src',
  'test',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'README.md',
]) {
  cpSync(join(ROOT, part), join(copy, part), { recursive: true });
}
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
addFolder('rules', 'src/game/pebbles', [['../../../../src/game/', '../']]);
addFolder('board', 'src/client/games/pebbles', [
  ['../../../../src/client/', '../../'],
  ['../rules/', '../../../game/pebbles/'],
]);
const LIST = join(copy, 'src/game/games.ts');
writeFileSync(LIST, `${readFileSync(LIST, 'utf8')}export { game as pebbles } from './pebbles/game.ts';\n`);

const inCopy = (...words: readonly string[]) => {
  // With `CI` the report would go to a file.
  const { CI: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8', env });
  return { status, said: `${stdout}${stderr}`, stdout };
};
const tool = (name: string, ...words: readonly string[]) =>
  inCopy('--import', 'tsx', `src/server/cli/${name}.ts`, ...words);
const wanted = '--game pebbles --players 2-3 --matches 12 --seed 7 --bots random'.split(' ');

it('compiles, with every page and every test', { timeout: LONG }, () => {
  const { status, said } = inCopy(
    join('node_modules', 'typescript', 'bin', 'tsc'),
    // Side by side the same files would be looked at several times.
    ...['--noEmit', '--singleThreaded'],
  );
  expect(said).toBe('');
  expect(status).toBe(0);
});

it('is simulated under both drivers, to the same records, and these are found right', {
  timeout: LONG,
}, () => {
  for (const driver of ['rules', 'framework']) {
    const { status, stdout, said } = tool('simulate', ...wanted, '--driver', driver, '--records', driver);
    expect(said).not.toContain('Error');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ matches: 12, rulesNeverInPlay: [] });
  }
  const records = readdirSync(join(copy, 'rules'));
  expect(records).toHaveLength(12);
  for (const file of records) {
    expect(readFileSync(join(copy, 'framework', file), 'utf8')).toBe(
      readFileSync(join(copy, 'rules', file), 'utf8'),
    );
  }
  const { status, said } = tool('verify', 'rules');
  expect(said.match(/: ok/g)).toHaveLength(12);
  expect(status).toBe(0);
});

it('keeps the contract and the laws, both drivers agree on it, its records are judged, and its page is found', {
  timeout: LONG,
}, () => {
  const suites = ['contract', 'agreement', 'referee', 'architecture'].map(
    suite => `test/game/${suite}.test.ts`,
  );
  const files = [...suites, 'test/client/pages/home.test.tsx'];
  const laws = 'who may import whom|the rules know no chance|how files are named';
  const result = inCopy(
    join('node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--project', 'game', '--project', 'client', '--testNamePattern', `pebbles|${laws}`],
    // Through a pipe a report of more than a megabyte may end in the middle.
    ...['--reporter', 'json', '--outputFile', 'pebbles.json', ...files],
  );
  type Results = {
    readonly testResults: readonly {
      readonly name: string;
      readonly message: string;
      readonly assertionResults: readonly {
        readonly status: string;
        readonly failureMessages: readonly string[];
      }[];
    }[];
  };
  const { testResults }: Results = JSON.parse(readFileSync(join(copy, 'pebbles.json'), 'utf8'));
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ]);
  expect(failures.filter(failure => failure !== '')).toEqual([]);
  expect(result.status, result.said.slice(0, 4000)).toBe(0);
  for (const file of files) {
    const { assertionResults = [] } = testResults.find(({ name }) => name.endsWith(file)) ?? {};
    expect([file, assertionResults.some(({ status }) => status === 'passed')]).toEqual([file, true]);
  }
});
