import { at } from '../../shared/seats.ts';
import { LAST_EPOCH } from '../epochs.ts';
import type { AuctionArea, AuctionTable } from '../table.ts';
import { raChance, raTrackLength, tilesOn } from '../tracks.ts';
import { tilesOf } from './chances.ts';
import type { AuctionWeights } from './weights.ts';

/** The middle of the table of either game. */
export type AnyTable = AuctionTable<string | null, AuctionArea>;

/** How much of the epoch and of the match is still to come, as far as anybody can tell. */
export type Outlook = {
  /** Tiles that will still be drawn onto the auction track before the Ra track fills. */
  readonly drawsLeft: number;
  /** Tiles each seat may still win in this epoch, a whole number. */
  readonly coming: readonly number[];
  /** Tiles one sun may win in this epoch. */
  readonly perSun: number;
  /** Tiles a seat wins in each later epoch, a whole number. */
  readonly perEpoch: number;
  /** Epochs after this one. */
  readonly epochsAfter: number;
};

export const outlookOf = (table: AnyTable, weights: AuctionWeights): Outlook => {
  const { areas } = table;
  const drawsLeft = drawsBeforeEnd(table, table.raTrack, weights);
  const live = areas.reduce((n, { suns }) => n + suns.faceUp.length, 0);
  const perSun = shareOfSun(tilesOn(table.track) + drawsLeft, live, weights);
  // All own as many suns: what is paid is taken from the centre.
  const { faceUp, faceDown } = at(areas, 0).suns;
  const owned = faceUp.length + faceDown.length;
  return {
    drawsLeft,
    coming: areas.map(({ suns }) => tilesOf(suns.faceUp.length * perSun)),
    perSun,
    perEpoch: Math.round(owned * weights.tilesPerSun),
    epochsAfter: LAST_EPOCH - table.epoch,
  };
};

/**
 * Tiles other than Ra that come before the last space of the Ra track is filled, as many as one may build
 * on: the fewer they are on average, the less, as the end may come with every draw. [E-02]
 */
export const drawsBeforeEnd = (table: AnyTable, raTrack: number, { lastDraws }: AuctionWeights): number => {
  const ra = Math.max(raChance(table), 0.01);
  const mean = ((raTrackLength(table.areas.length) - raTrack) * (1 - ra)) / ra;
  return mean === 0 ? 0 : (mean * mean) / (mean + lastDraws);
};

/** The tiles one of so many live suns may hope for; many tiles for few suns are cut short by full tracks. [C-01] */
export const shareOfSun = (tiles: number, live: number, { mostPerSun }: AuctionWeights): number => {
  if (live === 0) return 0;
  const share = tiles / live;
  return (mostPerSun * share) / (mostPerSun + share);
};
