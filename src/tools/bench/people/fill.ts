import type { Tables } from '../../../server/tables.ts';

/** Rows of one statement: it has to be done before a connection is given up. */
const AT_ONCE = 500;
/** Who has played more than anybody: one in so many matches was theirs. */
export const HEAVY = { member: 'm0', name: 'Member 0', every: 200 };

export const memberAt = (i: number): { readonly id: string; readonly name: string } => ({
  id: `m${i}`,
  name: `Member ${i}`,
});

/**
 * Members with a rating each, and matches of two of them, all of one game and pace: the worst that lists can meet. The database makes
 * the rows by itself, which is much faster than to send them; what looks like chance are multiples of primes.
 */
export const fill = async (
  tables: Tables,
  { members, matches }: { readonly members: number; readonly matches: number },
): Promise<void> => {
  const rows = async (many: number, insert: string, select: string) => {
    for (let from = 0; from < many; from += AT_ONCE) {
      const to = Math.min(many, from + AT_ONCE) - 1;
      const numbers = `WITH RECURSIVE n (i) AS (SELECT CAST(${from} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
      await change(tables, `INSERT INTO ${insert} ${numbers} SELECT ${select} FROM n`);
    }
  };
  await rows(members, 'member (id, name, skeleton, since, settings)', MEMBER);
  await rows(members, 'rating (member, game, pace, mu, sigma, least, matches)', RATING);
  await rows(matches, 'finished (number, match, game, pace, rated, ended_at)', FINISHED);
  // Far apart, so that nobody's lie together.
  const someone = (prime: number) => `'m' || ((i * ${prime}) % ${members - 1} + 1)`;
  const heavy = `CASE WHEN i % ${HEAVY.every} = 0 THEN '${HEAVY.member}' ELSE ${someone(7919)} END`;
  const result = 'result (number, seat, member, rank, score, mu, sigma)';
  await rows(matches, result, `i + 1, 0, ${heavy}, 1, 30, 25, 2`);
  await rows(matches, result, `i + 1, 1, ${someone(104_729)}, 2, 20, 25, 2`);
  for (const table of ['member', 'rating', 'finished', 'result']) await change(tables, `ANALYZE ${table}`);
  await rows(members, 'member_total (member, game, matches, won)', TOTAL);
};

/** The first step of a write changes one row. */
const change = (tables: Tables, text: string) =>
  tables.write(['UPDATE tally SET changes = changes + 1'], [text]);

/** By which names are looked up: 0 and 1 look like letters (`match/look-alikes.ts`). */
const SKELETON = "replace(replace('member' || i, '0', 'o'), '1', 'i')";
const MEMBER = `'m' || i, 'Member ' || i, ${SKELETON}, 0, '{}'`;
const [MU, SIGMA] = ['25 + (i * 7919) % 10000 / 1000.0', '1 + (i * 104729) % 1000 / 1000.0'];
const RATING = `'m' || i, 'ra', 'slow', ${MU}, ${SIGMA}, ${MU} - 2 * (${SIGMA}), 1 + (i * 31) % 40`;
const FINISHED = "i + 1, 'match-' || i, 'ra', 'slow', 1, i";
const countOf = (more: string) => `(SELECT count(*) FROM result WHERE member = 'm' || i${more})`;
const TOTAL = `'m' || i, 'ra', ${countOf('')}, ${countOf(' AND rank = 1')}`;
