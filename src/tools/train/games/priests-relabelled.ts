import { MOST_SEATS, type Packed, SPACES, TRACK } from '../../../game/auction/bot/packed/table.ts';
import {
  FIRST_BUILDING,
  FIRST_CHAMBER,
  heldBy,
  IN_BAG,
  SIDE_COUNT,
  tileNumber,
} from '../../../game/priests-of-ra/bot/packed/table.ts';
import type { Random } from '../../../game/shared/random.ts';

/** Where four types begin that score alike, two on each of two tiles, and the first of these tiles. [P-10, P-12, P-21] */
const GROUPS = [
  { side: 0, tile: tileNumber('farmer/warrior') },
  { side: FIRST_BUILDING, tile: tileNumber('granary/fortress') },
  { side: FIRST_CHAMBER, tile: tileNumber('chamber-red/chamber-blue') },
] as const;

const places = new Int32Array(SIDE_COUNT);

/**
 * Copies a table at the beginning of a turn on which some types bear each other's names. All that is true of it is true of
 * the other: so a net learns of every type what it sees of one.
 */
export const relabel = (s: Packed, random: Random, into: Packed): void => {
  into.set(s);
  for (let side = 0; side < SIDE_COUNT; side++) places[side] = side;
  for (const { side, tile } of GROUPS) {
    const crossed = random.below(2);
    const turned = [random.below(2), random.below(2)] as const;
    for (let i = 0; i < 4; i++) {
      const pair = i >> 1;
      places[side + i] = side + 2 * (pair ^ crossed) + ((i & 1) ^ turned[pair === 0 ? 0 : 1]);
    }
    into[IN_BAG + tile + crossed] = s[IN_BAG + tile]!;
    into[IN_BAG + tile + 1 - crossed] = s[IN_BAG + tile + 1]!;
  }
  for (let space = 0; space < s[SPACES]!; space++) into[TRACK + space] = places[s[TRACK + space]! - 1]! + 1;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const held = heldBy(seat);
    for (let side = 0; side < SIDE_COUNT; side++) into[held + places[side]!] = s[held + side]!;
  }
};
