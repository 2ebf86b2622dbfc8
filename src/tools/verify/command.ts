import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CommitmentVerdict, commitmentVerdict, isCommitment } from '../../game/commitment.ts';
import { loadReferee, loadRules } from '../../game/index.ts';
import { isFinished, type MatchRecord } from '../../game/record.ts';
import { faultOf } from '../../game/referee.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Command } from '../command.ts';
import { readRecord } from '../read-record.ts';

const USAGE = `usage: npm run --silent verify -- [--any-seed] [--commitment HASH] [--json] FILE…
  FILE is a match record, or a folder of them, which is also the way to name thousands
  replays match records against the rules, and checks that seed and salt give the hash that the record names:
  "ok", or what is wrong, with the first wrong event counted from 0 (exit 1)
  --any-seed          do not ask whether the seed gives the tiles that were drawn: for records made elsewhere
  --commitment HASH   the hash that was shown when the match was made, of one record: it must be that match's
  --json              a line of JSON for each record instead of a sentence
`;

/** What is found of one record, as `--json` prints it. */
type Verdict = {
  readonly file: string;
  readonly ok: boolean;
  /** What is wrong; null where nothing is. */
  readonly problem: string | null;
  /** The first wrong event, counted from 0; null where it is what stands around them, or nothing. */
  readonly event: number | null;
  /** How many events there are; null where the file holds no record. */
  readonly events: number | null;
  /** Null where the file holds no record. */
  readonly isRunning: boolean | null;
  /** Who ended it by giving up; null where nobody did. */
  readonly resigned: Seat | null;
  readonly seed: CommitmentVerdict['kind'] | null;
};
type Asked = {
  readonly paths: readonly string[];
  readonly anySeed: boolean;
  readonly noted: string | null;
  readonly asJson: boolean;
};

const verdictOn = async (file: string, { anySeed, noted }: Asked): Promise<Verdict> => {
  const read = readRecord(file);
  if ('error' in read)
    return {
      file,
      ok: false,
      problem: read.error,
      event: null,
      events: null,
      isRunning: null,
      resigned: null,
      seed: null,
    };
  const { record, game, options } = read;
  const committed = commitmentVerdict(record, noted);
  const facts = {
    file,
    events: record.events.length,
    isRunning: !isFinished(record),
    resigned: record.resigned ?? null,
    seed: committed.kind,
  };
  const broken = faultOfCommitment(record, committed, noted);
  if (broken !== null) return { ...facts, ok: false, problem: broken, event: null };
  const [{ rules }, referee] = await Promise.all([loadRules(game), loadReferee(game)]);
  const fault = faultOf(record, rules, referee, options, anySeed);
  return { ...facts, ok: fault === null, problem: fault?.problem ?? null, event: fault?.event ?? null };
};

const lineOf = ({ file, problem, event, events, isRunning, resigned, seed }: Verdict): string => {
  if (problem !== null) return `${file}: ${event === null ? '' : `event ${event} of ${events}: `}${problem}`;
  const end = isRunning ? ', still running' : resigned === null ? '' : `, player ${resigned} resigned`;
  return `${file}: ok, ${events} events${end}, ${TOLD[seed ?? 'none']}`;
};

/** What is said of a commitment where nothing is wrong with it. */
const TOLD: Readonly<Record<CommitmentVerdict['kind'], string>> = {
  kept: 'dealt from the seed that was committed to',
  sealed: 'its seed is still secret',
  none: 'no commitment to its seed',
  broken: '',
  other: '',
  untold: '',
};

const faultOfCommitment = (
  { proof }: MatchRecord,
  verdict: CommitmentVerdict,
  noted: string | null,
): string | null => {
  switch (verdict.kind) {
    case 'broken':
      return `seed and salt give the hash ${verdict.gives}, and "commitment" is ${proof?.commitment}`;
    case 'other':
      return `"commitment" is ${proof?.commitment}, and ${noted} was noted down`;
    case 'untold':
      return 'the match is over, and its "seed" and "salt" do not both stand in the record';
    case 'none':
      return noted === null ? null : 'the record tells of no commitment to compare with the one noted down';
    case 'kept':
    case 'sealed':
      return null;
  }
};

/** A folder stands for the records in it: a command line does not hold thousands of names. */
const recordsIn = (path: string): readonly string[] => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = readdirSync(path).filter(name => name.endsWith('.json'));
  return names.sort().map(name => join(path, name));
};

const SWITCHES = ['--any-seed', '--json'];

/** Null where the words are none that this command knows. */
const askedBy = (words: readonly string[]): Asked | null => {
  const rest = [...words];
  const at = rest.indexOf('--commitment');
  const [, noted = null] = at < 0 ? [] : rest.splice(at, 2);
  const options = rest.filter(word => word.startsWith('--'));
  const paths = rest.filter(word => !word.startsWith('--'));
  if (paths.length === 0 || options.some(option => !SWITCHES.includes(option))) return null;
  if (at >= 0 && (!isCommitment(noted) || paths.length > 1)) return null;
  return { paths, anySeed: options.includes('--any-seed'), asJson: options.includes('--json'), noted };
};

export const verify: Command = async (words, { out, err }) => {
  const asked = askedBy(words);
  if (asked === null) {
    err(USAGE);
    return 2;
  }
  const say = (verdict: Verdict) => out(`${asked.asJson ? JSON.stringify(verdict) : lineOf(verdict)}\n`);
  let wrong = 0;
  for (const path of asked.paths) {
    const files = recordsIn(path);
    if (files.length === 0) {
      wrong += 1;
      const problem = 'no record in this folder';
      const nothing = {
        ok: false,
        problem,
        event: null,
        events: null,
        isRunning: null,
        resigned: null,
        seed: null,
      };
      say({ file: path, ...nothing });
    }
    for (const file of files) {
      const verdict = await verdictOn(file, asked);
      if (!verdict.ok) wrong += 1;
      say(verdict);
    }
  }
  return wrong === 0 ? 0 : 1;
};
