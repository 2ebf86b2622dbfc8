/**
 * `npm run mutants`: breaks the project in some sixty places, one after the other, and says which tests notice. What nobody
 * notices is a test that is missing, or one that cannot fail.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Reach } from './concerned.ts';
import { brokenText, type Place } from './place.ts';
import { PLACES } from './places.ts';

const USAGE = `usage: npm run mutants -- [options]
  --in DIR      the project to break: by default this one. Another state of it may lie in another folder
  --only TEXT   only places whose file has this in its path; may be given several times
  --known FILE  what an earlier run has printed: the test that noticed a place then is tried first
  --list        print the places and end
Takes a quarter of an hour and more. The files are put back as they were, also where it is interrupted.
Ends with 1 where a place goes unnoticed.
`;

/** After the test that bears the file's own name so many of the nearest are tried, then so many more, then all others. */
const NEAREST = 4;
const NEAR = 16;
/** A break may also make something run for ever. */
const LONGEST_MS = 15 * 60_000;
const PROJECTS = ['game', 'server', 'server apart', 'client', 'client apart'];

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: '.' },
    only: { type: 'string', multiple: true, default: [] },
    known: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const root = resolve(values.in);
const places = PLACES.filter(
  ({ file }) => values.only.length === 0 || values.only.some(part => file.includes(part)),
);

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

/** Runs test files; in the end, or with the first that fails where `bail` says so. @returns what failed */
const failuresOf = async (files: readonly string[], bail: boolean): Promise<readonly Failed[]> => {
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const report = join(folder, 'report.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const words = [
      ...['run', '--reporter', 'json', '--outputFile', report, ...(bail ? ['--bail', '1'] : [])],
      ...PROJECTS.flatMap(name => ['--project', name]),
    ];
    const child = spawn(process.execPath, [vitest, ...words, ...files], {
      cwd: root,
      stdio: 'ignore',
      detached: true,
    });
    running = child;
    const timer = setTimeout(stop, LONGEST_MS);
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    clearTimeout(timer);
    running = undefined;
    if (code === 0) return [];
    if (signal !== null) return [{ file: '', title: 'something runs for ever' }];
    const failed = existsSync(report) ? failuresIn(JSON.parse(readFileSync(report, 'utf8'))) : [];
    return failed.length > 0 ? failed : [{ file: '', title: 'an error outside of any test' }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The first failure of each file. */
const failuresIn = ({ testResults }: Results): readonly Failed[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.find(each => each.status === 'failed');
    if (failed === undefined && status !== 'failed') return [];
    const title = failed?.fullName ?? message.split('\n')[0] ?? '';
    return [{ file: name.slice(root.length + 1), title }];
  });

/** By fault, the test that noticed it in an earlier run. */
const KNOWN = new Map(
  values.known === undefined
    ? []
    : [
        ...readFileSync(values.known, 'utf8').matchAll(/^\d+\/\d+ noticed .*?: (.*)\n {4}(test\/\S+): /gm),
      ].map(([, fault, test]) => [fault!, test!] as const),
);

const nameOf = (path: string): string => basename(path).replace(/(\.apart)?(\.test)?\.\w+$/, '');

const noticed = async (place: Place, tests: readonly string[]): Promise<Failed | null> => {
  const path = join(root, place.file);
  const whole = readFileSync(path, 'utf8');
  undo = () => writeFileSync(path, whole);
  try {
    writeFileSync(path, brokenText(root, place));
    const known = KNOWN.get(place.fault);
    const isFirst = (test: string) =>
      test === known || (known === undefined && nameOf(test) === nameOf(place.file));
    const first = tests.filter(isFirst);
    const others = tests.filter(test => !isFirst(test));
    const rounds = [first, others.slice(0, NEAREST), others.slice(NEAREST, NEAR), others.slice(NEAR)];
    for (const files of rounds) {
      const [failed] = await failuresOf(files, true);
      if (failed !== undefined) return failed;
    }
    return null;
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
  for (const place of places) brokenText(root, place);
  const reach = new Reach(root);
  const unnoticed: Place[] = [];
  const noticing = new Map<string, Place[]>();
  for (const [i, place] of places.entries()) {
    const began = performance.now();
    const failed = await noticed(place, reach.testsNear(place.file));
    if (failed === null) unnoticed.push(place);
    else if (failed.file !== '') noticing.set(failed.file, [...(noticing.get(failed.file) ?? []), place]);
    const seconds = Math.round((performance.now() - began) / 1000);
    const verdict = failed === null ? 'UNNOTICED' : 'noticed';
    say(`${i + 1}/${places.length} ${verdict} (${seconds} s) ${place.file}: ${place.fault}`);
    if (failed !== null) say(`    ${failed.file}: ${failed.title}`);
  }
  // A test that fails anyway has noticed nothing.
  for (const { file, title } of await failuresOf([...noticing.keys()], false)) {
    say(`FAILS UNBROKEN: ${file}: ${title}`);
    unnoticed.push(...(noticing.get(file) ?? []));
  }
  say(`${places.length - unnoticed.length} of ${places.length} places noticed`);
  for (const { file, fault } of unnoticed) say(`unnoticed: ${file}: ${fault}`);
  process.exitCode = unnoticed.length === 0 ? 0 : 1;
}
