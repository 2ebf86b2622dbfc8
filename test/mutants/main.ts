/**
 * `npm run mutants`: breaks the project in some sixty places, one after the other, and says which tests notice. What nobody
 * notices is a test that is missing, or one that cannot fail.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Reach } from './concerned.ts';
import type { Place } from './place.ts';
import { PLACES } from './places.ts';

const USAGE = `usage: npm run mutants -- [options]
  --in DIR      the project to break: by default this one. Another state of it may lie in another folder
  --only TEXT   only places whose file has this in its path; may be given several times
  --list        print the places and end
Takes a quarter of an hour and more. The files are put back as they were, also where it is interrupted.
Ends with 1 where a place goes unnoticed.
`;

/** So many test files are tried first: what they notice need not be looked for in all others. */
const NEAREST = 12;
/** A break may also make something run for ever. */
const LONGEST_MS = 15 * 60_000;
const PROJECTS = ['game', 'server', 'server apart', 'client', 'client apart'];

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: '.' },
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const root = resolve(values.in);
const places = PLACES.filter(
  ({ file }) => values.only.length === 0 || values.only.some(part => file.includes(part)),
);

/** The text of a place's file, broken. @throws where what is to be replaced does not stand there exactly once */
const brokenText = ({ file, text, broken }: Place): string => {
  const parts = readFileSync(join(root, file), 'utf8').split(text);
  if (parts.length !== 2) throw new Error(`${file}: found ${parts.length - 1} times, not once: ${text}`);
  return parts.join(broken);
};

/** What is to be put back, and what runs. */
let undo: () => void = () => {};
let running: ChildProcess | undefined;
const stop = (): void => {
  // A group of its own, with all that the tests have started.
  if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stop();
    undo();
    process.exit(130);
  });
}
process.on('exit', () => undo());

type Failed = { readonly file: string; readonly title: string };
type Results = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** Runs test files until one fails. @returns the first that did, or null */
const firstFailure = async (files: readonly string[]): Promise<Failed | null> => {
  if (files.length === 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const projects = PROJECTS.flatMap(name => ['--project', name]);
    const words = ['run', '--bail', '1', '--reporter', 'json', '--outputFile', report, ...projects, ...files];
    const child = spawn(process.execPath, [vitest, ...words], { cwd: root, stdio: 'ignore', detached: true });
    running = child;
    const timer = setTimeout(stop, LONGEST_MS);
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    clearTimeout(timer);
    running = undefined;
    if (code === 0) return null;
    if (signal !== null) return { file: '', title: 'something runs for ever' };
    return existsSync(report) ? failureIn(JSON.parse(readFileSync(report, 'utf8'))) : NO_TEST;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const NO_TEST: Failed = { file: '', title: 'an error outside of any test' };

const failureIn = ({ testResults }: Results): Failed => {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = name.slice(root.length + 1);
    const failed = assertionResults.find(each => each.status === 'failed');
    if (failed !== undefined) return { file, title: failed.fullName };
    if (status === 'failed') return { file, title: message.split('\n')[0] ?? '' };
  }
  return NO_TEST;
};

const noticed = async (place: Place, tests: readonly string[]): Promise<Failed | null> => {
  const path = join(root, place.file);
  const whole = readFileSync(path, 'utf8');
  undo = () => writeFileSync(path, whole);
  try {
    writeFileSync(path, brokenText(place));
    return (await firstFailure(tests.slice(0, NEAREST))) ?? (await firstFailure(tests.slice(NEAREST)));
  } finally {
    undo();
    undo = () => {};
  }
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (values.help) {
  process.stdout.write(USAGE);
} else if (values.list) {
  for (const { file, fault } of places) say(`${file}: ${fault}`);
} else {
  // All of them are looked for before the first one is broken.
  for (const place of places) brokenText(place);
  const reach = new Reach(root);
  const unnoticed: Place[] = [];
  const by = new Set<string>();
  for (const [i, place] of places.entries()) {
    const began = performance.now();
    const failed = await noticed(place, reach.testsNear(place.file));
    if (failed === null) unnoticed.push(place);
    else if (failed.file !== '') by.add(failed.file);
    const seconds = Math.round((performance.now() - began) / 1000);
    say(
      `${i + 1}/${places.length} ${failed === null ? 'UNNOTICED' : 'noticed'} (${seconds} s) ${place.file}: ${place.fault}`,
    );
    if (failed !== null) say(`    ${failed.file}: ${failed.title}`);
  }
  // A test that fails anyway has noticed nothing.
  const anyway = await firstFailure([...by]);
  if (anyway !== null) say(`FAILS UNBROKEN: ${anyway.file}: ${anyway.title}`);
  say(`${places.length - unnoticed.length} of ${places.length} places noticed`);
  for (const { file, fault } of unnoticed) say(`unnoticed: ${file}: ${fault}`);
  process.exitCode = unnoticed.length === 0 && anyway === null ? 0 : 1;
}
