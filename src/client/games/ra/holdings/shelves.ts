import { civilizationTypes } from '../../../../game/ra/rules/civilizations.ts';
import { count, MONUMENTS } from '../../../../game/ra/tiles.ts';

/** What one shelf of the rim takes, in widths of a tile twice as large as those on two shelves. */
const ROOM = 8.6;
/** A taller tower needs the height of both shelves. */
const TALLEST = 3;

/** On how many shelves an area's tiles lie: few of them on one, large, more of them on two. */
export const shelvesFor = (tiles: readonly number[]): 1 | 2 => {
  const held = MONUMENTS.map(kind => count(tiles, kind)).filter(n => n > 0);
  if (held.some(n => n > TALLEST)) return 2;
  const [niles, floods] = [count(tiles, 'nile'), count(tiles, 'flood')];
  const widths = [
    count(tiles, 'god') > 0 ? 1.3 : 0,
    // With the faces of who leads and who comes last.
    count(tiles, 'pharaoh') > 0 ? 2 : 1.2,
    niles + floods > 0 ? 0.7 + lineOf(niles) + lineOf(floods) : 0,
    // A stair, or the words that there is none.
    civilizationTypes(tiles) > 0 ? 6 : 2,
    count(tiles, 'gold') > 0 ? 1.3 : 0,
    held.length * 1.1,
  ];
  return widths.reduce((sum, width) => sum + width, 0) > ROOM ? 2 : 1;
};

/** How wide tiles lie side by side, each over most of the one before; at most five are drawn. */
const lineOf = (n: number): number => (n === 0 ? 0 : 1 + 0.3 * (Math.min(n, 5) - 1));
