import type { TileId } from '../../../game/kheops/tiles.ts';

/** Where the tiles of a hand lie from left to right; null is a gap. */
export type Slots = readonly (TileId | null)[];

/** A hand after it has changed: what is still held stays where it lay, what is new fills the gaps. */
export const inSlots = (before: Slots, hand: readonly TileId[]): Slots => {
  const fresh = hand.filter(tile => !before.includes(tile));
  const kept = before.map(tile => (tile !== null && hand.includes(tile) ? tile : (fresh.shift() ?? null)));
  return [...kept, ...fresh];
};
