import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT, sourceFiles, textOf } from './source.ts';

/**
 * The README says how a game is added, in steps. Here a small game is added to a copy of the project by those very steps,
 * and nothing else of the copy is changed.
 */
const LONG = 300_000;
const copy = mkdtempSync(join(tmpdir(), 'another-game-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }), LONG);

const TOY = 'test/game/toy-game';
const ID = 'pebbles';
const LATER = 'if wanted';

/** What the numbered steps of the README name: the place of each, the files that go there, and the line. */
const steps = () => {
  const [, section = ''] = /## How to add a game\n([\s\S]*?)\n\n[^ \d]/.exec(
    textOf('README.md').replace(/(?<=## How to add a game\n)\n.*\n.*\n/, ''),
  ) ?? [''];
  return section.split(/^\d\. /m).flatMap(step => {
    const [needed = ''] = step.split(LATER);
    const code = [...needed.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    const [place] = code;
    if (place === undefined) return [];
    return [
      {
        place: place.replace('<game>', ID),
        files: code.filter(text => /^[\w.-]+\.(ts|tsx|md)$/.test(text)),
        line: code.find(text => text.startsWith('export'))?.replace(/myGame|my-game/g, ID),
      },
    ];
  });
};

/** Copies a folder of the toy, where the project's own files lie nearer. */
const addFolder = (from: string, to: string, nearer: readonly (readonly [string, string])[]) => {
  cpSync(join(ROOT, TOY, from), join(copy, to), { recursive: true });
  for (const file of readdirSync(join(copy, to))) {
    const path = join(copy, to, file);
    const text = nearer.reduce((so, [far, near]) => so.replaceAll(far, near), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  }
};

const [rules, list, board] = steps();

it('the README has three steps, and the toy has just what they ask for', () => {
  expect(steps().map(({ place }) => place)).toEqual([
    `src/game/${ID}/`,
    'src/game/games.ts',
    `src/client/games/${ID}/`,
  ]);
  expect(readdirSync(join(ROOT, TOY, 'rules'))).toEqual(expect.arrayContaining(rules!.files));
  expect(readdirSync(join(ROOT, TOY, 'board')).toSorted()).toEqual(board!.files.toSorted());
});

it('nothing else has to name every game', () => {
  // What is made by program from the registry is of every game.
  const made = /byGame|fromEntries/;
  const lists = sourceFiles('src').filter(path => {
    const text = textOf(path);
    return /(?<!Partial<)Record<GameId,/.test(text) && !made.test(text);
  });
  expect(lists).toEqual([]);
});

it('works in all of the project as soon as the steps are done', { timeout: LONG }, () => {
  for (const part of ['src', 'test', 'package.json', 'tsconfig.json', 'vite.config.ts', 'scripts', 'docs'])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  for (const part of ['README.md', 'vite.server.config.ts']) cpSync(join(ROOT, part), join(copy, part));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  addFolder('rules', rules!.place, [['../../../../src/game/', '../']]);
  appendFileSync(join(copy, list!.place), `${list!.line}\n`);
  addFolder('board', board!.place, [
    ['../../../../src/client/', '../../'],
    ['../rules/', `../../../game/${ID}/`],
  ]);
  // The one thing more: what is asked of it in particular.
  const asked = {
    pages: 'test/client/pebbles/pages.test.tsx',
    commands: 'test/server/pebbles/commands.test.ts',
  };
  for (const [from, to] of [
    ['pages.test.tsx', asked.pages],
    ['commands.ts', asked.commands],
  ] as const) {
    mkdirSync(join(copy, dirname(to)), { recursive: true });
    writeFileSync(
      join(copy, to),
      textOf(`${TOY}/tests/${from}`)
        .replaceAll("'../../../../src", "'../../../src")
        .replaceAll("'../../../server", "'../../server")
        .replaceAll("'../../../client", "'../../client")
        .replaceAll("'../../load-game", "'../../game/load-game"),
    );
  }

  const files = [
    ...['contract', 'agreement', 'referee'].map(suite => `test/game/${suite}.test.ts`),
    ...Object.values(asked),
  ];
  // With `CI` the report would go to a file.
  const { CI: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      ...['run', '--project', 'game', '--project', 'server', '--project', 'client'],
      ...['--testNamePattern', ID],
      // Through a pipe a report of more than a megabyte may end in the middle.
      ...['--reporter', 'json', '--outputFile', `${ID}.json`, ...files],
    ],
    { cwd: copy, encoding: 'utf8', env },
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
  const { testResults }: Results = JSON.parse(readFileSync(join(copy, `${ID}.json`), 'utf8'));
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages),
  ]);
  expect(failures.filter(failure => failure !== '')).toEqual([]);
  expect(status, `${stdout}${stderr}`.slice(0, 4000)).toBe(0);
  for (const file of files) {
    const { assertionResults = [] } = testResults.find(({ name }) => name.endsWith(file)) ?? {};
    expect([file, assertionResults.some(({ status }) => status === 'passed')]).toEqual([file, true]);
  }
});
