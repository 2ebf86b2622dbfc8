import { BUILDINGS, CHAMBERS, count, countAll, PEOPLE } from '../../../../game/priests-of-ra/tiles.ts';
import type { Laid } from '../../auction/holdings/shelves.tsx';
import { laidOut } from '../view/facts.ts';
import { inSteps, STONES } from '../view/steps.ts';

/** What one shelf beside the pyramid takes, in widths of a tile twice as large as those on two shelves. */
const BESIDE = 5.5;
/** And without a pyramid. */
const WHOLE = 9.6;
/** The list of chambers, in rem. */
const CHAMBER_LIST = 4;

/**
 * How people, buildings, temple and pyramid stand: few of them on one shelf, large, more of them on two; and of how many tiles
 * such a shelf would be as wide as the tray, from which the stylesheet finds the size of a tile. `words` are in rem.
 */
export const shelvesFor = (tiles: readonly number[], ankhs: number): Laid => {
  const some = (n: number, width: number): number => (n > 0 ? width : 0);
  const people = 1.5 * PEOPLE.filter(person => count(tiles, person) > 0).length;
  // A whole building is two tiles under one lintel, a half one beside it a third.
  const buildings = BUILDINGS.map(building => count(tiles, building)).reduce(
    (sum, n) => sum + some(n >> 1, 1.6) + some(n % 2, 1.1),
    0,
  );
  const temple =
    some(count(tiles, 'priest'), 1.2) + some(count(tiles, 'plague'), 1.2) + some(ankhs, 0.4 + 0.6 * ankhs);
  const wide = people + buildings + temple;
  const { steps, spare } = inSteps(laidOut(tiles, STONES));
  const pyramid = some(steps.length, 0.8 + Math.min(steps.length, 3) + 0.95 * new Set(spare).size);
  return {
    shelves: wide > (pyramid > 0 ? BESIDE : WHOLE) ? 2 : 1,
    room: {
      '--wide': wide + 0.8 + pyramid,
      '--steps': steps.length,
      '--row': Math.max(people, buildings, Math.min(people, buildings) + temple),
      // Of two shelves the temple stands on the one that has more room.
      '--areas':
        people > buildings
          ? '"people people pyramid" "buildings temple pyramid"'
          : '"people temple pyramid" "buildings buildings pyramid"',
      '--words': some(countAll(tiles, CHAMBERS), CHAMBER_LIST),
    },
  };
};
