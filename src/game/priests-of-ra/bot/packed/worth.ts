import { MOST_COMING, tilesOf } from '../../../auction/bot/chances.ts';
import type { LotGains } from '../../../auction/bot/packed/foresight.ts';
import type { Outlook } from '../../../auction/bot/packed/outlook.ts';
import { sunsIn } from '../../../auction/bot/packed/suns.ts';
import { LIVE, MOST_SEATS, type Packed, PLAYERS, SPACES, TRACK } from '../../../auction/bot/packed/table.ts';
import {
  ANKHS_FOR_TYPES,
  BUILDING_FAME,
  BUILDING_TYPES_FAME,
  PEOPLE_FAME,
  PEOPLE_NEEDED,
  PRIEST_FAME,
} from '../../numbers.ts';
import { MOST_ANKHS } from '../../rules/ankhs.ts';
import type { Hopes } from '../hope.ts';
import type { Mind } from '../mind.ts';
import {
  ANKHS,
  FIRST_BUILDING,
  FIRST_CHAMBER,
  HELD,
  heldBy,
  PEOPLE_COUNT,
  PLAGUE,
  PRIEST,
  PYRAMID,
  SIDE_COUNT,
  TURNABLE_COUNT,
} from './table.ts';

const entry = (row: readonly number[], held: number): number =>
  row[held < row.length ? held : row.length - 1]!;

const [THREE_TYPES, FOUR_TYPES] = [BUILDING_TYPES_FAME[3]!, BUILDING_TYPES_FAME[4]!];
const [THREE_ANKHS, FOUR_ANKHS] = [ANKHS_FOR_TYPES[3]!, ANKHS_FOR_TYPES[4]!];

/**
 * The fame a seat may expect of its tiles until the end of the match, but for the race for the most people: buildings and plagues
 * score in every epoch to come, pyramid, chambers and ankhs once. [P-11 to P-22]
 * @param tiles the seat's begin at `held`
 * @param coming tiles the seat still wins in this epoch
 */
export const estateWorth = (
  tiles: Int32Array,
  held: number,
  ankhs: number,
  coming: number,
  { perEpoch, epochsAfter }: Outlook,
  hopes: Hopes,
): number => {
  let fame = ankhWorth(tiles, held, ankhs, coming, epochsAfter, hopes) + PRIEST_FAME * tiles[held + PRIEST]!;
  const returned = entry(hopes.threePriests[coming]!, tiles[held + PRIEST]!);
  const plagues = tiles[held + PLAGUE]!;
  const fewer = plagues > 1 ? plagues - 1 : 0;
  let toCome = coming;
  for (let epoch = 0; epoch <= epochsAfter; epoch++) {
    fame += buildingsWorth(tiles, held, toCome, hopes);
    const cost = hopes.plagues[toCome]!;
    fame += (1 - returned) * entry(cost, plagues) + returned * entry(cost, fewer);
    if (epoch < epochsAfter) toCome = Math.min(MOST_COMING, toCome + perEpoch);
  }
  let stones = tiles[held + PYRAMID]!;
  const chambers = hopes.chambers[toCome]!;
  for (let side = FIRST_CHAMBER; side < TURNABLE_COUNT; side++) {
    const n = tiles[held + side]!;
    stones += n;
    fame += entry(chambers, n);
  }
  return fame + entry(hopes.pyramid[toCome]!, stones);
};

/** One scoring of buildings. [P-12] */
const buildingsWorth = (tiles: Int32Array, held: number, coming: number, hopes: Hopes): number => {
  const complete = hopes.complete[coming]!;
  const completed = hopes.completed[coming]!;
  const a = tiles[held + FIRST_BUILDING]!;
  const b = tiles[held + FIRST_BUILDING + 1]!;
  const c = tiles[held + FIRST_BUILDING + 2]!;
  const d = tiles[held + FIRST_BUILDING + 3]!;
  return (
    BUILDING_FAME * (entry(complete, a) + entry(complete, b) + entry(complete, c) + entry(complete, d)) +
    threeOrFour(
      entry(completed, a),
      entry(completed, b),
      entry(completed, c),
      entry(completed, d),
      THREE_TYPES,
      FOUR_TYPES,
    )
  );
};

/** Ankhs held and those of the people at this epoch's end, as fame after the last epoch. [P-11, P-22] */
const ankhWorth = (
  tiles: Int32Array,
  held: number,
  ankhs: number,
  coming: number,
  epochsAfter: number,
  hopes: Hopes,
): number => {
  const values = hopes.ankhs[epochsAfter]!;
  const now = values[ankhs]!;
  const some = 1 - hopes.people[coming]![0]!;
  return (
    now +
    threeOrFour(
      tiles[held]! > 0 ? 1 : some,
      tiles[held + 1]! > 0 ? 1 : some,
      tiles[held + 2]! > 0 ? 1 : some,
      tiles[held + 3]! > 0 ? 1 : some,
      values[Math.min(MOST_ANKHS, ankhs + THREE_ANKHS)]! - now,
      values[Math.min(MOST_ANKHS, ankhs + FOUR_ANKHS)]! - now,
    )
  );
};

/** The mean reward for exactly three, or all four, of four things that come true by these chances. */
const threeOrFour = (a: number, b: number, c: number, d: number, three: number, four: number): number => {
  const ab = a * b;
  const cd = c * d;
  return four * ab * cd + three * (ab * (c + d - 2 * cd) + cd * (a + b - 2 * ab));
};

/** The chance that a seat has at least two of a type and nobody has more. [P-10] */
const chanceOfMost = (
  tiles: Packed,
  players: number,
  seat: number,
  side: number,
  coming: Int32Array,
  hopes: Hopes,
): number => {
  const held = tiles[heldBy(seat) + side]!;
  const more = hopes.people[coming[seat]!]!;
  let chance = 0;
  for (let n = held < PEOPLE_NEEDED ? PEOPLE_NEEDED - held : 0; n < more.length; n++) {
    let nobodyHasMore = more[n]!;
    for (let rival = 0; rival < players && nobodyHasMore > 0; rival++) {
      if (rival === seat) continue;
      const room = held + n - tiles[heldBy(rival) + side]!;
      const atMost = hopes.peopleAtMost[coming[rival]!]!;
      if (room < 0) nobodyHasMore = 0;
      else if (room < atMost.length) nobodyHasMore *= atMost[room]!;
    }
    chance += nobodyHasMore;
  }
  return chance;
};

/** Adds to each seat's fame, from a place on, what it may expect of one type of people, times a factor. [P-10] */
export const addPeopleWorth = (
  tiles: Packed,
  players: number,
  side: number,
  coming: Int32Array,
  hopes: Hopes,
  factor: number,
  fame: Float64Array,
  place: number,
): void => {
  for (let seat = 0; seat < players; seat++) {
    fame[place + seat]! += factor * PEOPLE_FAME * chanceOfMost(tiles, players, seat, side, coming, hopes);
  }
};

const comingThen = new Int32Array(MOST_SEATS);
const lot = new Int32Array(SIDE_COUNT);
/** Everybody's tiles, the winner's with the lot. */
const after = new Int32Array(HELD + SIDE_COUNT * MOST_SEATS);

/** Adds what the winner's people in a lot change in everybody's races, from a place on; `lot`, `after` and `comingThen` are set. */
export type PeopleGains = (s: Packed, players: number, hopes: Hopes, worth: LotGains, place: number) => void;

/** Only the types that lie in the lot: the others stay as they are. */
export const gainsOfTypesWon: PeopleGains = (s, players, hopes, worth, place) => {
  for (let side = 0; side < PEOPLE_COUNT; side++) {
    if (lot[side] === 0) continue;
    addPeopleWorth(s, players, side, comingThen, hopes, -1, worth, place);
    addPeopleWorth(after, players, side, comingThen, hopes, 1, worth, place);
  }
};

/** The same, added up type by type before and after: rounding decides between sides that are level, so the order is part of a bot. */
export const gainsOfAllTypes: PeopleGains = (s, players, hopes, worth, place) => {
  for (let side = 0; side < PEOPLE_COUNT; side++)
    addPeopleWorth(s, players, side, comingThen, hopes, -1, worth, place);
  for (let side = 0; side < PEOPLE_COUNT; side++)
    addPeopleWorth(after, players, side, comingThen, hopes, 1, worth, place);
};

/**
 * What the lot on the track would bring everybody, by winner. The winner spends a sun with the lot or without it, so in both cases
 * one sun less brings tiles to it: the sun has a price of its own.
 * @param extra the number of a side that lies there too, −1 for none
 */
export const fillLotWorth = (
  s: Packed,
  extra: number,
  outlook: Outlook,
  { hopes, weights }: Mind,
  worth: LotGains,
  addPeopleGains: PeopleGains = gainsOfTypesWon,
): void => {
  const players = s[PLAYERS]!;
  worth.fill(0);
  lot.fill(0);
  for (let space = 0; space < s[SPACES]!; space++) lot[s[TRACK + space]! - 1]! += 1;
  if (extra >= 0) lot[extra]! += 1;
  else if (s[SPACES] === 0) return;
  after.set(s);
  comingThen.set(outlook.coming);
  for (let winner = 0; winner < players; winner++) {
    const suns = sunsIn(s[LIVE + winner]!);
    if (suns === 0) continue;
    const place = winner * MOST_SEATS;
    const held = heldBy(winner);
    const left = tilesOf((suns - 1) * outlook.perSun);
    comingThen[winner] = left;
    for (let side = 0; side < SIDE_COUNT; side++) after[held + side]! += lot[side]!;
    addPeopleGains(s, players, hopes, worth, place);
    const ankhs = s[ANKHS + winner]!;
    worth[place + winner]! +=
      estateWorth(after, held, ankhs, left, outlook, hopes) -
      estateWorth(s, held, ankhs, left, outlook, hopes) +
      weights.turning * turnsIn(after, held);
    for (let side = 0; side < SIDE_COUNT; side++) after[held + side]! -= lot[side]!;
    comingThen[winner] = outlook.coming[winner]!;
  }
};

/** How many tiles the priests of the lot could turn. [P-02] */
const turnsIn = (tiles: Int32Array, held: number): number => {
  const priests = lot[PRIEST]!;
  if (priests === 0) return 0;
  let turnable = 0;
  for (let side = 0; side < TURNABLE_COUNT; side++) turnable += tiles[held + side]!;
  return Math.min(priests, turnable);
};
