import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { countsOf, historyOf, leadersOf, placeOf, ratingsOf } from '../../../server/ratings/reading.ts';
import { openMatches } from '../../../server/storage/open-matches.ts';
import { type Command, parsedOr, wholeNumber } from '../../command.ts';
import { startCluster } from '../../local-postgres.ts';
import { fill, HEAVY, memberAt } from './fill.ts';

const USAGE = `usage: npm run bench -- people [options]
  --members N     with a rating each (default 100000)
  --matches N     finished ones, of two of them (default 1000000)
  --postgres      in PostgreSQL, on a server of its own; without it SQLite
Prints how long what a page asks takes, in milliseconds: the median and the longest of 30.
`;
const TIMES = 30;

const parse = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      members: { type: 'string' },
      matches: { type: 'string' },
      postgres: { type: 'boolean' },
    },
  });
  return {
    members: wholeNumber('--members', values.members ?? '100000', 10, 1e7),
    matches: wholeNumber('--matches', values.matches ?? '1000000', 1, 1e8),
    isPostgres: values.postgres === true,
  };
};

/** How long what is asked of members and their ratings takes where there are many. */
export const benchPeople: Command = async (words, streams) => {
  const asked = parsedOr(parse, words, USAGE, streams);
  if (asked === null) return 2;
  const { members, matches, isPostgres } = asked;
  const dataDir = mkdtempSync(join(tmpdir(), 'people-'));
  const cluster = isPostgres ? await startCluster() : null;
  const databaseUrl = cluster === null ? null : await cluster.createDatabase();
  const { store, unlock } = await openMatches({ dataDir, databaseUrl }, pino({ level: 'silent' }), () => {});
  try {
    const { tables } = store;
    streams.err(`${members} members and ${matches} matches are stored\n`);
    await fill(tables, { members, matches });
    const of = { game: 'ra', pace: 'slow' } as const;
    const ranked = { ...of, list: 'ranked' } as const;
    const { ranked: many } = await countsOf(tables, of);
    const middle = memberAt(Math.floor(members / 2));
    const page = async (after?: Parameters<typeof leadersOf>[3]) => {
      await Promise.all([
        leadersOf(tables, ranked, 50, after),
        countsOf(tables, of),
        placeOf(tables, of, middle),
      ]);
    };
    const deep = { place: many - 50, least: 26, member: '' };
    const subjects: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['leaderboard, its first page and one’s own place', () => page()],
      ['leaderboard, a page far down', () => page(deep)],
      ['ratings of a profile', () => ratingsOf(tables, middle)],
      ['the history of a rating', () => historyOf(tables, of, middle, 200)],
      [
        `the history of who played ${Math.floor(matches / HEAVY.every)}`,
        () => historyOf(tables, of, HEAVY.member, 200),
      ],
    ];
    for (const [what, ask] of subjects) {
      const took: number[] = [];
      for (let i = 0; i < TIMES; i++) {
        const began = performance.now();
        await ask();
        took.push(performance.now() - began);
      }
      took.sort((a, b) => a - b);
      const [median, longest] = [took[TIMES / 2]!, took.at(-1)!].map(ms => ms.toFixed(1));
      streams.out(`${what.padEnd(52)} ${median!.padStart(7)} ms, at most ${longest!.padStart(7)}\n`);
    }
    return 0;
  } finally {
    await store.close();
    unlock();
    await cluster?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
