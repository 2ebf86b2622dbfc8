import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import { above, lowestOf, owned, sunsIn, totalOf } from '../../../auction/bot/packed/suns.ts';
import { fillSunsWorth } from '../../../auction/bot/packed/suns-worth.ts';
import {
  ACTOR,
  BAG,
  CENTRE,
  EPOCH,
  FAME,
  GAP,
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
import { isFull, tilesOn } from '../../../auction/bot/packed/track.ts';
import { LAST_EPOCH } from '../../../auction/epochs.ts';
import { AUCTION_TRACK } from '../../../auction/tracks.ts';
import type { Layout } from '../../../shared/nets/features.ts';
import { TILE_COUNTS, TILES } from '../../tiles.ts';
import { mindOf } from '../mind.ts';
import { WEIGHTS } from '../weights.ts';
import { newRace, raceNow, racesOf } from './race.ts';
import { civilizationTypes, ownFame } from './score.ts';
import {
  FIRST_CIVILIZATION,
  FIRST_DISASTER,
  FIRST_MONUMENT,
  FLOOD,
  GOD,
  GOLD,
  heldBy,
  IN_BAG,
  KIND_COUNT,
  NILE,
  PHARAOH,
  TILE_COUNT,
} from './table.ts';
import { estateWorth, lotWorth } from './worth.ts';

const mind = mindOf(WEIGHTS);

/** Groups of tiles that a lot or the bag holds: each of the first five kinds, civilizations, monuments, each disaster. */
const GROUPS = 11;
const GROUP_OF = Int32Array.from({ length: TILE_COUNT }, (_, tile) => {
  if (tile >= FIRST_DISASTER) return 7 + tile - FIRST_DISASTER;
  const kind = tile - 1;
  if (kind >= FIRST_MONUMENT) return 6;
  return kind >= FIRST_CIVILIZATION ? 5 : kind;
});
/** How many of each group there are in the game. */
const GROUP_SIZE = new Int32Array(GROUPS);
for (const [tile, name] of TILES.entries())
  if (name !== 'ra') GROUP_SIZE[GROUP_OF[tile]!]! += TILE_COUNTS[name];
/** Suns of one seat that are told one by one: two and three players begin with four. [C-03] */
const SUNS_TOLD = 4;

export const LAYOUT: Layout = { ofTable: 10 + 2 * GROUPS, ofSeat: 43 };

const outlook = newOutlook();
const race = newRace();
const newNumbers = () => new Float64Array(MOST_SEATS);
const [suns, races, estates, lots, hoped] = [
  newNumbers(),
  newNumbers(),
  newNumbers(),
  newNumbers(),
  newNumbers(),
];
const groups = new Int32Array(GROUPS);

/**
 * Tells a table at the beginning of a turn to a net: what lies there, what is left in the bag, and what `steady` makes
 * of it. @param into filled with the numbers of `LAYOUT`, the seat that looks first
 */
export const fillFeatures = (s: Packed, looking: number, into: Float32Array): void => {
  const players = s[PLAYERS]!;
  lookOut(s, mind.weights, outlook);
  const lying = tilesOn(s);
  const tiles = lying * mind.weights.lyingTile + outlook.drawsLeft;
  fillSunsWorth(s, NOBODY, 0, s[CENTRE]!, tiles, mind.weights, suns, 0);
  raceNow(s, outlook, race);
  races.set(racesOf(race, players, outlook, mind));
  for (let seat = 0; seat < players; seat++) {
    const coming = outlook.coming[seat]!;
    estates[seat] = estateWorth(s, heldBy(seat), coming, outlook, mind);
    lots[seat] = lotWorth(s, seat, outlook, mind);
    hoped[seat] = s[FAME + seat]! + suns[seat]! + races[seat]! + estates[seat]!;
  }
  const place = fillTable(s, lying, into);
  for (let i = 0; i < players; i++) {
    const seat = looking + i < players ? looking + i : looking + i - players;
    fillSeat(s, seat, into, place + i * LAYOUT.ofSeat);
  }
};

const fillTable = (s: Packed, lying: number, into: Float32Array): number => {
  for (let epoch = 1; epoch <= LAST_EPOCH; epoch++) into[epoch - 1] = s[EPOCH] === epoch ? 1 : 0;
  const left = s[RA_END]! - s[RA_TRACK]!;
  into[3] = left / 10;
  into[4] = left === 1 ? 1 : 0;
  into[5] = s[RA_LEFT]! / s[BAG]!;
  into[6] = lying / AUCTION_TRACK;
  into[7] = isFull(s) ? 1 : 0;
  into[8] = s[CENTRE]! / 16;
  into[9] = outlook.drawsLeft / 40;
  groups.fill(0);
  for (let space = 0; space < s[SPACES]!; space++) {
    const tile = s[TRACK + space]!;
    if (tile !== GAP) groups[GROUP_OF[tile]!]! += 1;
  }
  for (let group = 0; group < GROUPS; group++) into[10 + group] = groups[group]! / 2;
  groups.fill(0);
  for (let tile = 1; tile < TILE_COUNT; tile++) groups[GROUP_OF[tile]!]! += s[IN_BAG + tile]!;
  for (let group = 0; group < GROUPS; group++) {
    into[10 + GROUPS + group] = groups[group]! / GROUP_SIZE[group]! - 0.5;
  }
  return LAYOUT.ofTable;
};

const fillSeat = (s: Packed, seat: number, into: Float32Array, from: number): void => {
  const players = s[PLAYERS]!;
  const held = heldBy(seat);
  const pharaohs = s[held + PHARAOH]!;
  const total = totalOf(owned(s, seat));
  let live = 0;
  let mostFame = -99;
  let mostHoped = -999;
  let mostPharaohs = 0;
  let fewestPharaohs = 99;
  let mostSuns = 0;
  let fewestSuns = 99;
  let [allFame, allHoped, allSuns, allRaces, allEstates] = [0, 0, 0, 0, 0];
  for (let other = 0; other < players; other++) {
    live |= s[LIVE + other]!;
    if (other === seat) continue;
    const fame = s[FAME + other]!;
    const theirs = s[heldBy(other) + PHARAOH]!;
    const theirSuns = totalOf(owned(s, other));
    mostFame = Math.max(mostFame, fame);
    mostHoped = Math.max(mostHoped, hoped[other]!);
    mostPharaohs = Math.max(mostPharaohs, theirs);
    fewestPharaohs = Math.min(fewestPharaohs, theirs);
    mostSuns = Math.max(mostSuns, theirSuns);
    fewestSuns = Math.min(fewestSuns, theirSuns);
    allFame += fame;
    allHoped += hoped[other]!;
    allSuns += suns[other]!;
    allRaces += races[other]!;
    allEstates += estates[other]!;
  }
  const rivals = players - 1;
  let p = from;
  into[p++] = s[ACTOR] === seat ? 1 : 0;
  // How long it waits for its turn.
  into[p++] = ((seat - s[ACTOR]! + players) % players) / rivals;
  into[p++] = s[FAME + seat]! / 40;
  into[p++] = (s[FAME + seat]! - allFame / rivals) / 20;
  into[p++] = (s[FAME + seat]! - mostFame) / 20;
  // Suns, the highest first.
  let own = s[LIVE + seat]!;
  const count = sunsIn(own);
  const all = sunsIn(live);
  p += 2 * SUNS_TOLD;
  for (let n = 0; n < SUNS_TOLD; n++) into[p - 1 - 2 * n] = into[p - 2 - 2 * n] = 0;
  for (let n = SUNS_TOLD - count; own !== 0; own &= own - 1, n++) {
    const sun = lowestOf(own);
    into[p - 2 - 2 * n] = sun / 16;
    into[p - 1 - 2 * n] = 1 - sunsIn(above(live, sun)) / all;
  }
  into[p++] = count / 4;
  into[p++] = count === 0 ? 1 : 0;
  into[p++] = count === all ? 1 : 0;
  into[p++] = total / 30;
  into[p++] = clipped((total - mostSuns) / 5);
  into[p++] = clipped((total - fewestSuns) / 5);
  // Tiles.
  into[p++] = s[held + GOD]! / 2;
  into[p++] = pharaohs / 5;
  into[p++] = clipped((pharaohs - mostPharaohs) / 3);
  into[p++] = clipped((pharaohs - fewestPharaohs) / 3);
  into[p++] = s[held + NILE]! / 6;
  into[p++] = s[held + FLOOD]! / 2;
  into[p++] = s[held + FLOOD]! > 0 ? 1 : 0;
  into[p++] = s[held + GOLD]! / 2;
  const civilizations = civilizationTypes(s, seat);
  into[p++] = civilizations / 4;
  into[p++] = civilizations === 0 ? 1 : 0;
  into[p++] = civilizations >= 3 ? 1 : 0;
  let [types, pairs, sets] = [0, 0, 0];
  for (let kind = FIRST_MONUMENT; kind < KIND_COUNT; kind++) {
    const n = s[held + kind]!;
    if (n > 0) types += 1;
    if (n === 2) pairs += 1;
    if (n > 2) sets += n - 2;
  }
  into[p++] = types / 5;
  into[p++] = types >= 6 ? types - 5 : 0;
  into[p++] = pairs / 2;
  into[p++] = sets / 2;
  into[p++] = ownFame(s, seat) / 15;
  // What steady makes of it.
  into[p++] = (races[seat]! - allRaces / rivals) / 10;
  into[p++] = (suns[seat]! - allSuns / rivals) / 10;
  into[p++] = (estates[seat]! - allEstates / rivals) / 20;
  into[p++] = (hoped[seat]! - allHoped / rivals) / 20;
  into[p++] = clipped((hoped[seat]! - mostHoped) / 20);
  into[p++] = hoped[seat]! / 60 - 1;
  into[p++] = lots[seat]! / 15;
  into[p++] = (lots[seat]! - mostLots(players, seat)) / 15;
  if (p - from !== LAYOUT.ofSeat) throw new RangeError(`${p - from} numbers of a seat`);
};

const mostLots = (players: number, seat: number): number => {
  let most = -99;
  for (let other = 0; other < players; other++) if (other !== seat) most = Math.max(most, lots[other]!);
  return most;
};

const clipped = (value: number): number => Math.max(-1.5, Math.min(1.5, value));
