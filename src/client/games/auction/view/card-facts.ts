import type { Remembered } from '../../../../game/auction/table.ts';
import type { AuctionView } from './auction-view.ts';
import { helpsShown } from './facts.ts';

/**
 * How many tiles of a name are left in the bag, as everybody may know who remembers what was drawn; null where the
 * table does not tell, and after the end.
 * @param tiles the game's list of tiles, in the order of the counts
 */
export const leftInBag = <Tile extends string>(
  view: AuctionView & Partial<Remembered>,
  tiles: readonly Tile[],
  tile: Tile,
): number | null =>
  view.inBag === undefined || !helpsShown(view) || view.step.kind === 'over'
    ? null
    : (view.inBag[tiles.indexOf(tile)] ?? 0);
