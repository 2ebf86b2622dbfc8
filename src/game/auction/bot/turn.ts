import { at, type Seat } from '../../shared/seats.ts';
import { openAuction } from '../auction.ts';
import { AUCTION_TRACK, raChance, raTrackLength, tilesOn } from '../tracks.ts';
import { nextToAct } from '../turns.ts';
import { byLikelihood, foresee } from './auction-tree.ts';
import { type Call, type LotWorth, lyingTiles, stayJoy, treeOf } from './foresight.ts';
import { type AnyTable, drawsBeforeEnd, type Outlook, outlookOf } from './outlook.ts';
import type { Utility } from './utility.ts';
import type { AuctionWeights } from './weights.ts';

/** What the actions of a turn promise everybody. */
export type Prospects = {
  readonly invoking: Utility;
  readonly drawing: Utility;
  /** The turn passes on with the track as it lies. */
  readonly waiting: Utility;
};

/** Thinks the actions of a turn through. `worth` is what the lot on the track brings, by winner. [T-01] */
export const prospectsOf = (
  table: AnyTable,
  seat: Seat,
  worth: LotWorth,
  weights: AuctionWeights,
): Prospects => {
  const outlook = outlookOf(table, weights);
  const hear: Hear = (caller, cause, more = {}) => {
    const { toSpeak } = openAuction(cause, caller, table.areas);
    const call: Call = { cause, toSpeak, best: null, raTrack: table.raTrack, more: 0, ...more };
    return foresee(treeOf(table, call, worth, outlook, weights), 0, null);
  };
  const ra = raChance(table);
  const afterRaTile = afterRa(table, seat, hear, outlook, weights);
  const afterOther = afterTiles(table, seat, 1, hear, outlook, weights);
  return {
    invoking: hear(seat, tilesOn(table.track) === AUCTION_TRACK ? 'full-track' : 'voluntary'),
    drawing: afterRaTile.map((utility, other) => ra * utility + (1 - ra) * at(afterOther, other)),
    waiting: afterTiles(table, seat, 0, hear, outlook, weights),
  };
};

type Hear = (caller: Seat, cause: Call['cause'], more?: Partial<Call>) => Utility;

/** A Ra tile is drawn: an auction in which one may pass, or the end of all suns not yet spent. [T-03, E-02] */
const afterRa = (
  table: AnyTable,
  seat: Seat,
  hear: Hear,
  outlook: Outlook,
  weights: AuctionWeights,
): Utility => {
  const raTrack = table.raTrack + 1;
  if (raTrack === raTrackLength(table.areas.length)) return stayJoy(table, 0, outlook, weights);
  return hear(seat, 'ra-tile', { raTrack });
};

/** So many other tiles are drawn: the next player calls for the better lot, or lets it grow. */
const afterTiles = (
  table: AnyTable,
  seat: Seat,
  drawn: number,
  hear: Hear,
  outlook: Outlook,
  weights: AuctionWeights,
): Utility => {
  const next = nextToAct(seat, table.areas) ?? seat;
  const more = { more: drawn * weights.tileFame };
  if (tilesOn(table.track) + drawn >= AUCTION_TRACK) return hear(next, 'full-track', more);
  const called = hear(next, 'voluntary', more);
  const draws = drawsBeforeEnd(table, table.raTrack, weights);
  const grown = stayJoy(table, lyingTiles(table, weights) + draws, outlook, weights);
  if (next === seat) return at(called, seat) > at(grown, seat) ? called : grown;
  return byLikelihood([called, grown], next, weights.doubt);
};
