import { assertDefined } from '../shared/assert.ts';
import type { Random } from '../shared/random.ts';
import type { Seat } from '../shared/seats.ts';
import { shuffle } from '../shared/shuffle.ts';
import { copyTable } from './copy.ts';
import type { State, View } from './table.ts';
import { TILES, type TileId } from './tiles.ts';

/** A match whose hidden part is made up: nobody who thinks about it learns anything of the real one. */
export type Imagined = State;

/**
 * A whole match as it may be, for all that a view shows of it: the hand of its holder as it is, the other hand and
 * the stock filled at random with tiles that are not in sight. A spectator knows neither hand. The history tells no
 * more than that: what was laid lies there. [K-03]
 */
export const imagine = (view: View, _seat: Seat | null, random: Random): Imagined => {
  const seen = new Set<TileId>(view.hand);
  for (const { tile } of Object.values(view.pyramid)) seen.add(tile);
  const unseen = shuffle(
    TILES.map(({ id }) => id).filter(id => !seen.has(id)),
    random,
  );
  const draw = (tiles: number): TileId[] =>
    Array.from({ length: tiles }, () =>
      assertDefined(unseen.pop(), 'hands and stock hold no more than is not in sight'),
    );
  const hands = view.handSizes.map((size, seat) => (seat === view.holder ? [...view.hand] : draw(size)));
  return { ...copyTable(view), secret: { hands, stock: draw(view.stock), seed: 'imagined' } };
};
