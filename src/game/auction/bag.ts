import { assertDefined } from '../shared/assert.ts';
import { addAt } from '../shared/lists.ts';
import type { Random } from '../shared/random.ts';
import { shuffle } from '../shared/shuffle.ts';
import type { Counts } from './counts.ts';

/**
 * A bag is a text, one letter a tile, because it is copied and stored with every move: the last letter
 * is drawn next. `a` stands for the first kind of the game's list, and so on.
 */
export type Bagging<Tile extends string> = {
  /** All tiles, mixed. */
  readonly mixedBag: (random: Random) => string;
  /** The same tiles in an order that brings Ra three times as often as chance would: Ra tracks fill. Testing only. */
  readonly raHeavyBag: (random: Random) => string;
  /** How many of each kind a bag holds, in the order of the game's list. */
  readonly countIn: (bag: string) => Counts;
  /** A bag that holds so many of each kind, mixed. */
  readonly bagWith: (counts: readonly number[], random: Random) => string;
  /** A bag that gives these tiles in this order. */
  readonly bagOf: (drawnFirstToLast: readonly Tile[]) => string;
  /** The tile on top: the one that is drawn next. */
  readonly topOf: (bag: string) => Tile;
};

const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = new TextDecoder('latin1');

export const baggingOf = <Tile extends string>(
  tiles: readonly Tile[],
  counts: Readonly<Record<Tile, number>>,
): Bagging<Tile> => {
  const letterOf = (tile: Tile): number => FIRST_LETTER + tiles.indexOf(tile);
  const ra = FIRST_LETTER + (tiles as readonly string[]).indexOf('ra');
  const full = Uint8Array.from(
    tiles.flatMap(tile => Array.from({ length: counts[tile] }, () => letterOf(tile))),
  );

  const mixedBag = (random: Random): string => LETTERS.decode(shuffle(full.slice(), random));

  return {
    mixedBag,
    raHeavyBag: random => {
      const mixed = mixedBag(random);
      const raTiles = [...mixed].filter(letter => letter.charCodeAt(0) === ra);
      const others = [...mixed].filter(letter => letter.charCodeAt(0) !== ra);
      const drawn: string[] = [];
      while (raTiles.length + others.length > 0) {
        const fromRa = random.below(3 * raTiles.length + others.length) < 3 * raTiles.length;
        drawn.push(
          assertDefined(
            (fromRa ? raTiles : others).pop(),
            'a kind is picked only while tiles of it are left',
          ),
        );
      }
      return drawn.reverse().join('');
    },
    countIn: bag => {
      const counts: Counts = tiles.map(() => 0);
      for (let i = 0; i < bag.length; i++) addAt(counts, bag.charCodeAt(i) - FIRST_LETTER, 1);
      return counts;
    },
    bagWith: (counts, random) => {
      const letters = counts.flatMap((count, tile) => Array<number>(count).fill(FIRST_LETTER + tile));
      return String.fromCharCode(...shuffle(letters, random));
    },
    bagOf: drawn => String.fromCharCode(...drawn.map(letterOf).reverse()),
    topOf: bag => {
      const tile = tiles[bag.charCodeAt(bag.length - 1) - FIRST_LETTER];
      if (tile === undefined)
        throw new RangeError('the bag is empty, which no legal match can bring about [E-08]');
      return tile;
    },
  };
};
