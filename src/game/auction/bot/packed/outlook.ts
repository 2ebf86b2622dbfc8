import { LAST_EPOCH } from '../../epochs.ts';
import { tilesOf } from '../chances.ts';
import { shareOfSun } from '../outlook.ts';
import type { AuctionWeights } from '../weights.ts';
import { owned, sunsIn } from './suns.ts';
import { BAG, EPOCH, LIVE, MOST_SEATS, type Packed, PLAYERS, RA_END, RA_LEFT, RA_TRACK } from './table.ts';
import { tilesOn } from './track.ts';

/** `Outlook` of a packed table, in one object that is filled again and again. */
export type PackedOutlook = {
  drawsLeft: number;
  readonly coming: Int32Array;
  perSun: number;
  perEpoch: number;
  epochsAfter: number;
};

export const newOutlook = (): PackedOutlook => ({
  drawsLeft: 0,
  coming: new Int32Array(MOST_SEATS),
  perSun: 0,
  perEpoch: 0,
  epochsAfter: 0,
});

/** What `outlookOf` makes of the table. */
export const lookOut = (s: Packed, weights: AuctionWeights, into: PackedOutlook): PackedOutlook => {
  const players = s[PLAYERS]!;
  let live = 0;
  for (let seat = 0; seat < players; seat++) live += sunsIn(s[LIVE + seat]!);
  into.drawsLeft = drawsLeft(s, s[RA_TRACK]!, weights);
  into.perSun = shareOfSun(tilesOn(s) + into.drawsLeft, live, weights);
  for (let seat = 0; seat < players; seat++) {
    into.coming[seat] = tilesOf(sunsIn(s[LIVE + seat]!) * into.perSun);
  }
  into.perEpoch = Math.round(sunsIn(owned(s, 0)) * weights.tilesPerSun);
  into.epochsAfter = LAST_EPOCH - s[EPOCH]!;
  return into;
};

/** What `drawsBeforeEnd` makes of the table, with so many Ra tiles on the Ra track. */
export const drawsLeft = (s: Packed, raTrack: number, { lastDraws }: AuctionWeights): number => {
  const ra = Math.max(s[BAG] === 0 ? 0 : s[RA_LEFT]! / s[BAG]!, 0.01);
  const mean = ((s[RA_END]! - raTrack) * (1 - ra)) / ra;
  return mean === 0 ? 0 : (mean * mean) / (mean + lastDraws);
};
