import { entry, MOST_COMING } from '../../auction/bot/chances.ts';
import type { Outlook } from '../../auction/bot/outlook.ts';
import { addAt, entryAt } from '../../shared/lists.ts';
import { at } from '../../shared/seats.ts';
import { GOLD_FAME, PHARAOH_FAME, RIVER_FAME } from '../numbers.ts';
import { civilizationTypes } from '../rules/civilizations.ts';
import { monumentTypes } from '../rules/monuments.ts';
import { count, MONUMENTS } from '../tiles.ts';
import type { Hopes } from './hope.ts';
import type { Mind } from './mind.ts';

/**
 * The fame one seat may expect of its tiles until the end of the match, but for the race of the pharaohs:
 * the river in every epoch to come, civilizations in this one, monuments at the end.
 * @param coming tiles the seat still wins in this epoch
 */
export const estateWorth = (
  tiles: readonly number[],
  coming: number,
  { perEpoch, epochsAfter }: Outlook,
  { hopes, weights }: Mind,
): number => {
  let fame = weights.god * count(tiles, 'god') + GOLD_FAME * count(tiles, 'gold');
  fame += entry(entryAt(hopes.civilizations, coming), civilizationTypes(tiles));
  fame += riverWorth(tiles, coming, perEpoch, epochsAfter, hopes);
  const toCome = Math.min(MOST_COMING, coming + epochsAfter * perEpoch);
  fame += entry(entryAt(hopes.monumentKinds, toCome), monumentTypes(tiles));
  const sets = entryAt(hopes.monumentSet, toCome);
  for (const monument of MONUMENTS) fame += entry(sets, count(tiles, monument));
  return fame;
};

/** Floods score once and bring the Niles to score; Niles stay, and wait for a flood in each epoch. */
const riverWorth = (
  tiles: readonly number[],
  coming: number,
  perEpoch: number,
  epochsAfter: number,
  hopes: Hopes,
): number => {
  const floods = count(tiles, 'flood');
  let niles = count(tiles, 'nile') + coming * hopes.nilesPerTile;
  let fame = floods + coming * hopes.floodsPerTile + (floods > 0 ? 1 : entryAt(hopes.flood, coming)) * niles;
  for (let epoch = 0; epoch < epochsAfter; epoch++) {
    niles += perEpoch * hopes.nilesPerTile;
    fame += perEpoch * hopes.floodsPerTile + entryAt(hopes.flood, Math.min(MOST_COMING, perEpoch)) * niles;
  }
  return RIVER_FAME * fame;
};

/**
 * Adds to each seat's fame what it may expect of the race of the pharaohs, in this epoch and those to come.
 * @param pharaohs by seat
 * @param coming tiles each seat still wins in this epoch
 */
export const addPharaohsWorth = (
  fame: number[],
  pharaohs: readonly number[],
  coming: readonly number[],
  { perEpoch, epochsAfter }: Outlook,
  hopes: Hopes,
): void => {
  for (let epoch = 0; epoch <= epochsAfter; epoch++) {
    const toCome = coming.map(tiles => Math.min(MOST_COMING, tiles + epoch * perEpoch));
    for (let seat = 0; seat < pharaohs.length; seat++) {
      addAt(fame, seat, raceOf(seat, pharaohs, toCome, hopes));
    }
  }
};

/** One race: a gain if nobody has more, a loss if nobody has fewer, nothing where both are so. */
const raceOf = (
  seat: number,
  pharaohs: readonly number[],
  toCome: readonly number[],
  hopes: Hopes,
): number => {
  const own = at(pharaohs, seat);
  const arrivals = entryAt(hopes.pharaohs, at(toCome, seat));
  let fame = 0;
  for (let n = 0; n < arrivals.length; n++) {
    let most = 1;
    let fewest = 1;
    let level = 1;
    for (let rival = 0; rival < pharaohs.length; rival++) {
      if (rival === seat) continue;
      const room = own + n - at(pharaohs, rival);
      const atMost = entryAt(hopes.pharaohsAtMost, at(toCome, rival));
      const upTo = room < 0 ? 0 : entry(atMost, room);
      const below = room < 1 ? 0 : entry(atMost, room - 1);
      most *= upTo;
      fewest *= 1 - below;
      level *= upTo - below;
    }
    fame +=
      entryAt(arrivals, n) * (PHARAOH_FAME.most * (most - level) + PHARAOH_FAME.fewest * (fewest - level));
  }
  return fame;
};
