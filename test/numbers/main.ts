/**
 * `npm run numbers`: changes each number of the rulebooks in turn, where it is written, and says which tests fail and which
 * texts follow. A number that nothing notices is one that a test is missing for.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inWords } from '../../src/site/number-in-words.ts';
import { numbersIn, PLACES, type Place, type Written } from './written.ts';

const USAGE = `usage: npm run numbers -- [options]
  --only TEXT  only numbers whose place has this in it, such as ra/numbers; may be given several times
  --list       print the numbers and end
Takes about ten seconds a number. The files are put back as they were, also where it is interrupted.
Ends with 1 where no test fails for a number.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is to be put back. */
let undo: () => void = () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
process.on('exit', () => undo());

type Results = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** The titles of the tests that fail, or the file where it cannot be read at all. */
const failing = (tests: readonly string[]): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-'));
  const report = join(folder, 'report.json');
  try {
    const words = [
      'run',
      '--maxWorkers',
      '1',
      '--project',
      'game',
      '--reporter',
      'json',
      '--outputFile',
      report,
    ];
    spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...words, ...tests], { stdio: 'ignore' });
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Results;
    return testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter(each => each.status === 'failed').map(each => each.fullName);
      return failed.length === 0 && status === 'failed' ? [name] : failed;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

type Texts = Readonly<Record<string, string>>;

/** Every text of the games, as they are told now; null where a number keeps them from being loaded. */
const textsNow = (): Texts | null => {
  const told = spawnSync(process.execPath, ['--import', 'tsx', 'test/numbers/texts.ts'], {
    encoding: 'utf8',
  });
  return told.status === 0 ? (JSON.parse(told.stdout) as Texts) : null;
};

const WORDS = /[\p{L}\d]+/gu;
const saysIn = (text: string, n: number): number =>
  (text.toLowerCase().match(WORDS) ?? []).filter(
    word => word === `${n}` || word === inWords('en', n) || word === inWords('it', n),
  ).length;

/** Does a text that was changed say the new number more often, and the old one less? What is made of both says others. */
const follows = (was: string, is: string, from: number): boolean =>
  saysIn(is, from + 1) > saysIn(was, from + 1) && saysIn(is, from) < saysIn(was, from);

const changed = (place: Place, { start, n }: Written, whole: string): void => {
  undo = () => writeFileSync(place.file, whole);
  writeFileSync(place.file, whole.slice(0, start) + (n + 1) + whole.slice(start + `${n}`.length));
};

if (values.help) {
  process.stdout.write(USAGE);
} else {
  const before = values.list ? {} : (textsNow() ?? {});
  const unnoticed: string[] = [];
  let count = 0;
  for (const place of PLACES) {
    const whole = readFileSync(place.file, 'utf8');
    for (const written of numbersIn(place, whole)) {
      const name = `${place.file.replace('src/game/', '')} ${written.name} ${written.n} → ${written.n + 1}`;
      if (values.only.length > 0 && !values.only.some(part => name.includes(part))) continue;
      count += 1;
      if (values.list) {
        say(name);
        continue;
      }
      changed(place, written, whole);
      const failed = failing(place.tests);
      const after = textsNow();
      undo();
      undo = () => {};
      const other = after === null ? [] : Object.keys(before).filter(key => before[key] !== after[key]);
      const following = other.filter(key => follows(before[key]!, after?.[key] ?? '', written.n));
      say(
        `${name}: ${failed.length} tests fail, ${following.length} of ${other.length} changed texts say it`,
      );
      for (const title of failed.slice(0, 2)) say(`    test: ${title}`);
      for (const key of following.slice(0, 1)) say(`    text: ${key}: ${after?.[key]}`);
      for (const key of other.filter(key => !following.includes(key)).slice(0, 2))
        say(`    made of it: ${key}: ${before[key]} → ${after?.[key]}`);
      if (failed.length === 0) unnoticed.push(name);
    }
  }
  say(`${count - unnoticed.length} of ${count} numbers noticed`);
  for (const name of unnoticed) say(`unnoticed: ${name}`);
  process.exitCode = unnoticed.length === 0 ? 0 : 1;
}
