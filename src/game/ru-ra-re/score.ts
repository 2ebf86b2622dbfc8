import { entryAt } from '../shared/lists.ts';
import type { BySeat, Seat } from '../shared/seats.ts';
import { ANIMALS, type Display } from './cards.ts';
import type { Award, ScoreItem } from './events.ts';

const KINGS = [0, 0, 1, 4, 9, 16, 25, 36] as const;
/** By number of kings; more than seven are worth no more. */
export const scoreKings = (kings: number): number => entryAt(KINGS, Math.min(kings, KINGS.length - 1));

/** Whoever has the most churches has 10, all who tie; where there is none, nobody. */
export const scoreChurches = (churches: number, most: number): number =>
  most > 0 && churches === most ? 10 : 0;

/** Points cards are worth their number. */
export const scorePoints = (display: Readonly<Display>): number =>
  2 * display['points-2'] + 3 * display['points-3'] + 4 * display['points-4'];

/** Whoever has the most knights has 2 for each, all who tie; the others 1 for each. */
export const scoreKnights = (knights: number, most: number): number =>
  knights === most ? 2 * knights : knights;

/** Each kind of animal by itself: 1, 3, 6, 10, 15. */
export const scoreAnimals = (display: Readonly<Display>): number => {
  let points = 0;
  for (const animal of ANIMALS) {
    const n = display[animal];
    points += (n * (n + 1)) / 2;
  }
  return points;
};

/** A farmer with a farmwife 7, in a farmhouse 14; whatever is single nothing. */
export const scoreFarms = (display: Readonly<Display>): number => {
  const couples = Math.min(display.farmer, display.farmwife);
  return 7 * couples + 7 * Math.min(couples, display.farmhouse);
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
