import { entry } from '../../auction/bot/chances.ts';
import type { Outlook } from '../../auction/bot/outlook.ts';
import type { Counts } from '../../auction/counts.ts';
import { addAt, entryAt } from '../../shared/lists.ts';
import { at } from '../../shared/seats.ts';
import {
  ANKHS_FOR_TYPES,
  BUILDING_FAME,
  BUILDING_TYPES_FAME,
  PEOPLE_FAME,
  PEOPLE_NEEDED,
  PRIEST_FAME,
} from '../numbers.ts';
import { MOST_ANKHS } from '../rules/ankhs.ts';
import type { Area } from '../table.ts';
import { BUILDINGS, CHAMBERS, PEOPLE, SIDES, type Side } from '../tiles.ts';
import type { Hopes } from './hope.ts';

/** Where each kind stands among the counts of an area. */
const placesOf = <const Sides extends readonly Side[]>(sides: Sides) =>
  sides.map(side => SIDES.indexOf(side)) as { readonly [I in keyof Sides]: number };
const PERSON_PLACES = placesOf(PEOPLE);
const BUILDING_PLACES = placesOf(BUILDINGS);
const CHAMBER_PLACES = placesOf(CHAMBERS);
const [PYRAMID, PRIEST, PLAGUE] = placesOf(['pyramid', 'priest', 'plague']);

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
  let fame = ankhWorth(tiles, ankhs, coming, epochsAfter, hopes) + PRIEST_FAME * entryAt(tiles, PRIEST);
  const returned = entry(entryAt(hopes.threePriests, coming), entryAt(tiles, PRIEST));
  const fewer = Math.max(0, entryAt(tiles, PLAGUE) - 1);
  let toCome = coming;
  for (let epoch = 0; epoch <= epochsAfter; epoch++) {
    fame += buildingsWorth(tiles, toCome, hopes);
    const plagues = entryAt(hopes.plagues, toCome);
    fame += (1 - returned) * entry(plagues, entryAt(tiles, PLAGUE)) + returned * entry(plagues, fewer);
    if (epoch < epochsAfter) toCome = Math.min(hopes.plagues.length - 1, toCome + perEpoch);
  }
  let stones = entryAt(tiles, PYRAMID);
  for (const place of CHAMBER_PLACES) {
    stones += entryAt(tiles, place);
    fame += entry(entryAt(hopes.chambers, toCome), entryAt(tiles, place));
  }
  return fame + entry(entryAt(hopes.pyramid, toCome), stones);
};

/** One scoring of buildings. [P-12] */
const buildingsWorth = (tiles: Counts, coming: number, hopes: Hopes): number => {
  const complete = entryAt(hopes.complete, coming);
  const completed = entryAt(hopes.completed, coming);
  const [a, b, c, d] = BUILDING_PLACES;
  return (
    BUILDING_FAME *
      (entry(complete, entryAt(tiles, a)) +
        entry(complete, entryAt(tiles, b)) +
        entry(complete, entryAt(tiles, c)) +
        entry(complete, entryAt(tiles, d))) +
    threeOrFour(
      entry(completed, entryAt(tiles, a)),
      entry(completed, entryAt(tiles, b)),
      entry(completed, entryAt(tiles, c)),
      entry(completed, entryAt(tiles, d)),
      entryAt(BUILDING_TYPES_FAME, 3),
      entryAt(BUILDING_TYPES_FAME, 4),
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
  const values = entryAt(hopes.ankhs, epochsAfter);
  const now = entryAt(values, ankhs);
  const none = entryAt(entryAt(hopes.people, coming), 0);
  const [a, b, c, d] = PERSON_PLACES;
  return (
    now +
    threeOrFour(
      entryAt(tiles, a) > 0 ? 1 : 1 - none,
      entryAt(tiles, b) > 0 ? 1 : 1 - none,
      entryAt(tiles, c) > 0 ? 1 : 1 - none,
      entryAt(tiles, d) > 0 ? 1 : 1 - none,
      entryAt(values, Math.min(MOST_ANKHS, ankhs + entryAt(ANKHS_FOR_TYPES, 3))) - now,
      entryAt(values, Math.min(MOST_ANKHS, ankhs + entryAt(ANKHS_FOR_TYPES, 4))) - now,
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
      addAt(fame, seat, PEOPLE_FAME * chanceOfMost(seat, place, holdings, coming, hopes));
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
  const held = entryAt(at(holdings, seat).tiles, place);
  const more = entryAt(hopes.people, at(coming, seat));
  let chance = 0;
  for (let n = Math.max(0, PEOPLE_NEEDED - held); n < more.length; n++) {
    let nobodyHasMore = entryAt(more, n);
    for (let rival = 0; rival < holdings.length; rival++) {
      if (rival === seat) continue;
      const room = held + n - entryAt(at(holdings, rival).tiles, place);
      const atMost = entryAt(hopes.peopleAtMost, at(coming, rival));
      if (room < 0) nobodyHasMore = 0;
      else if (room < atMost.length) nobodyHasMore *= entryAt(atMost, room);
    }
    chance += nobodyHasMore;
  }
  return chance;
};
