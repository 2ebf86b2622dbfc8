import { noGains } from '../../../auction/bot/packed/foresight.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import { above, bitOf, highestOf, owned, sunsIn, totalOf } from '../../../auction/bot/packed/suns.ts';
import { fillSunsWorth } from '../../../auction/bot/packed/suns-worth.ts';
import {
  ACTOR,
  BAG,
  CENTRE,
  EPOCH,
  FAME,
  LIVE,
  MOST_SEATS,
  NOBODY,
  type Packed,
  PLAYERS,
  RA_END,
  RA_LEFT,
  RA_TRACK,
  SPACES,
  TRACK,
} from '../../../auction/bot/packed/table.ts';
import { LAST_EPOCH } from '../../../auction/epochs.ts';
import { AUCTION_TRACK } from '../../../auction/tracks.ts';
import type { Layout } from '../../../shared/nets/features.ts';
import { PRIESTS_AGAINST_PLAGUE } from '../../numbers.ts';
import { MOST_ANKHS } from '../../rules/ankhs.ts';
import { scorePlagues } from '../../rules/plagues.ts';
import { stonesFor } from '../../rules/pyramid.ts';
import { TILE_COUNTS, TILES } from '../../tiles.ts';
import { mindOf } from '../mind.ts';
import { WEIGHTS } from '../weights.ts';
import { stonesOf } from './score.ts';
import {
  ANKHS,
  FIRST_BUILDING,
  FIRST_CHAMBER,
  heldBy,
  IN_BAG,
  PEOPLE_COUNT,
  PLAGUE,
  PRIEST,
  PYRAMID,
  SIDE_COUNT,
  TILE_COUNT,
  TURNABLE_COUNT,
} from './table.ts';
import { addPeopleWorth, estateWorth, fillLotWorth } from './worth.ts';

/** Suns of one seat that are told one by one: two and three players begin with four. [C-03] */
const SUNS_TOLD = 4;
/** How much is written further down: of the table, and of a seat. */
const OF_TABLE = 3 + 4 + SIDE_COUNT + TILE_COUNT;
const OF_SUNS = 2 * SUNS_TOLD + 6;
const OF_TILES = 4 * PEOPLE_COUNT + 1 + 14 + 12 + 5 + 5;
const OF_SEAT = 2 + 3 + OF_SUNS + OF_TILES + MOST_ANKHS + 7;

export const LAYOUT: Layout = { ofTable: OF_TABLE, ofSeat: OF_SEAT };

const IN_FULL_BAG = TILES.map(tile => TILE_COUNTS[tile]);
const mind = mindOf(WEIGHTS);
const outlook = newOutlook();
const worth = noGains();
const people = new Float64Array(MOST_SEATS);
const suns = new Float64Array(MOST_SEATS);
const estate = new Float64Array(MOST_SEATS);
const hoped = new Float64Array(MOST_SEATS);
const fame = new Float64Array(MOST_SEATS);
const totals = new Float64Array(MOST_SEATS);

/** Where the next number goes. One position is told at a time. */
let into = new Float32Array(0) as Float32Array;
let place = 0;
const write = (value: number): void => {
  into[place] = value;
  place += 1;
};
const mark = (isSo: boolean): void => write(isSo ? 1 : 0);

/**
 * Tells a net the position at the beginning of a turn: what lies on the table, what everybody may remember of the bag,
 * and what `steady` makes of it. @param looking the seat that comes first @param numbers filled with those of `LAYOUT`
 */
export const fillFeatures = (s: Packed, looking: number, numbers: Float32Array): void => {
  const players = s[PLAYERS]!;
  into = numbers;
  place = 0;
  consider(s, players);
  tellTable(s);
  let live = 0;
  for (let seat = 0; seat < players; seat++) live |= s[LIVE + seat]!;
  for (let i = 0; i < players; i++) {
    const seat = (looking + i) % players;
    mark(s[ACTOR] === seat);
    write(((seat - s[ACTOR]! + players) % players) / (players - 1));
    write(fame[seat]! / 40);
    write(overRivals(fame, seat, players) / 20);
    write(Math.min(1, fame[seat]! / 10));
    tellSuns(s, seat, live);
    tellTiles(s, seat, players);
    for (let n = 1; n <= MOST_ANKHS; n++) mark(s[ANKHS + seat] === n);
    write(overRivals(people, seat, players) / 10);
    write(overRivals(suns, seat, players) / 20);
    write(overRivals(estate, seat, players) / 20);
    write(overRivals(hoped, seat, players) / 20);
    write((hoped[seat]! - mostOfRivals(hoped, seat, players)) / 20);
    const own = worth[seat * MOST_SEATS + seat]!;
    write(own / 15);
    let others = 0;
    for (let other = 0; other < players; other++) others += worth[seat * MOST_SEATS + other]!;
    write((others - own) / 5);
  }
};

/** What `steady` makes of the position: the worth of suns, tiles and the lot to everybody. */
const consider = (s: Packed, players: number): void => {
  lookOut(s, WEIGHTS, outlook);
  fillLotWorth(s, -1, outlook, mind, worth);
  people.fill(0);
  for (let side = 0; side < PEOPLE_COUNT; side++) {
    addPeopleWorth(s, players, side, outlook.coming, mind.hopes, 1, people, 0);
  }
  const tiles = outlook.drawsLeft + WEIGHTS.lyingTile * s[SPACES]!;
  fillSunsWorth(s, NOBODY, 0, s[CENTRE]!, tiles, WEIGHTS, suns, 0);
  for (let seat = 0; seat < players; seat++) {
    fame[seat] = s[FAME + seat]!;
    totals[seat] = totalOf(owned(s, seat));
    estate[seat] = estateWorth(s, heldBy(seat), s[ANKHS + seat]!, outlook.coming[seat]!, outlook, mind.hopes);
    hoped[seat] = fame[seat]! + people[seat]! + suns[seat]! + estate[seat]!;
  }
};

const lying = new Int32Array(SIDE_COUNT + 1);

const tellTable = (s: Packed): void => {
  for (let epoch = 1; epoch <= LAST_EPOCH; epoch++) mark(s[EPOCH] === epoch);
  write((s[RA_END]! - s[RA_TRACK]!) / 10);
  write(s[RA_LEFT]! / s[BAG]!);
  write(s[SPACES]! / AUCTION_TRACK);
  write(s[CENTRE]! / 16);
  lying.fill(0);
  for (let space = 0; space < s[SPACES]!; space++) lying[s[TRACK + space]!]! += 1;
  for (let side = 1; side <= SIDE_COUNT; side++) write(lying[side]! / 2);
  for (let tile = 0; tile < TILE_COUNT; tile++) write(s[IN_BAG + tile]! / IN_FULL_BAG[tile]! - 0.5);
};

/** @param live all face-up suns of the table */
const tellSuns = (s: Packed, seat: number, live: number): void => {
  const players = s[PLAYERS]!;
  const own = s[LIVE + seat]!;
  const count = sunsIn(live);
  let left = own;
  for (let n = 0; n < SUNS_TOLD; n++) {
    const sun = highestOf(left);
    write(sun / 16);
    write(sun === 0 ? 0 : 1 - sunsIn(above(live, sun)) / count);
    if (sun !== 0) left &= ~bitOf(sun);
  }
  write(sunsIn(own) / 4);
  mark(own === 0);
  mark(own === live);
  write(totals[seat]! / 30);
  write(overRivals(totals, seat, players) / 20);
  let higher = 0;
  let lower = 0;
  for (let other = 0; other < players; other++) {
    if (totals[other]! > totals[seat]!) higher += 1;
    if (totals[other]! < totals[seat]!) lower += 1;
  }
  write(higher === 0 ? 1 : lower === 0 ? -1 : 0);
};

const tellTiles = (s: Packed, seat: number, players: number): void => {
  const held = heldBy(seat);
  let types = 0;
  for (let side = 0; side < PEOPLE_COUNT; side++) {
    const n = s[held + side]!;
    if (n > 0) types += 1;
    write(n / 4);
    mark(n > 0);
    mark(n > 1);
    write(leadOf(s, seat, side, players) / 2);
  }
  write(types / 4);
  let complete = 0;
  for (let side = FIRST_BUILDING; side < FIRST_CHAMBER; side++) {
    const n = s[held + side]!;
    if (n > 1) complete += 1;
    write(n / 4);
    mark(n > 1);
    mark(n % 2 === 1);
  }
  mark(complete === 3);
  mark(complete === 4);
  for (let side = FIRST_CHAMBER; side < TURNABLE_COUNT; side++) {
    const n = s[held + side]!;
    write(n / 3);
    mark(n >= 3);
    mark(n >= 4);
  }
  const stones = stonesOf(s, seat);
  write(stones / 8);
  for (let steps = 2; steps <= 4; steps++) mark(stones >= stonesFor(steps));
  write(s[held + PYRAMID]! / 4);
  const plagues = s[held + PLAGUE]!;
  write(s[held + PRIEST]! / 3);
  mark(s[held + PRIEST]! >= PRIESTS_AGAINST_PLAGUE);
  write(plagues / 4);
  write(scorePlagues(plagues) / 10);
  write((scorePlagues(plagues) - scorePlagues(Math.max(0, plagues - 1))) / 5);
};

/** By how much a seat has more than its rivals have on average. */
const overRivals = (all: Float64Array, seat: number, players: number): number => {
  let others = 0;
  for (let other = 0; other < players; other++) if (other !== seat) others += all[other]!;
  return all[seat]! - others / (players - 1);
};

const mostOfRivals = (all: Float64Array, seat: number, players: number): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < players; other++) if (other !== seat && all[other]! > most) most = all[other]!;
  return most;
};

/** How many more of a type of people a seat has than any rival: from −2 to 2. [P-10] */
const leadOf = (s: Packed, seat: number, side: number, players: number): number => {
  let most = 0;
  for (let other = 0; other < players; other++) {
    if (other !== seat) most = Math.max(most, s[heldBy(other) + side]!);
  }
  return Math.max(-2, Math.min(2, s[heldBy(seat) + side]! - most));
};
