import type { Marked } from '../shared/marked.ts';
import type { Random } from '../shared/random.ts';
import { at, type BySeat, type Seat } from '../shared/seats.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
/** A sun's number: no seat or count is taken for one, nor one for a seat. [C-02] */
export type Sun = Marked<(typeof NUMBERS)[number], 'sun'>;
export const SUNS: readonly Sun[] = NUMBERS;
export const isSun = (sun: unknown): sun is Sun => SUNS.includes(sun as Sun);

/** The suns a player owns, each list ascending: the ones to bid with, and the ones out of use until the next epoch. */
export type Suns = { faceUp: Sun[]; faceDown: Sun[] };

/** Whatever has suns: a player's area, for one. */
export type SunOwner = { readonly suns: Suns };

/** The sun in the centre when the match begins. [C-02] */
export const FIRST_CENTRE: Sun = 1;

/** The groups dealt at random, by the number of players. [C-03, C-06] */
export const SUN_GROUPS: Readonly<Record<number, readonly (readonly Sun[])[]>> = {
  2: [
    [2, 5, 6, 9],
    [3, 4, 7, 8],
  ],
  3: [
    [2, 5, 8, 13],
    [3, 6, 9, 12],
    [4, 7, 10, 11],
  ],
  4: [
    [2, 6, 13],
    [3, 7, 12],
    [4, 8, 11],
    [5, 9, 10],
  ],
  5: [
    [2, 7, 16],
    [3, 8, 15],
    [4, 9, 14],
    [5, 10, 13],
    [6, 11, 12],
  ],
};

/** The groups that so many players are dealt. [C-03] */
export const sunGroups = (players: number): readonly (readonly Sun[])[] => {
  const groups = SUN_GROUPS[players];
  if (groups === undefined) throw new RangeError(`no suns for ${players} players`);
  return groups;
};

/** One group of suns for each seat, all face-up. [C-03] */
export const dealSuns = (players: number, random: Random): BySeat<Suns> => {
  const groups = [...sunGroups(players)];
  return Array.from({ length: players }, () => {
    const [group = []] = groups.splice(random.below(groups.length), 1);
    return { faceUp: [...group], faceDown: [] };
  });
};

export const hasFaceUpSun = ({ faceUp }: Suns): boolean => faceUp.length > 0;

/** The highest sun of a player's own, either way up; 0 when there is none. [E-04, E-07] */
export const highestSun = ({ faceUp, faceDown }: Suns): number => Math.max(0, ...faceUp, ...faceDown);

/** Everything a player owns, either way up, added together. [E-06] */
export const sunTotal = ({ faceUp, faceDown }: Suns): number =>
  faceUp.reduce<number>((a, b) => a + b, 0) + faceDown.reduce<number>((a, b) => a + b, 0);

/** Who begins an epoch: the owner of the highest sun; the centre sun is nobody's. [C-05, E-04] */
export const beginner = (suns: BySeat<Suns>): Seat => {
  const highest = suns.map(highestSun);
  return highest.indexOf(Math.max(...highest));
};

/** The winner pays with a sun, which lies in the centre from now on, and takes the one that lay there face-down. */
export const paySun = (suns: Suns, paid: Sun, centre: Sun): void => {
  const left: Sun[] = [];
  for (const sun of suns.faceUp) if (sun !== paid) left.push(sun);
  suns.faceUp = left;
  insertAscending(suns.faceDown, centre);
};

/** All suns are turned up for the next epoch. [E-03] */
export const turnSunsUp = (suns: Suns): void => {
  for (const sun of suns.faceDown) insertAscending(suns.faceUp, sun);
  suns.faceDown = [];
};

const insertAscending = (suns: Sun[], sun: Sun): void => {
  let place = suns.length;
  for (let below = suns[place - 1]; below !== undefined && below > sun; below = suns[place - 1]) {
    suns[place] = below;
    place -= 1;
  }
  suns[place] = sun;
};

/** What the highest total of suns gains after the last epoch, and the lowest loses. [E-06] */
export const SUN_PRIZE = 5;

/** After the last epoch the highest total gains, the lowest loses, all who tie; nothing when all are equal. [E-06] */
export const scoreSuns = (suns: BySeat<Suns>): BySeat<number> => {
  const totals = suns.map(sunTotal);
  const highest = Math.max(...totals);
  const lowest = Math.min(...totals);
  if (highest === lowest) return totals.map(() => 0);
  return totals.map(total => (total === highest ? SUN_PRIZE : total === lowest ? -SUN_PRIZE : 0));
};

/** Who wins: the most fame, a tie goes to the highest single sun, of which there is one of each. [E-07] */
export const winner = (fame: BySeat<number>, suns: BySeat<Suns>): Seat => {
  const most = Math.max(...fame);
  const claims = fame.map((points, seat) => (points === most ? highestSun(at(suns, seat)) : -1));
  return claims.indexOf(Math.max(...claims));
};
