import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPrograms } from '../bench/servers/start.ts';
import { machineLoad } from '../bench/usage.ts';
import { spawnGuarded } from '../children.ts';
import { type Command, parsedOr } from '../command.ts';
import { RUNS, type Run } from './runs.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

const USAGE = `usage: npm run trust -- NAMES [options]
${RUNS.map(({ name, what, variable, count }) => `  ${name.padEnd(9)} ${what} (${variable}=${count})`).join('\n')}
  all       one after the other
  --count N  so many instead
  --help     this
Runs what CI runs in short, at length: hours for all of it. Ends with 1 where one of them fails.
`;

type Wanted = { readonly runs: readonly Run[]; readonly count: number | null };

/** Null where it is asked what there is. */
const parseWanted = (words: readonly string[]): Wanted | 'help' => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { count: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) return 'help';
  if (positionals.length === 0) throw new Error('which of them?');
  const unknown = positionals.find(word => word !== 'all' && !RUNS.some(({ name }) => name === word));
  if (unknown !== undefined) throw new Error(`there is no ${unknown}`);
  const { count = null } = values;
  if (count !== null && !/^[1-9]\d{0,8}$/.test(count))
    throw new Error(`--count ${count}: a whole number above 0`);
  const runs = RUNS.filter(({ name }) => positionals.includes('all') || positionals.includes(name));
  return { runs, count: count === null ? null : Number(count) };
};

/** The long forms of the server's tests, on the server as it is shipped. */
export const trust: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  if (wanted === 'help') {
    streams.out(USAGE);
    return 0;
  }
  const programs = await buildPrograms();
  const report: string[] = [];
  let failed = 0;
  try {
    for (const run of wanted.runs) {
      const count = wanted.count ?? run.count;
      const began = performance.now();
      const isWell = await passes(run, count, programs.server);
      const seconds = (performance.now() - began) / 1000;
      if (!isWell) failed += 1;
      report.push(
        `${run.name}: ${run.variable}=${count}, ${isWell ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s, ${((1000 * seconds) / count).toFixed(1)} ms each; ${machineLoad()}`,
      );
      streams.out(`${report.at(-1)}\n`);
    }
  } finally {
    programs.remove();
  }
  if (report.length > 1) streams.out(`\n${report.join('\n')}\n`);
  return failed === 0 ? 0 : 1;
};

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** A run that is skipped, as something it needs is not installed, does not pass. */
const passes = async ({ variable, files }: Run, count: number, serverMain: string): Promise<boolean> => {
  const child = spawnGuarded(process.execPath, [VITEST, 'run', ...files], {
    cwd: PROJECT,
    env: { ...process.env, CI: 'true', SERVER_MAIN: serverMain, [variable]: String(count) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
};
