import { BUILDINGS, CHAMBERS, count, PEOPLE } from '../../../../game/priests-of-ra/tiles.ts';
import type { Laid } from '../../auction/holdings/shelves.tsx';

/** What one shelf beside the pyramid takes, in widths of a tile twice as large as those on two shelves. */
const BESIDE = 5.5;
/** And without a pyramid. */
const WHOLE = 9.6;

/**
 * How people, buildings and temple lie: few of them on one shelf, large, more of them on two; and of how many tiles such a
 * shelf would be as wide as the tray, from which the stylesheet finds the size of a tile.
 */
export const shelvesFor = (tiles: readonly number[], ankhs: number): Laid => {
  const some = (n: number, width: number): number => (n > 0 ? width : 0);
  const people = PEOPLE.filter(person => count(tiles, person) > 0).length;
  const widths = [
    some(people, people * 1.5),
    // A whole building is two tiles under one lintel, a half one beside it a third.
    ...BUILDINGS.map(building => count(tiles, building)).map(n => some(n >> 1, 1.6) + some(n % 2, 1.1)),
    some(count(tiles, 'priest'), 1.2) + some(count(tiles, 'plague'), 1.2),
    some(ankhs, 0.4 + 0.6 * ankhs),
  ];
  const wide = widths.reduce((sum, width) => sum + width, 0);
  const stones = [...CHAMBERS, 'pyramid' as const].some(side => count(tiles, side) > 0);
  return {
    shelves: wide > (stones ? BESIDE : WHOLE) ? 2 : 1,
    room: { '--wide': stones ? (wide + 1) / 0.56 : wide + 0.8 },
  };
};
