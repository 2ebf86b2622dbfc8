import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countNext } from '../../../src/server/ratings/counting.ts';
import type { EndedMatch } from '../../../src/server/ratings/ended-match.ts';
import { mend, recomputeRatings } from '../../../src/server/ratings/recompute.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import type { Tables } from '../../../src/server/tables.ts';
import { ratings } from '../../../src/tools/ratings/command.ts';
import { newFolder, run } from '../support/command.ts';
import { onEachStorage } from '../support/storages.ts';

const MEMBERS = ['ada', 'ben', 'cai', 'dee', 'eli'];

/** Some match of some of five members, and of a bot perhaps, rated or not. */
const someMatch = fc
  .record({
    members: fc.shuffledSubarray(MEMBERS, { minLength: 2, maxLength: 4 }),
    bot: fc.constantFrom(null, 'easy', 'expert'),
    ranks: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 5, maxLength: 5 }),
    game: fc.constantFrom('ra', 'kheops'),
    pace: fc.constantFrom('live' as const, 'slow' as const),
    rated: fc.boolean(),
  })
  .map(({ members, bot, ranks, ...rest }) => ({
    ...rest,
    seats: [...members, ...(bot === null ? [] : [null])].map((member, seat) => ({
      seat,
      member,
      bot: member === null ? bot : null,
      rank: ranks[seat]!,
      score: seat,
    })),
  }));

const counted = async (tables: Tables, matches: readonly Omit<EndedMatch, 'match' | 'endedAt'>[]) => {
  for (const id of MEMBERS)
    await tables.write([
      "INSERT INTO member (id, name, skeleton, since, settings) VALUES ($1, $1, $1, 1, '{}')",
      id,
    ]);
  for (const [i, match] of matches.entries()) {
    const ended: EndedMatch = { ...match, match: `match-${i}`, endedAt: i };
    await tables.write([
      'INSERT INTO uncounted (match, ended_at, what) VALUES ($1, $2, $3)',
      ended.match,
      i,
      JSON.stringify(ended),
    ]);
  }
  while ((await countNext(tables, 0)) !== null);
};

const twoOf = (game: string) => ({
  game,
  pace: 'live' as const,
  rated: true,
  seats: ['ada', 'ben'].map((member, seat) => ({ seat, member, bot: null, rank: seat + 1, score: null })),
});

onEachStorage(newDatabase => {
  it('computed anew from the first match, ratings are those that are stored, to the last digit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someMatch, { maxLength: 12 }), async matches => {
        const { tables } = await (await newDatabase())();
        await counted(tables, matches);
        const recomputed = await recomputeRatings(tables);
        expect(recomputed).toMatchObject({ last: matches.length, differences: [] });
        expect(recomputed.matches).toBe(matches.filter(({ rated }) => rated).length);
      }),
      { numRuns: 10 },
    );
  });

  it.each([
    ['a rating', "UPDATE rating SET mu = mu + 1e-12 WHERE member = 'ada'", 1],
    ['its count of matches', "UPDATE rating SET matches = 9 WHERE member = 'ben'", 1],
    ['one that is missing', "DELETE FROM rating WHERE member = 'ben'", 1],
    ['one of no match', "INSERT INTO rating VALUES ('eve', 'ra', 'live', 1, 1, 1, 1, 0)", 1],
    ['how much somebody has won', "UPDATE member_total SET won = won + 1 WHERE member = 'ada'", 1],
    ['how much somebody has played, where it is missing', "DELETE FROM member_total WHERE member = 'ben'", 1],
    ['what nobody has played', "INSERT INTO member_total VALUES ('cai', 'kheops', 3, 1)", 1],
    [
      'a result, which all after it follow from',
      'UPDATE result SET mu = 20 WHERE number = 1 AND seat = 0',
      1,
    ],
  ])('%s that is anything else is found, and mended', async (_what, spoil, differences) => {
    const { tables } = await (await newDatabase())();
    await counted(tables, [twoOf('ra'), twoOf('ra')]);
    await tables.write([spoil]);
    const recomputed = await recomputeRatings(tables);
    expect(recomputed.differences).toHaveLength(differences);
    expect(await mend(tables, recomputed)).toBe(true);
    expect((await recomputeRatings(tables)).differences).toEqual([]);
  });

  it('nothing is mended by what was computed before another match was counted', async () => {
    const { tables } = await (await newDatabase())();
    await counted(tables, [twoOf('ra')]);
    await tables.write(["UPDATE rating SET mu = 1 WHERE member = 'ada'"]);
    const recomputed = await recomputeRatings(tables);
    await tables.write(['UPDATE tally SET number = number + 1']);
    expect(await mend(tables, recomputed)).toBe(false);
  });
});

it('a host is told what differs, and has it mended', async () => {
  const DATA_DIR = newFolder();
  const store = openSqliteStore(DATA_DIR);
  await counted(store.tables, [twoOf('ra'), twoOf('kheops')]);
  await store.tables.write(["UPDATE rating SET matches = 7 WHERE game = 'ra' AND member = 'ada'"]);
  await store.tables.write(["INSERT INTO uncounted (match, ended_at, what) VALUES ('spoilt', 1, '{')"]);
  await countNext(store.tables, 0);
  await store.close();
  const command = ratings({ DATA_DIR });
  const checked = await run(command, '--check');
  expect(checked).toMatchObject({ status: 1, stderr: '' });
  expect(checked.stdout).toMatch(
    /^match spoilt could not be counted \(tried 1 times\): .+\n2 rated matches, 4 ratings: 1 stored otherwise\n {2}ada, ra live: /,
  );
  expect(await run(command, '--check')).toEqual(checked);
  expect(await run(command, '--rebuild')).toMatchObject({ status: 0 });
  expect(await run(command, '--check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\n2 rated matches, 4 ratings: 0 stored otherwise\n$/),
  });
});

it('a folder without a database stays as it is', async () => {
  const DATA_DIR = join(newFolder(), 'absent');
  const { status, stderr } = await run(ratings({ DATA_DIR }), '--check');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `DATA_DIR: there is no ${join(DATA_DIR, 'matches.sqlite')}\n`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

it.each([[[]], [['--check', '--rebuild']], [['--all']]])('%j: it says what it expects', async words => {
  const { status, stderr } = await run(ratings({}), ...words);
  expect(status).toBe(2);
  expect(stderr).toContain('usage: npm run --silent ratings');
});
