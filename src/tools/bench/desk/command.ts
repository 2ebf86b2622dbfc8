import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { GAME_IDS, loadRules } from '../../../game/index.ts';
import { Matches } from '../../../server/match/matches.ts';
import type { MatchStore } from '../../../server/match/ports.ts';
import { serveGame } from '../../../server/match/served-game.ts';
import { deskOf } from '../../../server/members/desk.ts';
import { MemberSeats } from '../../../server/members/member-seats.ts';
import { Members } from '../../../server/members/members.ts';
import { profileOf } from '../../../server/members/profiles.ts';
import { ratingsOf } from '../../../server/ratings/reading.ts';
import { openMatches } from '../../../server/storage/open-matches.ts';
import type { Tables } from '../../../server/tables.ts';
import { type Command, parsedOr, wholeNumber } from '../../command.ts';
import { startCluster } from '../../local-postgres.ts';

const USAGE = `usage: npm run bench -- desk [options]
  --members N     (default 100000)
  --matches N     finished ones, of two of them (default 1000000)
  --desk N        slow matches that one of them has under way (default 30)
  --postgres      in PostgreSQL, on a server of its own; without it SQLite
Prints how long the server takes for what a page asks, in milliseconds: the median and the longest of 30, and how much of the
processor it took here: in SQLite all of it, in PostgreSQL what the server itself does.
`;
const TIMES = 30;
/** Rows of one statement: it has to be done before a connection is given up. */
const AT_ONCE = 50_000;
/** Whose desk it is; one in so many finished matches was theirs. */
const ADA = 'm0';
const EVERY = 200;

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

/** How long a member's desk and profile take where there are many members and matches. */
export const benchDesk: Command = async (words, streams) => {
  const asked = parsedOr(parse, words, USAGE, streams);
  if (asked === null) return 2;
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  const cluster = asked.isPostgres ? await startCluster() : null;
  const databaseUrl = cluster === null ? null : await cluster.createDatabase();
  const { store, unlock } = await openMatches({ dataDir, databaseUrl }, pino({ level: 'silent' }), () => {});
  try {
    streams.err(`${asked.members} members and ${asked.matches} matches are stored\n`);
    await fill(store.tables, asked.members, asked.matches);
    const seats = new MemberSeats(store);
    const matches = await ownerOf(store);
    for (let n = 0; n < asked.desk; n++) await begin(matches, seats, n);
    const { tables } = store;
    const members = new Members(tables);
    const profile = async (name: string) => {
      const member = (await members.byName(name))!;
      return profileOf(tables, member, false, id => ratingsOf(tables, id));
    };
    const many = (await tables.rows<{ n: number }>(PLAYED, ADA))[0]!.n;
    const subjects: readonly (readonly [string, () => Promise<unknown>])[] = [
      [`desk of ${asked.desk} matches`, () => deskOf(matches, seats, ADA)],
      [`profile of who played ${many}`, () => profile('Member 0')],
      ['profile of anybody', () => profile(`Member ${Math.floor(asked.members / 2)}`)],
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
      const cpu = ((user + system) / 1000 / TIMES).toFixed(1);
      took.sort((a, b) => a - b);
      const [median, longest] = [took[TIMES / 2]!, took.at(-1)!].map(ms => ms.toFixed(1));
      streams.out(
        `${what.padEnd(36)} ${median!.padStart(7)} ms, at most ${longest!.padStart(7)}; ${cpu.padStart(6)} ms of this process\n`,
      );
    }
    return 0;
  } finally {
    await store.close();
    unlock();
    await cluster?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const PLAYED = 'SELECT count(*) AS n FROM result WHERE member = $1';

/** Rows that the database makes by itself, which is much faster than to send them. */
const fill = async (tables: Tables, members: number, matches: number): Promise<void> => {
  const rows = async (many: number, insert: string, select: string) => {
    for (let from = 0; from < many; from += AT_ONCE) {
      const to = Math.min(many, from + AT_ONCE) - 1;
      const numbers = `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
      // The first step of a write changes one row.
      await tables.write(
        ['UPDATE tally SET changes = changes + 1'],
        [`INSERT INTO ${insert} ${numbers} SELECT ${select} FROM n`],
      );
    }
  };
  await rows(members, 'member (id, name, skeleton, since, settings)', COLUMNS.member);
  await rows(matches, 'finished (number, match, game, pace, rated, ended_at)', COLUMNS.finished);
  const result = 'result (number, seat, member, rank, score)';
  // Far apart, so that nobody's lie together.
  const other = `'m' || ((CAST(i AS BIGINT) * 7919) % ${members - 1} + 1)`;
  await rows(matches, result, `i + 1, 0, CASE WHEN i % ${EVERY} = 0 THEN '${ADA}' ELSE ${other} END, 1, 30`);
  await rows(matches, result, `i + 1, 1, 'm' || ((CAST(i AS BIGINT) * 104729) % ${members - 1} + 1), 2, 20`);
  await tables.write(['UPDATE tally SET changes = changes + 1'], ['ANALYZE']);
};

/** By which names are looked up: 0 and 1 look like letters (`match/look-alikes.ts`). */
const SKELETON = "replace(replace('member' || i, '0', 'o'), '1', 'i')";
const COLUMNS = {
  member: `'m' || i, 'Member ' || i, ${SKELETON}, 0, '{}'`,
  finished: "i + 1, 'match-' || i, 'ra', 'slow', 0, i",
} as const;

const ownerOf = async (store: MatchStore): Promise<Matches> => {
  const modules = await Promise.all(GAME_IDS.map(loadRules));
  return new Matches({
    store,
    games: new Map(modules.map(module => [module.meta.id, serveGame(module)])),
    presence: { seatsAt: () => new Set(), lookingAt: () => new Set() },
    publisher: { publish: () => {} },
    deadlines: { expect: () => {} },
    pace: { botDelay: 0, standInAfter: 0, goneAfter: 0, clockSecond: 1000 },
  });
};

/** A match by days between the first two members. */
const begin = async (matches: Matches, seats: MemberSeats, n: number): Promise<void> => {
  const id = `slow-match-${n}`;
  const gameName = GAME_IDS[n % GAME_IDS.length]!;
  const players = { 0: { id: 0 }, 1: { id: 1 } };
  const now = Date.now();
  await matches.create(id, {
    ...{ gameName, players, unlisted: false, createdAt: now, updatedAt: now },
    setupData: { clock: '3d' },
  });
  for (const [seat, member] of [ADA, 'm1'].entries()) {
    const credentials = `secret of ${seat} at ${id}`;
    const sitting = await seats.sitting(member, id, seat, credentials);
    const name = `Member ${seat}`;
    await matches.send(id, { kind: 'sit', seat, name, credentials, member: { ...sitting, blockedBy: [] } });
  }
};
