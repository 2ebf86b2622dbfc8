import blossom from 'edmonds-blossom-fixed';
import type { Standing } from './standings.ts';
import type { PlayedTable } from './tournament.ts';

/** Who sits together in a round of a Swiss tournament: those who stand alike and have not met. */

type Met = Pick<PlayedTable, 'seats'>;
type Stands = Pick<Standing, 'member' | 'points'>;

const meetingsIn = (tables: readonly Met[]) => {
  const counts = new Map<string, number>();
  for (const { seats } of tables) {
    for (const a of seats) for (const b of seats) counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + 1);
  }
  return (a: string, b: string): number => counts.get(`${a} ${b}`) ?? 0;
};

/** What it costs to have two sit together: to have met before is worse than any difference of points. */
const MET_BEFORE = 10_000;
const cost = (a: Stands, b: Stands, meetings: number): number =>
  meetings * MET_BEFORE + Math.round(4 * (a.points - b.points) ** 2);

/**
 * Pairs of least cost among all that there are (a matching of maximum weight, by Edmonds' algorithm). Where they are odd, who stands last
 * of those who have not had it yet has the round free.
 * @param standing the best first
 */
export const pairs = (
  standing: readonly Stands[],
  tables: readonly Met[],
): readonly (readonly string[])[] => {
  const meetings = meetingsIn(tables);
  const wasFree = ({ member }: Stands) =>
    tables.some(({ seats }) => seats.length === 1 && seats[0] === member);
  const free =
    standing.length % 2 === 0 ? undefined : (standing.findLast(each => !wasFree(each)) ?? standing.at(-1));
  const paired = standing.filter(each => each !== free);
  const edges = paired.flatMap((a, i) =>
    paired
      .slice(i + 1)
      .map((b, j): [number, number, number] => [
        ...([i, i + 1 + j] as const),
        100 * MET_BEFORE - cost(a, b, meetings(a.member, b.member)),
      ]),
  );
  const mates = edges.length === 0 ? [] : blossom(edges, true);
  const found = mates.flatMap((mate, i) => (i < mate ? [[paired[i]!.member, paired[mate]!.member]] : []));
  return free === undefined ? found : [...found, [free.member]];
};

/**
 * Tables of so many seats at most, as even as can be: filled in the order of the standing, then improved by exchanging two for
 * as long as that has fewer meet again, or those who sit together stand more alike.
 * @param standing the best first
 */
export const groups = (
  standing: readonly Stands[],
  tables: readonly Met[],
  seats: number,
): readonly (readonly string[])[] => {
  const meetings = meetingsIn(tables);
  const count = Math.ceil(standing.length / seats);
  const found: Stands[][] = [];
  for (let table = 0, from = 0; table < count; table++) {
    const size = Math.floor(standing.length / count) + (table < standing.length % count ? 1 : 0);
    found.push(standing.slice(from, from + size));
    from += size;
  }
  const costOf = (table: readonly Stands[]): number =>
    table
      .flatMap((a, i) => table.slice(i + 1).map(b => cost(a, b, meetings(a.member, b.member) ** 2)))
      .reduce((sum, each) => sum + each, 0);
  const improve = (a: Stands[], b: Stands[]): boolean => {
    const before = costOf(a) + costOf(b);
    for (let i = 0; i < a.length; i++) {
      for (let j = 0; j < b.length; j++) {
        [a[i], b[j]] = [b[j]!, a[i]!];
        if (costOf(a) + costOf(b) < before) return true;
        [a[i], b[j]] = [b[j]!, a[i]!];
      }
    }
    return false;
  };
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (let a = 0; a < found.length; a++) {
      for (let b = a + 1; b < found.length; b++) {
        while (improve(found[a]!, found[b]!)) isBetter = true;
      }
    }
  }
  return found.map(table => table.map(({ member }) => member));
};
