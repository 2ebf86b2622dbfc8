import type { TableStep, Tables } from '../tables.ts';

/** How many matches of a game a member has played to the end, and in how many of them they came in first, alone or with others. */
export type Total = {
  readonly member: string;
  readonly game: string;
  readonly matches: number;
  readonly won: number;
};

const ADDED = `ON CONFLICT (member, game) DO UPDATE
  SET matches = member_total.matches + excluded.matches, won = member_total.won + excluded.won`;

/** One match more, with its result. Who is a member no more has no total. */
export const oneMore = (member: string, game: string, rank: number): TableStep => [
  `INSERT INTO member_total (member, game, matches, won)
   SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 1, CAST($3 AS INTEGER) WHERE EXISTS (SELECT 1 FROM member WHERE id = $1)
   ${ADDED}`,
  ...[member, game, Number(rank === 1)],
];

/** The same of a match that was counted before its player kept their name; nothing where it is not counted yet, or is somebody's. */
export const oneMoreKept = (match: string, seat: number, member: string): TableStep => [
  `INSERT INTO member_total (member, game, matches, won)
   SELECT CAST($3 AS TEXT), finished.game, 1, CASE WHEN result.rank = 1 THEN 1 ELSE 0 END
   FROM result JOIN finished ON finished.number = result.number
   WHERE finished.match = $1 AND result.seat = $2 AND result.member IS NULL
     AND EXISTS (SELECT 1 FROM member WHERE id = $3)
   ${ADDED}`,
  ...[match, seat, member],
];

/** Adds all results up anew. @returns where what is stored is anything else, in words, and what mends it */
export const recomputeTotals = async (
  tables: Tables,
): Promise<{ readonly differences: readonly string[]; readonly steps: readonly TableStep[] }> => {
  const stored = new Map((await tables.rows<Total>(STORED)).map(total => [keyOf(total), total]));
  const differences: string[] = [];
  const steps: TableStep[] = [];
  for (const total of await tables.rows<Total>(ADDED_UP)) {
    const { member, game, matches, won } = total;
    const found = stored.get(keyOf(total));
    stored.delete(keyOf(total));
    if (found !== undefined && textOf(found) === textOf(total)) continue;
    differences.push(
      `${member}, ${game}: ${found === undefined ? 'nothing' : textOf(found)} is ${textOf(total)}`,
    );
    steps.push([SET, member, game, matches, won]);
  }
  for (const { member, game, ...total } of stored.values()) {
    differences.push(`${member}, ${game}: ${textOf(total)} is of no match`);
    steps.push(['DELETE FROM member_total WHERE member = $1 AND game = $2', member, game]);
  }
  return { differences, steps };
};

const keyOf = ({ member, game }: Total): string => JSON.stringify([member, game]);
const textOf = ({ matches, won }: Pick<Total, 'matches' | 'won'>): string => `${matches} played, ${won} won`;

const STORED = 'SELECT member, game, matches, won FROM member_total';
const ADDED_UP = `SELECT member, game, count(*) AS matches, count(CASE WHEN rank = 1 THEN 1 END) AS won
  FROM result JOIN finished ON finished.number = result.number JOIN member ON member.id = result.member
  GROUP BY member, game`;
const SET = `INSERT INTO member_total (member, game, matches, won) VALUES ($1, $2, $3, $4)
  ON CONFLICT (member, game) DO UPDATE SET matches = excluded.matches, won = excluded.won`;
