import type { Remembered } from '../../../../game/auction/table.ts';
import { AUCTION_TRACK, lotOn } from '../../../../game/auction/tracks.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { Thinking } from '../../thinking/thinking.ts';
import type { AuctionView } from '../view/auction-view.ts';
import { helpsShown } from '../view/facts.ts';
import { futuresOf, type Sides } from './futures.ts';
import { paidBy } from './spend.ts';

/** What a game must tell for its lots to be thought through to the end of the epoch. */
export type Prospecting<View extends AuctionView, Lying extends string> = {
  /** The kinds of the bag, in the order in which they are counted. */
  readonly bag: readonly Sides<Lying>[];
  /** Tiles that nobody would want, which no hope is built on. */
  readonly isHarm: (tile: Lying) => boolean;
  /** A copy of the table on which a seat has won tiles, and what strikes with them has struck. */
  readonly won: (view: View, seat: Seat, lot: readonly Lying[]) => View;
  /** The sum of a seat's sheet if epoch and match were scored as things lie. */
  readonly total: (view: View, seat: Seat) => number;
};

/**
 * What some tiles would bring by the end of the epoch, with what then counts for the end of the match. `likely` is the
 * mean over many ends of the epoch (`futuresOf`). `best` is as much as is found when of all that is left in the bag
 * just those tiles come that make the most of them, as many as the seat’s other suns can win, and to nobody else any; or
 * the best of those ends, where what the others win does more for it.
 */
export type Prospects = { readonly likely: number; readonly best: number };

/**
 * What a game’s lots are thought through with: both figures, to be thought out, for the lot on the track, which is paid
 * for, or for other tiles; null where the table does not say what is left in the bag, or helps nobody, or all is over.
 */
export const prospectsIn =
  <View extends AuctionView, Lying extends string>(game: Prospecting<View, Lying>) =>
  (view: View, seat: Seat, tiles: readonly string[] | null): Thinking<Prospects> | null => {
    const { inBag } = view as Partial<Remembered>;
    if (inBag === undefined || !helpsShown(view) || view.step.kind === 'over') return null;
    const lot: readonly string[] = tiles ?? lotOn(view.track);
    const after = game.won(tiles === null ? paidBy(view, seat) : view, seat, lot as readonly Lying[]);
    return bothOf(game, view, seat, after, tiles === null ? inBag : bagWithout(tiles, view, inBag, game.bag));
  };

/** What is left in the bag without some tiles: one that does not lie on the track could only come from there. */
const bagWithout = (
  tiles: readonly string[],
  { track }: AuctionView,
  inBag: readonly number[],
  bag: readonly Sides<string>[],
): readonly number[] => {
  const lying = [...lotOn(track)] as string[];
  const left = [...inBag];
  for (const tile of tiles) {
    if (lying.includes(tile)) lying.splice(lying.indexOf(tile), 1);
    else {
      const kind = bag.findIndex((sides, kind) => sides.includes(tile) && at(left, kind) > 0);
      if (kind >= 0) left[kind] = at(left, kind) - 1;
    }
  }
  return left;
};

function* bothOf<View extends AuctionView, Lying extends string>(
  ...asked: [Prospecting<View, Lying>, View, Seat, View, readonly number[]]
): Thinking<Prospects> {
  const { likely, most } = yield* likelyOf(...asked);
  return { likely, best: Math.max(most, yield* bestOf(...asked)) };
}

function* likelyOf<View extends AuctionView, Lying extends string>(
  { bag, won, total }: Prospecting<View, Lying>,
  view: View,
  seat: Seat,
  after: View,
  inBag: readonly number[],
): Thinking<{ readonly likely: number; readonly most: number }> {
  let sum = 0;
  let most = -Infinity;
  let throws = 0;
  for (const future of futuresOf(view, inBag, bag, seat)) {
    let others = view;
    future.forEach((tiles, other) => {
      if (other !== seat && tiles.length > 0) others = won(others, other, tiles);
    });
    const own = at(future, seat);
    // What the others win is the same, whoever has the lot.
    const areas = others.areas.map((area, other) => (other === seat ? at(after.areas, seat) : area));
    const gain = total(won({ ...others, areas }, seat, own), seat) - total(won(others, seat, own), seat);
    sum += gain;
    most = Math.max(most, gain);
    throws++;
    yield;
  }
  return { likely: Math.round(sum / throws), most };
}

/** So many alike are tried at once: a set or a race may need several before it is worth anything. */
const ALIKE = 4;

/** The most that is found by adding, as long as it helps, the tiles that help most: one, or where none does several alike. */
function* bestOf<View extends AuctionView, Lying extends string>(
  { bag, isHarm, won, total }: Prospecting<View, Lying>,
  view: View,
  seat: Seat,
  after: View,
  inBag: readonly number[],
): Thinking<number> {
  let room = AUCTION_TRACK * Math.max(0, at(view.areas, seat).suns.faceUp.length - 1);
  const left = [...inBag];
  let now = { without: view, having: after, gain: total(after, seat) - total(view, seat) };
  for (let n = 1; n <= Math.min(ALIKE, room); ) {
    let next: (typeof now & { readonly kind: number }) | null = null;
    for (const [kind, sides] of bag.entries()) {
      if (n > (left[kind] ?? 0)) continue;
      for (const side of sides) {
        if (isHarm(side)) continue;
        const more = Array.from({ length: n }, () => side);
        const without = won(now.without, seat, more);
        const having = won(now.having, seat, more);
        const gain = total(having, seat) - total(without, seat);
        if (gain > (next ?? now).gain) next = { without, having, gain, kind };
        yield;
      }
    }
    if (next === null) {
      n++;
      continue;
    }
    left[next.kind] = (left[next.kind] ?? 0) - n;
    room -= n;
    now = next;
    n = 1;
  }
  return now.gain;
}
