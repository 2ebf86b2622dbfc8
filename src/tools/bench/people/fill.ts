import { quickRandom } from '../../../game/shared/random.ts';
import { leastOf } from '../../../server/ratings/scale.ts';
import type { TableStep, Tables, Value } from '../../../server/tables.ts';

/** Rows of one statement: each value of them is one of its parameters, of which SQLite takes 32,766. */
const AT_ONCE = 2000;
const GAME = 'ra';
/** One member in so many matches has played more than anybody. */
export const HEAVY = { member: 'm00000000000', every: 100 };

export const memberAt = (i: number): string => `m${String(i).padStart(11, '0')}`;

/** Members with a rating each, and matches of two of them, all of one game and pace: the worst that lists can meet. */
export const fill = async (
  tables: Tables,
  { members, matches }: { readonly members: number; readonly matches: number },
): Promise<void> => {
  const random = quickRandom('people');
  await insert(tables, 'member (id, name, skeleton, since, settings)', members, i => [
    memberAt(i),
    `Member ${i}`,
    `member ${i}`,
    i,
    '{}',
  ]);
  await insert(tables, 'rating (member, game, pace, mu, sigma, least, matches)', members, i => {
    const strength = { mu: 25 + random.below(10_000) / 1000, sigma: 1 + random.below(1000) / 1000 };
    return [memberAt(i), GAME, 'slow', strength.mu, strength.sigma, leastOf(strength), 1 + random.below(40)];
  });
  await insert(tables, 'finished (number, match, game, pace, rated, ended_at)', matches, i => [
    i + 1,
    `match-${i}`,
    GAME,
    'slow',
    1,
    i,
  ]);
  await insert(tables, 'result (number, seat, member, bot, rank, score, mu, sigma)', 2 * matches, i => {
    const number = 1 + Math.floor(i / 2);
    const seat = i % 2;
    const isHeavy = seat === 0 && number % HEAVY.every === 0;
    const member = isHeavy
      ? HEAVY.member
      : memberAt(1 + 2 * random.below(Math.floor(members / 2) - 1) + seat);
    return [number, seat, member, null, seat + 1, 30, 25, 2];
  });
};

const insert = async (
  tables: Tables,
  into: string,
  rows: number,
  rowAt: (i: number) => readonly Value[],
): Promise<void> => {
  for (let from = 0; from < rows; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, rows - from) }, (_, i) => rowAt(from + i));
    const width = some[0]!.length;
    const places = some.map(
      (_, row) => `(${some[row]!.map((__, i) => `$${row * width + i + 1}`).join(', ')})`,
    );
    const step: TableStep = [`INSERT INTO ${into} VALUES ${places.join(', ')}`, ...some.flat()];
    // The first step of a write changes one row.
    await tables.write(['UPDATE tally SET changes = changes + 1'], step);
  }
};
