import { at, type BySeat, leftOf, type Seat } from '../shared/seats.ts';
import { beginAuction } from './auction.ts';
import type { Bagging } from './bag.ts';
import type { AuctionEvent } from './events.ts';
import { hasFaceUpSun, type SunOwner } from './suns.ts';
import type { AuctionArea, AuctionState, AuctionStep } from './table.ts';
import { raTrackLength } from './tracks.ts';

/** Whose turn comes after a seat's: the next one clockwise with a face-up sun; null when nobody has one. [T-01, T-06, E-01] */
export const nextToAct = (after: Seat, owners: BySeat<SunOwner>): Seat | null => {
  let seat = leftOf(after, owners.length);
  for (let i = 0; i < owners.length; i++) {
    if (hasFaceUpSun(at(owners, seat).suns)) return seat;
    seat = leftOf(seat, owners.length);
  }
  return null;
};

/** The turn of `after` is settled: the next one with a face-up sun acts. False when there is none, which ends the epoch. [A-08, E-01] */
export const passTurn = (state: AuctionState<string | null, AuctionArea>, after: Seat): boolean => {
  const player = nextToAct(after, state.areas);
  if (player === null) return false;
  const step: AuctionStep = { kind: 'turn', player };
  state.step = step;
  return true;
};

/** A tile leaves the bag. [T-03, T-04] */
export const drawTile = <Drawn extends string, Lying extends string>(
  state: AuctionState<Lying | null, AuctionArea>,
  player: Seat,
  topOf: Bagging<Drawn>['topOf'],
  events: { push(event: AuctionEvent<Drawn, Lying>): unknown },
): Drawn => {
  const { secret } = state;
  const tile = topOf(secret.bag);
  secret.bag = secret.bag.slice(0, -1);
  state.bag = secret.bag.length;
  events.push({ type: 'draw', player, tile });
  return tile;
};

/**
 * A drawn Ra tile goes on the Ra track and begins an auction, or fills the track. [T-03, E-02]
 * @returns true when it fills the track: then the epoch ends, without an auction
 */
export const fillsRaTrack = (
  state: AuctionState<string | null, AuctionArea>,
  player: Seat,
  events: { push(event: AuctionEvent<never, never>): unknown },
): boolean => {
  state.raTrack += 1;
  state.raLeft -= 1;
  if (state.raTrack === raTrackLength(state.areas.length)) return true;
  beginAuction(state, player, 'ra-tile', events);
  return false;
};
