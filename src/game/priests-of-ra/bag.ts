import type { Random } from '../shared/random.ts';
import { TILE_COUNTS, TILES, type Tile } from './tiles.ts';

/**
 * The bag is a text, one letter a tile, because it is copied and stored with every move: the last letter
 * is drawn next. `a` stands for the first of `TILES`, and so on.
 */
const FIRST_LETTER = 'a'.charCodeAt(0);
const RA = FIRST_LETTER + TILES.indexOf('ra');

const LETTERS = new TextDecoder('latin1');

const FULL_BAG = Uint8Array.from(
  TILES.flatMap((tile, i) => Array.from({ length: TILE_COUNTS[tile] }, () => FIRST_LETTER + i)),
);

/** All 174 tiles, mixed. */
export const mixedBag = (random: Random): string => {
  const letters = FULL_BAG.slice();
  for (let left = letters.length; left > 1; left--) {
    const picked = random.below(left);
    const letter = letters[picked]!;
    letters[picked] = letters[left - 1]!;
    letters[left - 1] = letter;
  }
  return LETTERS.decode(letters);
};

/** The same 174 tiles in an order that brings Ra three times as often as chance would: Ra tracks fill. Testing only. */
export const raHeavyBag = (random: Random): string => {
  const mixed = mixedBag(random);
  const ra = [...mixed].filter(letter => letter.charCodeAt(0) === RA);
  const others = [...mixed].filter(letter => letter.charCodeAt(0) !== RA);
  const drawn: string[] = [];
  while (ra.length + others.length > 0) {
    const fromRa = random.below(3 * ra.length + others.length) < 3 * ra.length;
    drawn.push((fromRa ? ra : others).pop()!);
  }
  return drawn.reverse().join('');
};

/** A bag that gives these tiles in this order. */
export const bagOf = (drawnFirstToLast: readonly Tile[]): string =>
  String.fromCharCode(...drawnFirstToLast.map(tile => FIRST_LETTER + TILES.indexOf(tile)).reverse());

/** The tile on top: the one that is drawn next. */
export const topOf = (bag: string): Tile => {
  const tile = TILES[bag.charCodeAt(bag.length - 1) - FIRST_LETTER];
  if (tile === undefined)
    throw new RangeError('the bag is empty, which no legal match can bring about [E-08]');
  return tile;
};
