import type { Counts } from '../../auction/counts.ts';
import type { BySeat } from '../../shared/seats.ts';
import { count, PEOPLE, type Person } from '../tiles.ts';

/** One type of people: 5 for everybody who has at least two and of whom nobody has more. [P-10] */
export const scorePeople = (held: BySeat<number>): BySeat<number> => {
  const most = Math.max(2, ...held);
  return held.map(n => (n === most ? 5 : 0));
};

/** How many of one type each player holds. */
export const peopleOf = (tiles: BySeat<Counts>, person: Person): BySeat<number> =>
  tiles.map(held => count(held, person));

/** Ankhs for people of many types: 2 for all four, 1 for exactly three. [P-11] */
export const ankhsGained = (held: Counts): number => {
  const types = PEOPLE.filter(person => count(held, person) > 0).length;
  return Math.max(0, types - 2);
};
