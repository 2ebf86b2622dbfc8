import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { deskOf } from '../../../server/members/desk.ts';
import { MemberSeats } from '../../../server/members/member-seats.ts';
import { Members } from '../../../server/members/members.ts';
import { profileOf } from '../../../server/members/profiles.ts';
import { countsOf, historyOf, leadersOf, placeOf, ratingsOf } from '../../../server/ratings/reading.ts';
import { openMatches } from '../../../server/storage/open-matches.ts';
import { type Command, parsedOr, wholeNumber } from '../../command.ts';
import { startCluster } from '../../local-postgres.ts';
import { beginMatch, ownerOf } from './desk.ts';
import { fill, HEAVY, memberAt } from './fill.ts';

const USAGE = `usage: npm run bench -- people [options]
  --members N     with a rating each (default 100000)
  --matches N     finished ones, of two of them (default 1000000)
  --desk N        slow matches that one of them has under way (default 30)
  --postgres      in PostgreSQL, on a server of its own; without it SQLite
Prints how long the server takes for what a page asks, in milliseconds: the median and the longest of 30, and how much of the
processor it took here: in SQLite all of it, in PostgreSQL what the server itself does.
`;
const TIMES = 30;

const parse = (words: readonly string[]) => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      members: { type: 'string' },
      matches: { type: 'string' },
      desk: { type: 'string' },
      postgres: { type: 'boolean' },
    },
  });
  return {
    members: wholeNumber('--members', values.members ?? '100000', 10, 1e7),
    matches: wholeNumber('--matches', values.matches ?? '1000000', 1, 1e8),
    desk: wholeNumber('--desk', values.desk ?? '30', 1, 1000),
    isPostgres: values.postgres === true,
  };
};

/** How long what is asked of members takes where there are many: desks, profiles, leaderboards and ratings. */
export const benchPeople: Command = async (words, streams) => {
  const asked = parsedOr(parse, words, USAGE, streams);
  if (asked === null) return 2;
  const { members, matches, desk, isPostgres } = asked;
  const dataDir = mkdtempSync(join(tmpdir(), 'people-'));
  const cluster = isPostgres ? await startCluster() : null;
  const databaseUrl = cluster === null ? null : await cluster.createDatabase();
  const log = pino({ level: 'silent' });
  const { store, unlock } = await openMatches({ dataDir, databaseUrl }, log, () => {});
  try {
    const { tables } = store;
    streams.err(`${members} members and ${matches} matches are stored\n`);
    await fill(tables, { members, matches });
    const seats = new MemberSeats(store);
    const owner = await ownerOf(store);
    for (let n = 0; n < desk; n++) await beginMatch(owner, seats, n);
    const profile = async (name: string) => {
      const member = (await new Members(tables).byName(name))!;
      return profileOf(tables, member, false, id => ratingsOf(tables, id));
    };
    const of = { game: 'ra', pace: 'slow' } as const;
    const ranked = { ...of, list: 'ranked' } as const;
    const { ranked: many } = await countsOf(tables, of);
    const anybody = memberAt(Math.floor(members / 2));
    const page = async (after?: Parameters<typeof leadersOf>[3]) => {
      await Promise.all([
        leadersOf(tables, ranked, 50, after),
        countsOf(tables, of),
        placeOf(tables, of, anybody.id),
      ]);
    };
    const deep = { place: many - 50, least: 26, member: '' };
    const most = Math.floor(matches / HEAVY.every);
    const subjects: readonly (readonly [string, () => Promise<unknown>])[] = [
      [`desk of ${desk} matches`, () => deskOf({ matches: owner, seats, log }, HEAVY.member)],
      ['whether a desk has changed', () => seats.versions(HEAVY.member)],
      [`profile of who played ${most}`, () => profile(HEAVY.name)],
      ['profile of anybody', () => profile(anybody.name)],
      ['leaderboard, its first page and one’s own place', () => page()],
      ['leaderboard, a page far down', () => page(deep)],
      ['ratings of a profile', () => ratingsOf(tables, anybody.id)],
      ['the history of a rating', () => historyOf(tables, of, anybody.id, 200)],
      [`the history of who played ${most}`, () => historyOf(tables, of, HEAVY.member, 200)],
    ];
    for (const [what, ask] of subjects) {
      const took: number[] = [];
      const before = process.cpuUsage();
      for (let i = 0; i < TIMES; i++) {
        const began = performance.now();
        await ask();
        took.push(performance.now() - began);
      }
      const { user, system } = process.cpuUsage(before);
      took.sort((a, b) => a - b);
      const [median, longest, cpu] = [took[TIMES / 2]!, took.at(-1)!, (user + system) / 1000 / TIMES].map(
        ms => ms.toFixed(1).padStart(7),
      );
      streams.out(`${what.padEnd(48)} ${median} ms, at most ${longest}; ${cpu} ms of this process\n`);
    }
    return 0;
  } finally {
    await store.close();
    unlock();
    await cluster?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
