import { entryAt } from '../shared/lists.ts';
import type { BySeat, Seat } from '../shared/seats.ts';
import { ANIMALS, type Display } from './cards.ts';
import type { Award, ScoreItem } from './events.ts';
import {
  ANIMAL_POINTS,
  CHURCH_POINTS,
  COUPLE_POINTS,
  FARM_POINTS,
  KING_POINTS,
  KNIGHT_POINTS,
  MOST_KNIGHTS_POINTS,
} from './numbers.ts';

/** By number of kings. */
export const scoreKings = (kings: number): number =>
  entryAt(KING_POINTS, Math.min(kings, KING_POINTS.length - 1));

const MOST_ANIMALS = ANIMAL_POINTS.length - 1;
/** By number of animals of a kind; another deck may have more of them, of which the nth adds n. */
export const scoreAnimal = (held: number): number => {
  const known = Math.min(held, MOST_ANIMALS);
  return entryAt(ANIMAL_POINTS, known) + (held * (held + 1) - known * (known + 1)) / 2;
};

/** Whoever has the most churches scores, all who tie; where there is none, nobody. */
export const scoreChurches = (churches: number, most: number): number =>
  most > 0 && churches === most ? CHURCH_POINTS : 0;

/** Points cards are worth their number. */
export const scorePoints = (display: Readonly<Display>): number =>
  2 * display['points-2'] + 3 * display['points-3'] + 4 * display['points-4'];

/** Whoever has the most knights has more for each, all who tie. */
export const scoreKnights = (knights: number, most: number): number =>
  (knights === most ? MOST_KNIGHTS_POINTS : KNIGHT_POINTS) * knights;

/** Each kind of animal by itself. */
export const scoreAnimals = (display: Readonly<Display>): number => {
  let points = 0;
  for (const animal of ANIMALS) points += scoreAnimal(display[animal]);
  return points;
};

/** A farmer with a farmwife, in a farmhouse or not; whatever is single is worth nothing. */
export const scoreFarms = (display: Readonly<Display>): number => {
  const couples = Math.min(display.farmer, display.farmwife);
  const farms = Math.min(couples, display.farmhouse);
  return COUPLE_POINTS * (couples - farms) + FARM_POINTS * farms;
};

/** What every display is worth in a scoring; items worth nothing are left out. */
export const scoreDisplays = (displays: BySeat<Readonly<Display>>): BySeat<readonly Award[]> => {
  let [churches, knights] = [0, 0];
  for (const display of displays) {
    churches = Math.max(churches, display.church);
    knights = Math.max(knights, display.knight);
  }
  return displays.map(display => {
    const items: Award[] = [];
    const award = (what: ScoreItem, points: number) => {
      if (points > 0) items.push({ for: what, points });
    };
    award('kings', scoreKings(display.king));
    award('churches', scoreChurches(display.church, churches));
    award('points', scorePoints(display));
    award('knights', scoreKnights(display.knight, knights));
    award('animals', scoreAnimals(display));
    award('farms', scoreFarms(display));
    return items;
  });
};

export const sumOf = (items: readonly Award[]): number => items.reduce((sum, { points }) => sum + points, 0);

/** Most points win; whoever ties shares the win. */
export const winnersOf = (totals: BySeat<number>): Seat[] => {
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
};
