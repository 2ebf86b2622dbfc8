import { entry } from '../../auction/bot/chances.ts';
import type { Outlook } from '../../auction/bot/outlook.ts';
import type { Counts } from '../../auction/counts.ts';
import { MOST_ANKHS } from '../rules/ankhs.ts';
import type { Area } from '../table.ts';
import { BUILDINGS, CHAMBERS, PEOPLE, SIDES, type Side } from '../tiles.ts';
import type { Hopes } from './hope.ts';

/** Where each kind stands among the counts of an area. */
const placesOf = (sides: readonly Side[]): readonly number[] => sides.map(side => SIDES.indexOf(side));
const PERSON_PLACES = placesOf(PEOPLE);
const BUILDING_PLACES = placesOf(BUILDINGS);
const CHAMBER_PLACES = placesOf(CHAMBERS);
const [PYRAMID, PRIEST, PLAGUE] = placesOf(['pyramid', 'priest', 'plague']) as [number, number, number];

/**
 * The fame one seat may expect of its tiles until the end of the match, but for the race for the most people:
 * buildings and plagues score in every epoch to come, pyramid, chambers and ankhs once. [P-11 to P-22]
 * @param coming tiles the seat still wins in this epoch
 */
export const estateWorth = (
  tiles: Counts,
  ankhs: number,
  coming: number,
  { perEpoch, epochsAfter }: Outlook,
  hopes: Hopes,
): number => {
  let fame = ankhWorth(tiles, ankhs, coming, epochsAfter, hopes) + 2 * tiles[PRIEST]!;
  const returned = entry(hopes.threePriests[coming]!, tiles[PRIEST]!);
  const fewer = Math.max(0, tiles[PLAGUE]! - 1);
  let toCome = coming;
  for (let epoch = 0; epoch <= epochsAfter; epoch++) {
    fame += buildingsWorth(tiles, toCome, hopes);
    const plagues = hopes.plagues[toCome]!;
    fame += (1 - returned) * entry(plagues, tiles[PLAGUE]!) + returned * entry(plagues, fewer);
    if (epoch < epochsAfter) toCome = Math.min(hopes.plagues.length - 1, toCome + perEpoch);
  }
  let stones = tiles[PYRAMID]!;
  for (const place of CHAMBER_PLACES) {
    stones += tiles[place]!;
    fame += entry(hopes.chambers[toCome]!, tiles[place]!);
  }
  return fame + entry(hopes.pyramid[toCome]!, stones);
};

/** One scoring of buildings. [P-12] */
const buildingsWorth = (tiles: Counts, coming: number, hopes: Hopes): number => {
  const complete = hopes.complete[coming]!;
  const completed = hopes.completed[coming]!;
  const [a, b, c, d] = BUILDING_PLACES as [number, number, number, number];
  return (
    2 *
      (entry(complete, tiles[a]!) +
        entry(complete, tiles[b]!) +
        entry(complete, tiles[c]!) +
        entry(complete, tiles[d]!)) +
    threeOrFour(
      entry(completed, tiles[a]!),
      entry(completed, tiles[b]!),
      entry(completed, tiles[c]!),
      entry(completed, tiles[d]!),
      5,
      10,
    )
  );
};

/** Ankhs held and those of the people at this epoch's end, as fame after the last epoch. [P-11, P-22] */
const ankhWorth = (
  tiles: Counts,
  ankhs: number,
  coming: number,
  epochsAfter: number,
  hopes: Hopes,
): number => {
  const values = hopes.ankhs[epochsAfter]!;
  const now = values[ankhs]!;
  const none = hopes.people[coming]![0]!;
  const [a, b, c, d] = PERSON_PLACES as [number, number, number, number];
  return (
    now +
    threeOrFour(
      tiles[a]! > 0 ? 1 : 1 - none,
      tiles[b]! > 0 ? 1 : 1 - none,
      tiles[c]! > 0 ? 1 : 1 - none,
      tiles[d]! > 0 ? 1 : 1 - none,
      values[Math.min(MOST_ANKHS, ankhs + 1)]! - now,
      values[Math.min(MOST_ANKHS, ankhs + 2)]! - now,
    )
  );
};

/** The mean reward for exactly three, or all four, of four things that come true by these chances. */
const threeOrFour = (a: number, b: number, c: number, d: number, three: number, four: number): number => {
  const ab = a * b;
  const cd = c * d;
  return four * ab * cd + three * (ab * (c + d - 2 * cd) + cd * (a + b - 2 * ab));
};

/**
 * Adds to each seat's fame what it may expect of the race for the most people of each type. [P-10]
 * @param coming tiles each seat still wins in this epoch
 */
export const addPeopleWorth = (
  fame: number[],
  holdings: readonly Pick<Area, 'tiles'>[],
  coming: readonly number[],
  hopes: Hopes,
): void => {
  for (const place of PERSON_PLACES) {
    for (let seat = 0; seat < holdings.length; seat++) {
      fame[seat]! += 5 * chanceOfMost(seat, place, holdings, coming, hopes);
    }
  }
};

/** The chance that a seat has at least two of a type and nobody has more. [P-10] */
const chanceOfMost = (
  seat: number,
  place: number,
  holdings: readonly Pick<Area, 'tiles'>[],
  coming: readonly number[],
  hopes: Hopes,
): number => {
  const held = holdings[seat]!.tiles[place]!;
  const more = hopes.people[coming[seat]!]!;
  let chance = 0;
  for (let n = Math.max(0, 2 - held); n < more.length; n++) {
    let nobodyHasMore = more[n]!;
    for (let rival = 0; rival < holdings.length; rival++) {
      if (rival === seat) continue;
      const room = held + n - holdings[rival]!.tiles[place]!;
      const atMost = hopes.peopleAtMost[coming[rival]!]!;
      if (room < 0) nobodyHasMore = 0;
      else if (room < atMost.length) nobodyHasMore *= atMost[room]!;
    }
    chance += nobodyHasMore;
  }
  return chance;
};
