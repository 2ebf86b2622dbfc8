import { SUN_PRIZE } from '../../suns.ts';
import { CENTRE, FAME, LIVE, NOBODY, type Packed, PLAYERS, SPENT } from './table.ts';

/** The number of the highest sun among some, 0 for none. */
export const highestOf = (suns: number): number => 32 - Math.clz32(suns);

/** The number of the lowest, of some that are not none. */
export const lowestOf = (suns: number): number => 32 - Math.clz32(suns & -suns);

/** Only the suns above one. */
export const above = (suns: number, sun: number): number => (suns >>> sun) << sun;

export const bitOf = (sun: number): number => 1 << (sun - 1);

export const sunsIn = (suns: number): number => {
  let n = 0;
  for (let left = suns; left !== 0; left &= left - 1) n += 1;
  return n;
};

/** Their numbers added together. */
export const totalOf = (suns: number): number => {
  let total = 0;
  for (let left = suns; left !== 0; left &= left - 1) total += lowestOf(left);
  return total;
};

/** The winner pays with a sun, which lies in the centre from now on, and takes the one that lay there face-down. */
export const paySun = (s: Packed, seat: number, sun: number): void => {
  s[LIVE + seat]! &= ~bitOf(sun);
  s[SPENT + seat]! |= bitOf(s[CENTRE]!);
  s[CENTRE] = sun;
};

/** All suns are turned up for the next epoch. [E-03] */
export const turnSunsUp = (s: Packed): void => {
  for (let seat = 0; seat < s[PLAYERS]!; seat++) {
    s[LIVE + seat]! |= s[SPENT + seat]!;
    s[SPENT + seat] = 0;
  }
};

/** Who begins an epoch: the owner of the highest sun. [C-05, E-04] */
export const beginner = (s: Packed): number => {
  let owner = 0;
  for (let seat = 1; seat < s[PLAYERS]!; seat++) if (owned(s, seat) > owned(s, owner)) owner = seat;
  return owner;
};

/** All suns of a seat, either way up. Of two seats' the greater number has the highest sun. */
export const owned = (s: Packed, seat: number): number => s[LIVE + seat]! | s[SPENT + seat]!;

/** After the last epoch: +5 for the highest total, −5 for the lowest, nothing when all are equal. [E-06] */
export const addSunFame = (s: Packed, fame: Int32Array): void => {
  const players = s[PLAYERS]!;
  let highest = 0;
  let lowest = Number.MAX_SAFE_INTEGER;
  for (let seat = 0; seat < players; seat++) {
    const total = totalOf(owned(s, seat));
    if (total > highest) highest = total;
    if (total < lowest) lowest = total;
  }
  if (highest === lowest) return;
  for (let seat = 0; seat < players; seat++) {
    const total = totalOf(owned(s, seat));
    if (total === highest) fame[seat]! += SUN_PRIZE;
    else if (total === lowest) fame[seat]! -= SUN_PRIZE;
  }
};

/** Who has won: the most fame, a tie goes to the highest single sun. [E-07] */
export const winnerOf = (s: Packed): number => {
  let winner = NOBODY;
  for (let seat = 0; seat < s[PLAYERS]!; seat++) {
    const lead = winner < 0 ? 1 : s[FAME + seat]! - s[FAME + winner]!;
    if (lead > 0 || (lead === 0 && owned(s, seat) > owned(s, winner))) winner = seat;
  }
  return winner;
};
