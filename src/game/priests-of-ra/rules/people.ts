import type { Counts } from '../../auction/counts.ts';
import { entryAt } from '../../shared/lists.ts';
import type { BySeat } from '../../shared/seats.ts';
import { ANKHS_FOR_TYPES, PEOPLE_FAME, PEOPLE_NEEDED } from '../numbers.ts';
import { count, PEOPLE, type Person } from '../tiles.ts';

/** One type of people: for everybody who has enough of them, with nobody having more. [P-10] */
export const scorePeople = (held: BySeat<number>): BySeat<number> => {
  const most = Math.max(PEOPLE_NEEDED, ...held);
  return held.map(n => (n === most ? PEOPLE_FAME : 0));
};

/** How many of one type each player holds. */
export const peopleOf = (tiles: BySeat<Counts>, person: Person): BySeat<number> =>
  tiles.map(held => count(held, person));

/** Ankhs for people of many types. [P-11] */
export const ankhsGained = (held: Counts): number => {
  const types = PEOPLE.filter(person => count(held, person) > 0).length;
  return entryAt(ANKHS_FOR_TYPES, types);
};
