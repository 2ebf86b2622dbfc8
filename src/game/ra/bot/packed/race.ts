import { entry, MOST_COMING } from '../../../auction/bot/chances.ts';
import type { Outlook } from '../../../auction/bot/packed/outlook.ts';
import { MOST_SEATS, type Packed, PLAYERS } from '../../../auction/bot/packed/table.ts';
import { PHARAOH_FAME } from '../../numbers.ts';
import type { Hopes } from '../hope.ts';
import type { Mind } from '../mind.ts';
import { heldBy, PHARAOH } from './table.ts';

/** The race of the pharaohs as it stands or would stand: by seat, those held and the tiles to come in this epoch. */
export type Race = { readonly held: Int32Array; readonly coming: Int32Array };
export const newRace = (): Race => ({
  held: new Int32Array(MOST_SEATS),
  coming: new Int32Array(MOST_SEATS),
});

export const raceNow = (s: Packed, { coming }: Outlook, into: Race): void => {
  into.coming.set(coming);
  for (let seat = 0; seat < s[PLAYERS]!; seat++) into.held[seat] = s[heldBy(seat) + PHARAOH]!;
};

const worth = new Float64Array(MOST_SEATS);

/** More pharaohs than anybody ever holds or hopes for. */
const MOST_PHARAOHS = 64;
/** The chance that a seat ends an epoch with no more than so many pharaohs, a row of `MOST_PHARAOHS` a seat. */
const upTo = new Float64Array(MOST_SEATS * MOST_PHARAOHS);

/** What everybody may expect of the race in this epoch and those to come: to be read before it is asked again. */
export const racesOf = (
  race: Race,
  players: number,
  { epochsAfter, perEpoch }: Outlook,
  { hopes }: Mind,
): Float64Array => {
  const fame = worth.fill(0);
  for (let epoch = 0; epoch <= epochsAfter; epoch++) {
    fillUpTo(race, players, epoch * perEpoch, hopes);
    for (let seat = 0; seat < players; seat++) {
      const arrivals = hopes.pharaohs[tilesBy(race, seat, epoch * perEpoch)]!;
      fame[seat]! += scoreOf(race.held[seat]!, arrivals, players, seat);
    }
  }
  return fame;
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
    fame += arrivals[n]! * (PHARAOH_FAME.most * (most - level) + PHARAOH_FAME.fewest * (fewest - level));
  }
  return fame;
};
