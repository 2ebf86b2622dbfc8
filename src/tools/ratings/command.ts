import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Config, ConfigError, configFrom } from '../../server/config.ts';
import { putAside } from '../../server/ratings/counting.ts';
import { mend, recomputeRatings } from '../../server/ratings/recompute.ts';
import { openMatches } from '../../server/storage/open-matches.ts';
import { DATABASE_FILE } from '../../server/storage/sqlite-store.ts';
import { UnusableDatabase } from '../../server/storage/unusable-database.ts';
import { type Command, parsedOr } from '../command.ts';

const USAGE = `usage: npm run --silent ratings -- --check | --rebuild
  computes all ratings anew, of every match of DATABASE_URL or DATA_DIR (default: data) that was counted, from the first on
  --check     says where what is stored is anything else, and changes nothing; exit code 1 where it is
  --rebuild   puts what was computed in its place
  on DATA_DIR no server may run; with DATABASE_URL servers may go on
`;
/** How many differences are said one by one. */
const SAID = 20;

const parse = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: { check: { type: 'boolean' }, rebuild: { type: 'boolean' } },
  });
  if ((values.check === true) === (values.rebuild === true)) throw new Error('one of --check and --rebuild');
  return { isRebuilding: values.rebuild === true };
};

/** A server's first start makes a database where there is none; whoever asks about ratings has named the wrong folder. */
const assertThere = ({ databaseUrl, dataDir }: Config): void => {
  if (databaseUrl !== null || dataDir === null) return;
  const file = join(dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new UnusableDatabase(`DATA_DIR: there is no ${file}`);
};

/** Looks whether ratings are what follows from the matches, and makes them so. */
export const ratings =
  (env: Readonly<Record<string, string | undefined>>): Command =>
  async (words, streams) => {
    const asked = parsedOr(parse, words, USAGE, streams);
    if (asked === null) return 2;
    const { out, err } = streams;
    try {
      const config = configFrom(env);
      assertThere(config);
      const { store, unlock } = await openMatches(config, pino({ level: 'silent' }), () => {});
      try {
        for (const { match, tries, fault } of await putAside(store.tables))
          out(`match ${match} could not be counted (tried ${tries} times): ${fault}\n`);
        for (;;) {
          const recomputed = await recomputeRatings(store.tables);
          const { matches, ratings: many, differences } = recomputed;
          out(`${matches} rated matches, ${many} ratings: ${differences.length} stored otherwise\n`);
          for (const each of differences.slice(0, SAID)) out(`  ${each}\n`);
          if (differences.length > SAID) out(`  and ${differences.length - SAID} more\n`);
          if (differences.length === 0) return 0;
          if (!asked.isRebuilding) return 1;
          if (await mend(store.tables, recomputed)) {
            out('all are stored as computed now\n');
            return 0;
          }
          out('a match was counted meanwhile: once more\n');
        }
      } finally {
        await store.close();
        unlock();
      }
    } catch (error) {
      if (!(error instanceof UnusableDatabase || error instanceof ConfigError)) throw error;
      err(`${error.message}\n`);
      return 1;
    }
  };
