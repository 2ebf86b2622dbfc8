import { addSunFame } from '../../../auction/bot/packed/suns.ts';
import { EPOCH, MOST_SEATS, type Packed, PLAYERS } from '../../../auction/bot/packed/table.ts';
import { LAST_EPOCH } from '../../../auction/epochs.ts';
import {
  ANKHS_FOR_TYPES,
  BUILDING_FAME,
  BUILDING_TYPES_FAME,
  PEOPLE_FAME,
  PEOPLE_NEEDED,
  PRIEST_FAME,
  PRIESTS_AGAINST_PLAGUE,
  TILES_A_BUILDING,
} from '../../numbers.ts';
import { MOST_ANKHS, scoreAnkhs } from '../../rules/ankhs.ts';
import { scoreChamberGroup } from '../../rules/chambers.ts';
import { scorePlagues } from '../../rules/plagues.ts';
import { scorePyramid } from '../../rules/pyramid.ts';
import {
  ANKHS,
  FIRST_BUILDING,
  FIRST_CHAMBER,
  heldBy,
  PEOPLE_COUNT,
  PLAGUE,
  PRIEST,
  PYRAMID,
  TURNABLE_COUNT,
} from './table.ts';

/** Ankhs that a seat is given at the end of this epoch. [P-11, P-22] */
export const ankhsGained = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  let types = 0;
  for (let side = 0; side < PEOPLE_COUNT; side++) if (s[held + side]! > 0) types += 1;
  return Math.min(ANKHS_FOR_TYPES[types]!, MOST_ANKHS - s[ANKHS + seat]!);
};

/** Plagues that a seat returns at the end of this epoch. [P-13] */
export const plaguesReturned = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  return s[held + PRIEST]! >= PRIESTS_AGAINST_PLAGUE && s[held + PLAGUE]! > 0 ? 1 : 0;
};

/** What one seat scores by itself in any epoch. [P-12 to P-14] */
const ownFame = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  let complete = 0;
  let kinds = 0;
  for (let side = FIRST_BUILDING; side < FIRST_CHAMBER; side++) {
    const buildings = Math.floor(s[held + side]! / TILES_A_BUILDING);
    complete += buildings;
    if (buildings > 0) kinds += 1;
  }
  return (
    BUILDING_FAME * complete +
    BUILDING_TYPES_FAME[kinds]! +
    PRIEST_FAME * s[held + PRIEST]! +
    scorePlagues(s[held + PLAGUE]! - plaguesReturned(s, seat))
  );
};

/** Pyramid tiles and chambers together. [P-20] */
export const stonesOf = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  let stones = s[held + PYRAMID]!;
  for (let side = FIRST_CHAMBER; side < TURNABLE_COUNT; side++) stones += s[held + side]!;
  return stones;
};

/** What one seat scores after the last epoch, but for suns. [P-20 to P-22] */
const lastFame = (s: Packed, seat: number): number => {
  const held = heldBy(seat);
  let fame = scorePyramid(stonesOf(s, seat)) + scoreAnkhs(s[ANKHS + seat]! + ankhsGained(s, seat));
  for (let side = FIRST_CHAMBER; side < TURNABLE_COUNT; side++) fame += scoreChamberGroup(s[held + side]!);
  return fame;
};

/** Adds what each seat has of one type of people. [P-10] */
const addPeople = (s: Packed, side: number, fame: Int32Array): void => {
  const players = s[PLAYERS]!;
  let most = PEOPLE_NEEDED;
  for (let seat = 0; seat < players; seat++) most = Math.max(most, s[heldBy(seat) + side]!);
  for (let seat = 0; seat < players; seat++) if (s[heldBy(seat) + side] === most) fame[seat]! += PEOPLE_FAME;
};

const net = new Int32Array(MOST_SEATS);

/** What each seat wins or loses were the epoch to end now. The same list every time. [E-05, P-10 to P-22] */
export const epochFame = (s: Packed): Int32Array => {
  const last = s[EPOCH] === LAST_EPOCH;
  for (let seat = 0; seat < s[PLAYERS]!; seat++)
    net[seat] = ownFame(s, seat) + (last ? lastFame(s, seat) : 0);
  for (let side = 0; side < PEOPLE_COUNT; side++) addPeople(s, side, net);
  if (last) addSunFame(s, net);
  return net;
};
