import { AUCTION_TRACK, raTrackLength } from '../../../../game/auction/tracks.ts';
import { entryAt } from '../../../../game/shared/lists.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { BySeat, Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from '../view/auction-view.ts';

/** A tile of the bag by the sides on which it may lie; none for Ra, which lies before nobody. */
export type Sides<Lying extends string> = readonly Lying[];

/** How often the rest of the epoch is thought through. */
export const THROWS = 64;

/**
 * What each seat may still win in the epoch, many times over: tiles are drawn from what is left in the bag until the
 * Ra track is full, each lies on any of its sides, and any face-up sun is as likely to win it, eight tiles at most for
 * each sun. Always the same for the same table, so that figures do not flicker. [T-03, T-04, C-01, E-02]
 * @param inBag how many tiles of each kind are left in the bag
 * @param bag the kinds of the bag, in that order
 * @param spends the seat that has spent one more sun, for the lot that is on the track
 */
export function* futuresOf<Lying extends string>(
  { raTrack, areas }: AuctionView,
  inBag: readonly number[],
  bag: readonly Sides<Lying>[],
  spends: Seat,
): Generator<BySeat<readonly Lying[]>> {
  const suns = areas.flatMap(({ suns: { faceUp } }, seat) =>
    Array.from({ length: Math.max(0, faceUp.length - (seat === spends ? 1 : 0)) }, () => seat),
  );
  if (suns.length === 0) {
    yield areas.map(() => []);
    return;
  }
  const spaces = raTrackLength(areas.length) - raTrack;
  for (let nth = 0; nth < THROWS; nth++) {
    const random = quickRandom(`likely ${nth}`);
    const left = [...inBag];
    let tiles = left.reduce((a, b) => a + b, 0);
    const won = suns.map((): Lying[] => []);
    for (let free = spaces; free > 0 && tiles > 0; tiles--) {
      let place = random.below(tiles);
      let kind = 0;
      for (let n = entryAt(left, 0); place >= n; n = entryAt(left, kind)) {
        place -= n;
        kind++;
      }
      left[kind] = entryAt(left, kind) - 1;
      const sides = entryAt(bag, kind);
      const lot = entryAt(won, random.below(suns.length));
      const side = sides[random.below(Math.max(1, sides.length))];
      if (side === undefined) free--;
      else if (lot.length < AUCTION_TRACK) lot.push(side);
    }
    yield areas.map((_area, seat) => won.flatMap((lot, i) => (suns[i] === seat ? lot : [])));
  }
}
