import type { Random } from '../shared/random.ts';
import type { Seat } from '../shared/seats.ts';
import { shuffle } from '../shared/shuffle.ts';
import type { State, View } from './table.ts';
import { TILES, type TileId } from './tiles.ts';
import { copyTable } from './view.ts';

/** An independent copy of a whole match. */
export const copy = (state: State): State => {
  const { hands, stock, seed } = state.secret;
  return { ...copyTable(state), secret: { hands: hands.map(hand => [...hand]), stock: [...stock], seed } };
};

/** A match that fits what a seat sees: hands that it does not hold, and the stock, are dealt anew. [K-03] */
export const imagine = (view: View, _seat: Seat | null, random: Random): State => {
  const seen = new Set<TileId>(view.hand);
  for (const { tile } of Object.values(view.pyramid)) seen.add(tile);
  const unseen = TILES.map(({ id }) => id).filter(id => !seen.has(id));
  shuffle(unseen, random);
  const hands = view.handSizes.map((size, seat) =>
    seat === view.holder ? [...view.hand] : unseen.splice(0, size),
  );
  return { ...copyTable(view), secret: { hands, stock: unseen, seed: '' } };
};
