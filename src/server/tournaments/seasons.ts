import { LEAST_IN_DIVISION, MOVING } from '../../game/shared/league.ts';
import type { Standing } from './standings.ts';

/** Seasons of a league: when they begin, and who plays in which division. */

/** The first moment (UTC) of the month after a moment. Milliseconds since 1970. */
export const nextMonth = (at: number): number => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

export type InLeague = {
  readonly member: string;
  /** From 1, the first, on; null: not in one as yet. */
  readonly division: number | null;
};

/**
 * The divisions of the next season, the first first: the two best of each go up, the two last go down, whoever is new comes in behind,
 * and where places are free all move up.
 * @param members who plays, in the order in which they came
 * @param standings of the divisions of the season that is over, the first first
 * @param size of a division
 */
export const nextDivisions = (
  members: readonly InLeague[],
  standings: readonly (readonly Pick<Standing, 'member'>[])[],
  size: number,
): readonly (readonly string[])[] => {
  const order = standings.flatMap((rows, division) => rows.map(({ member }, i) => ({ member, division, i })));
  const rankOf = (member: string): number => {
    const found = order.find(each => each.member === member);
    if (found === undefined) return Number.MAX_SAFE_INTEGER;
    const { division, i } = found;
    const last = standings[division]!.length;
    const isUp = i < MOVING && division > 0;
    const isDown = !isUp && i >= last - MOVING && division < standings.length - 1;
    // Among those of the division they come to: the last, or the first.
    if (isUp) return (division - 1) * 1000 + 900 + i;
    return isDown ? (division + 1) * 1000 - 50 + i : division * 1000 + i;
  };
  const sorted = members
    .map(({ member }, i) => ({ member, rank: rankOf(member), i }))
    .toSorted((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ member }) => member);
  const found: string[][] = [];
  for (let from = 0; from < sorted.length; from += size) found.push(sorted.slice(from, from + size));
  const last = found.at(-1);
  if (found.length > 1 && last !== undefined && last.length < LEAST_IN_DIVISION)
    found.at(-2)!.push(...found.pop()!);
  return found;
};
