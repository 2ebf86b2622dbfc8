import { civilizationTypes } from '../../../../game/ra/rules/civilizations.ts';
import { count, MONUMENTS } from '../../../../game/ra/tiles.ts';
import type { Laid } from '../../auction/holdings/shelves.tsx';

/** What one shelf of the rim takes, in widths of a tile almost twice as large as those on two shelves. */
const ROOM = 9.5;
/** A taller tower needs the height of both shelves. */
const TALLEST = 3;
/** A pile with the edges of the tiles under the top one. */
const PILE = 1.28;
/** More types of monuments than these stand in two streets. */
const STREET = 4;

/**
 * How an area's tiles lie: few of them on one shelf, large, more of them on two; and how wide and high all of that is, from
 * which the stylesheet finds the size of a tile. Widths and heights are in tiles, `words` in rem.
 */
export const shelvesFor = (tiles: readonly number[]): Laid => {
  const held = MONUMENTS.map(kind => count(tiles, kind)).filter(n => n > 0);
  const [niles, floods, types] = [count(tiles, 'nile'), count(tiles, 'flood'), civilizationTypes(tiles)];
  const width = (n: number, wide: number): number => (n > 0 ? wide : 0);
  const upper =
    width(count(tiles, 'god'), 1.3) +
    width(count(tiles, 'pharaoh'), 1.3) +
    width(niles + floods, 0.8 + lineOf(niles) + lineOf(floods));
  const lower = 0.3 + width(types, 5.7) + width(count(tiles, 'gold'), 1.5);
  const stair = width(types, PILE + 0.1 * (types - 1));

  const tallest = Math.max(...held, 1);
  const streets = held.length > STREET;
  const tower = 1.1 + (Math.min(tallest, 5) - 1) * (streets ? 0.07 : 0.28);
  const wide = upper + lower + held.length * 1.1;
  const shelves = tallest > TALLEST || wide > ROOM ? 2 : 1;
  const second = Math.max(stair, width(count(tiles, 'gold'), PILE));
  return {
    shelves,
    room:
      shelves === 1
        ? {
            '--wide': wide + 0.3,
            '--tall': Math.max(upper > 0 ? PILE : 0, second, tower),
            '--words': count(tiles, 'pharaoh') > 0 ? 4 : 7,
          }
        : {
            '--wide': Math.max(upper, lower) + Math.min(held.length, STREET),
            '--tall': Math.max(1, (upper > 0 ? PILE : 0) + second),
            '--second': second,
            '--words': 4,
            '--broad': 0.2 + 1.08 * Math.min(held.length, STREET),
            '--high': streets ? 2 * tower + 0.1 : tower,
          },
  };
};

/** How wide tiles lie side by side, each over most of the one before; at most five are drawn. */
const lineOf = (n: number): number => (n === 0 ? 0 : 1 + 0.3 * (Math.min(n, 5) - 1));
