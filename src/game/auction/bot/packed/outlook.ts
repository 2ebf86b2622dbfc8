import { LAST_EPOCH } from '../../epochs.ts';
import { tilesOf } from '../chances.ts';
import { shareOfSun } from '../outlook.ts';
import type { AuctionWeights } from '../weights.ts';
import { owned, sunsIn } from './suns.ts';
import { BAG, EPOCH, LIVE, MOST_SEATS, type Packed, PLAYERS, RA_END, RA_LEFT, RA_TRACK } from './table.ts';
import { tilesOn } from './track.ts';

/** How much of the epoch and of the match is still to come, as far as anybody can tell: one object, filled again and again. */
export type Outlook = {
  /** Tiles that will still be drawn onto the auction track before the Ra track fills. */
  drawsLeft: number;
  /** Tiles each seat may still win in this epoch, a whole number. */
  readonly coming: Int32Array;
  /** Tiles one sun may win in this epoch. */
  perSun: number;
  /** Tiles a seat wins in each later epoch, a whole number. */
  perEpoch: number;
  /** Epochs after this one. */
  epochsAfter: number;
};

export const newOutlook = (): Outlook => ({
  drawsLeft: 0,
  coming: new Int32Array(MOST_SEATS),
  perSun: 0,
  perEpoch: 0,
  epochsAfter: 0,
});

export const lookOut = (s: Packed, weights: AuctionWeights, into: Outlook): Outlook => {
  const players = s[PLAYERS]!;
  let live = 0;
  for (let seat = 0; seat < players; seat++) live += sunsIn(s[LIVE + seat]!);
  into.drawsLeft = drawsLeft(s, s[RA_TRACK]!, weights);
  into.perSun = shareOfSun(tilesOn(s) + into.drawsLeft, live, weights);
  for (let seat = 0; seat < players; seat++) {
    into.coming[seat] = tilesOf(sunsIn(s[LIVE + seat]!) * into.perSun);
  }
  // All own as many suns: what is paid is taken from the centre.
  into.perEpoch = Math.round(sunsIn(owned(s, 0)) * weights.tilesPerSun);
  into.epochsAfter = LAST_EPOCH - s[EPOCH]!;
  return into;
};

/**
 * Tiles other than Ra that come before the last space of the Ra track is filled, as many as one may build on: the fewer they are
 * on average, the less, as the end may come with every draw. [E-02]
 * @param raTrack how many Ra tiles lie on the Ra track by then
 */
export const drawsLeft = (s: Packed, raTrack: number, { lastDraws }: AuctionWeights): number => {
  const ra = Math.max(s[BAG] === 0 ? 0 : s[RA_LEFT]! / s[BAG]!, 0.01);
  const mean = ((s[RA_END]! - raTrack) * (1 - ra)) / ra;
  return mean === 0 ? 0 : (mean * mean) / (mean + lastDraws);
};
