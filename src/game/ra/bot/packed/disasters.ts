import type { Packed } from '../../../auction/bot/packed/table.ts';
import { DISASTER_TAKES } from '../../numbers.ts';
import {
  DROUGHT,
  FIRST_CIVILIZATION,
  FIRST_MONUMENT,
  FLOOD,
  FUNERAL,
  heldBy,
  KIND_COUNT,
  NILE,
  PENDING,
  PENDING_TILES,
  PHARAOH,
  UNREST,
} from './table.ts';

/** The kinds that unrest or an earthquake strikes: from the first up to, not with, the second number. */
export const firstStruck = (disaster: number): number =>
  disaster === UNREST ? FIRST_CIVILIZATION : FIRST_MONUMENT;
export const endStruck = (disaster: number): number => (disaster === UNREST ? FIRST_MONUMENT : KIND_COUNT);

/** Does its owner choose what a disaster takes, with `PENDING` to strike after it? */
export const leavesChoice = (s: Packed, disaster: number, seat: number): boolean => {
  if (disaster < UNREST) return false;
  let alike = 1;
  for (let i = 0; i < s[PENDING]!; i++) if (s[PENDING_TILES + i] === disaster) alike += 1;
  const held = heldBy(seat);
  let types = 0;
  let tiles = 0;
  for (let kind = firstStruck(disaster); kind < endStruck(disaster); kind++) {
    const n = s[held + kind]!;
    if (n > 0) types += 1;
    tiles += n;
  }
  return types > 1 && tiles > DISASTER_TAKES * alike;
};

/** A disaster takes what it takes where nothing is to be chosen. */
export const takeStruck = (s: Packed, disaster: number, seat: number): void => {
  const held = heldBy(seat);
  if (disaster === FUNERAL) {
    lose(s, held + PHARAOH, DISASTER_TAKES);
  } else if (disaster === DROUGHT) {
    lose(s, held + NILE, DISASTER_TAKES - lose(s, held + FLOOD, DISASTER_TAKES));
  } else {
    let left = DISASTER_TAKES;
    for (let kind = firstStruck(disaster); kind < endStruck(disaster); kind++)
      left -= lose(s, held + kind, left);
  }
};

/** Takes so many of a kind, or as many as there are. Returns how many. */
const lose = (s: Packed, place: number, most: number): number => {
  const taken = Math.min(most, s[place]!);
  s[place]! -= taken;
  return taken;
};
