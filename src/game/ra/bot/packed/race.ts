import { entry, MOST_COMING } from '../../../auction/bot/chances.ts';
import type { PackedOutlook } from '../../../auction/bot/packed/outlook.ts';
import { MOST_SEATS, type Packed, PLAYERS } from '../../../auction/bot/packed/table.ts';
import type { Hopes } from '../hope.ts';
import type { Mind } from '../mind.ts';
import { heldBy, PHARAOH } from './table.ts';

/** The race of the pharaohs as it stands or would stand: by seat, those held and the tiles to come in this epoch. */
export type Race = { readonly held: Int32Array; readonly coming: Int32Array };
export const newRace = (): Race => ({
  held: new Int32Array(MOST_SEATS),
  coming: new Int32Array(MOST_SEATS),
});

export const raceNow = (s: Packed, { coming }: PackedOutlook, into: Race): void => {
  into.coming.set(coming);
  for (let seat = 0; seat < s[PLAYERS]!; seat++) into.held[seat] = s[heldBy(seat) + PHARAOH]!;
};

/** Races worked out before, by what they hang on: the same few come up again and again while one thinks. */
const NOTED = 1024;
const keys = new Int32Array(NOTED * 3);
const noted = Array.from({ length: NOTED }, () => new Float64Array(MOST_SEATS));
let believed: Mind | null = null;

/** What everybody may expect of the race in this epoch and those to come: not to be changed, and soon to be read. */
export const racesOf = (race: Race, players: number, outlook: PackedOutlook, mind: Mind): Float64Array => {
  if (mind !== believed) {
    believed = mind;
    keys.fill(0);
  }
  let held = players;
  let coming = 0;
  for (let seat = 0; seat < players; seat++) {
    held = (held << 5) | race.held[seat]!;
    coming = (coming << 6) | race.coming[seat]!;
  }
  const rest = 1 + outlook.epochsAfter * 64 + outlook.perEpoch;
  const mixed = Math.imul(held, 0x9e3779b1) ^ Math.imul(coming, 0x85ebca6b) ^ Math.imul(rest, 0xc2b2ae35);
  const place = (mixed ^ (mixed >>> 15)) & (NOTED - 1);
  const fame = noted[place]!;
  if (keys[3 * place] !== held || keys[3 * place + 1] !== coming || keys[3 * place + 2] !== rest) {
    keys[3 * place] = held;
    keys[3 * place + 1] = coming;
    keys[3 * place + 2] = rest;
    fillWorth(race, players, outlook, mind, fame);
  }
  return fame;
};

/** More pharaohs than anybody ever holds or hopes for. */
const MOST_PHARAOHS = 64;
/** The chance that a seat ends an epoch with no more than so many pharaohs, a row of `MOST_PHARAOHS` a seat. */
const upTo = new Float64Array(MOST_SEATS * MOST_PHARAOHS);

const fillWorth = (
  race: Race,
  players: number,
  { epochsAfter, perEpoch }: PackedOutlook,
  { hopes }: Mind,
  fame: Float64Array,
): void => {
  fame.fill(0);
  for (let epoch = 0; epoch <= epochsAfter; epoch++) {
    fillUpTo(race, players, epoch * perEpoch, hopes);
    for (let seat = 0; seat < players; seat++) {
      const arrivals = hopes.pharaohs[tilesBy(race, seat, epoch * perEpoch)]!;
      fame[seat]! += scoreOf(race.held[seat]!, arrivals, players, seat);
    }
  }
};

/** How many tiles come to a seat until an epoch ends that begins so many tiles later. */
const tilesBy = ({ coming }: Race, seat: number, later: number): number =>
  Math.min(MOST_COMING, coming[seat]! + later);

const fillUpTo = (race: Race, players: number, later: number, hopes: Hopes): void => {
  let most = 0;
  for (let seat = 0; seat < players; seat++) {
    most = Math.max(most, race.held[seat]! + hopes.pharaohs[tilesBy(race, seat, later)]!.length);
  }
  for (let seat = 0; seat < players; seat++) {
    const held = race.held[seat]!;
    const atMost = hopes.pharaohsAtMost[tilesBy(race, seat, later)]!;
    const row = seat * MOST_PHARAOHS;
    for (let n = 0; n < most; n++) upTo[row + n] = n < held ? 0 : entry(atMost, n - held);
  }
};

/** What the pharaohs of a seat score on average. @param arrivals chances of so many more of them */
const scoreOf = (held: number, arrivals: readonly number[], players: number, seat: number): number => {
  let fame = 0;
  for (let n = 0; n < arrivals.length; n++) {
    let most = 1;
    let fewest = 1;
    let level = 1;
    for (let rival = 0; rival < players; rival++) {
      if (rival === seat) continue;
      const place = rival * MOST_PHARAOHS + held + n;
      const within = upTo[place]!;
      const below = held + n === 0 ? 0 : upTo[place - 1]!;
      most *= within;
      fewest *= 1 - below;
      level *= within - below;
    }
    fame += arrivals[n]! * (5 * (most - level) - 2 * (fewest - level));
  }
  return fame;
};
