import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadReferee, loadRules } from '../../../game/index.ts';
import { faultOf } from '../../../game/referee.ts';
import type { Command } from '../command.ts';
import { readRecord } from '../read-record.ts';

const USAGE = `usage: npm run --silent verify -- [--any-seed] FILE…
  FILE is a match record, or a folder of them, which is also the way to name thousands
  replays match records against the rules: "ok", or the first event that is wrong, counted from 0 (exit 1)
  --any-seed   do not ask whether the seed gives the tiles that were drawn: for records made elsewhere
`;

/** One line about a record, and whether it is right. */
const verdictOn = async (file: string, anySeed: boolean): Promise<{ ok: boolean; line: string }> => {
  const wrong = (problem: string) => ({ ok: false, line: `${file}: ${problem}` });
  const read = readRecord(file);
  if ('error' in read) return wrong(read.error);
  const { record, game, options } = read;
  const [{ rules }, referee] = await Promise.all([loadRules(game), loadReferee(game)]);
  const fault = faultOf(record, rules, referee, options, anySeed);
  if (fault === null) {
    return {
      ok: true,
      line: `${file}: ok, ${record.events.length} events${record.result ? '' : ', still running'}`,
    };
  }
  const { event, problem } = fault;
  return wrong(event === null ? problem : `event ${event} of ${record.events.length}: ${problem}`);
};

/** A folder stands for the records in it: a command line does not hold thousands of names. */
const recordsIn = (path: string): readonly string[] => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = readdirSync(path).filter(name => name.endsWith('.json'));
  return names.sort().map(name => join(path, name));
};

export const verify: Command = async (words, { out, err }) => {
  const options = words.filter(word => word.startsWith('--'));
  const paths = words.filter(word => !word.startsWith('--'));
  if (paths.length === 0 || options.some(option => option !== '--any-seed')) {
    err(USAGE);
    return 2;
  }
  let wrong = 0;
  for (const path of paths) {
    const files = recordsIn(path);
    if (files.length === 0) {
      wrong += 1;
      out(`${path}: no record in this folder\n`);
    }
    for (const file of files) {
      const { ok, line } = await verdictOn(file, options.includes('--any-seed'));
      if (!ok) wrong += 1;
      out(`${line}\n`);
    }
  }
  return wrong === 0 ? 0 : 1;
};
