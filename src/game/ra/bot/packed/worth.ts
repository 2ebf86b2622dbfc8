import { MOST_COMING, tilesOf } from '../../../auction/bot/chances.ts';
import type { LotGains } from '../../../auction/bot/packed/foresight.ts';
import type { Outlook } from '../../../auction/bot/packed/outlook.ts';
import { sunsIn } from '../../../auction/bot/packed/suns.ts';
import {
  GAP,
  LIVE,
  MOST_SEATS,
  type Packed,
  PLAYERS,
  SPACES,
  TRACK,
} from '../../../auction/bot/packed/table.ts';
import { DISASTER_TAKES, GOLD_FAME, RIVER_FAME } from '../../numbers.ts';
import type { Mind } from '../mind.ts';
import { newRace, raceNow, racesOf } from './race.ts';
import {
  DROUGHT,
  EARTHQUAKE,
  FIRST_CIVILIZATION,
  FIRST_MONUMENT,
  FLOOD,
  FUNERAL,
  GOD,
  GOLD,
  heldBy,
  isDisaster,
  KIND_COUNT,
  NILE,
  PHARAOH,
  UNREST,
} from './table.ts';

/** What `estateWorth` says of the tiles from a place of a list on, with so many more of them to come in this epoch. */
export const estateWorth = (
  list: Int32Array,
  held: number,
  coming: number,
  { perEpoch, epochsAfter }: Outlook,
  { hopes, weights }: Mind,
): number => {
  let types = 0;
  for (let kind = FIRST_CIVILIZATION; kind < FIRST_MONUMENT; kind++) if (list[held + kind]! > 0) types += 1;
  let fame = weights.god * list[held + GOD]! + GOLD_FAME * list[held + GOLD]!;
  fame += hopes.civilizations[coming]![types]!;
  const floods = list[held + FLOOD]!;
  let niles = list[held + NILE]! + coming * hopes.nilesPerTile;
  const now = floods + coming * hopes.floodsPerTile + (floods > 0 ? 1 : hopes.flood[coming]!) * niles;
  fame += RIVER_FAME * now;
  for (let epoch = 0; epoch < epochsAfter; epoch++) {
    niles += perEpoch * hopes.nilesPerTile;
    const then = perEpoch * hopes.floodsPerTile + hopes.flood[Math.min(MOST_COMING, perEpoch)]! * niles;
    fame += RIVER_FAME * then;
  }
  const toCome = Math.min(MOST_COMING, coming + epochsAfter * perEpoch);
  const sets = hopes.monumentSet[toCome]!;
  let kinds = 0;
  for (let kind = FIRST_MONUMENT; kind < KIND_COUNT; kind++) {
    const n = list[held + kind]!;
    if (n > 0) kinds += 1;
    fame += sets[n]!;
  }
  return fame + hopes.monumentKinds[toCome]![kinds]!;
};

const kept = new Int32Array(KIND_COUNT);

const race = newRace();
/** What the lot on the track would add to a seat's own fame if it won it and paid with a sun. */
export const lotWorth = (s: Packed, seat: number, outlook: Outlook, mind: Mind): number => {
  const suns = sunsIn(s[LIVE + seat]!);
  if (suns === 0 || s[SPACES] === 0) return 0;
  const coming = tilesOf((suns - 1) * outlook.perSun);
  takeLot(s, seat, coming, outlook, mind);
  const held = heldBy(seat);
  const estate = estateWorth(kept, 0, coming, outlook, mind) - estateWorth(s, held, coming, outlook, mind);
  if (kept[PHARAOH] === s[held + PHARAOH]) return estate;
  const players = s[PLAYERS]!;
  raceNow(s, outlook, race);
  race.coming[seat] = coming;
  const before = racesOf(race, players, outlook, mind)[seat]!;
  race.held[seat] = kept[PHARAOH]!;
  return estate + racesOf(race, players, outlook, mind)[seat]! - before;
};

/** What the lot would add to or take from everybody's fame, by who wins it. */
export const lotGains = (s: Packed, outlook: Outlook, mind: Mind, into: LotGains): void => {
  into.fill(0);
  for (let seat = 0; seat < s[PLAYERS]!; seat++) {
    const suns = sunsIn(s[LIVE + seat]!);
    if (suns === 0 || s[SPACES] === 0) continue;
    const coming = tilesOf((suns - 1) * outlook.perSun);
    takeLot(s, seat, coming, outlook, mind);
    addGains(s, seat, coming, outlook, mind, into, MOST_SEATS * seat);
  }
};

/** What one tile would add to or take from everybody's fame if a god took it. */
export const tileGains = (
  s: Packed,
  seat: number,
  tile: number,
  outlook: Outlook,
  mind: Mind,
  into: Float64Array,
): void => {
  const coming = outlook.coming[seat]!;
  const held = heldBy(seat);
  kept.set(s.subarray(held, held + KIND_COUNT));
  if (isDisaster(tile)) strike(tile, coming, outlook, mind);
  else kept[tile - 1]! += 1;
  into.fill(0);
  addGains(s, seat, coming, outlook, mind, into, 0);
};

/** What `kept` instead of what a seat holds adds to everybody's fame. */
const addGains = (
  s: Packed,
  seat: number,
  coming: number,
  outlook: Outlook,
  mind: Mind,
  into: Float64Array,
  at: number,
): void => {
  const players = s[PLAYERS]!;
  const held = heldBy(seat);
  if (kept[PHARAOH] !== s[held + PHARAOH]) {
    raceNow(s, outlook, race);
    race.coming[seat] = coming;
    const before = racesOf(race, players, outlook, mind);
    for (let i = 0; i < players; i++) into[at + i]! -= before[i]!;
    race.held[seat] = kept[PHARAOH]!;
    const after = racesOf(race, players, outlook, mind);
    for (let i = 0; i < players; i++) into[at + i]! += after[i]!;
  }
  into[at + seat]! +=
    estateWorth(kept, 0, coming, outlook, mind) - estateWorth(s, held, coming, outlook, mind);
};

/** Sets `kept` to what a seat holds that has placed the lot and given up to its disasters what is missed least. */
const takeLot = (s: Packed, seat: number, coming: number, outlook: Outlook, mind: Mind): void => {
  const held = heldBy(seat);
  kept.set(s.subarray(held, held + KIND_COUNT));
  for (let space = 0; space < s[SPACES]!; space++) {
    const tile = s[TRACK + space]!;
    if (tile !== GAP && !isDisaster(tile)) kept[tile - 1]! += 1;
  }
  for (let space = 0; space < s[SPACES]!; space++) {
    const tile = s[TRACK + space]!;
    if (isDisaster(tile)) strike(tile, coming, outlook, mind);
  }
};

/** A disaster takes from `kept` what is missed least. */
const strike = (disaster: number, coming: number, outlook: Outlook, mind: Mind): void => {
  for (let n = 0; n < DISASTER_TAKES; n++) {
    const kind = disaster < UNREST ? ordered(disaster) : leastMissedKind(disaster, coming, outlook, mind);
    if (kind < 0) return;
    kept[kind]! -= 1;
  }
};

const ordered = (disaster: number): number => {
  if (disaster === FUNERAL) return kept[PHARAOH]! > 0 ? PHARAOH : -1;
  if (disaster === DROUGHT && kept[FLOOD]! > 0) return FLOOD;
  return kept[NILE]! > 0 ? NILE : -1;
};

const leastMissedKind = (disaster: number, coming: number, outlook: Outlook, mind: Mind): number => {
  const [from, to] =
    disaster === EARTHQUAKE ? [FIRST_MONUMENT, KIND_COUNT] : [FIRST_CIVILIZATION, FIRST_MONUMENT];
  let least = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = from; kind < to; kind++) {
    if (kept[kind] === 0) continue;
    kept[kind]! -= 1;
    const left = estateWorth(kept, 0, coming, outlook, mind);
    kept[kind]! += 1;
    if (left > most) {
      most = left;
      least = kind;
    }
  }
  return least;
};
