import { at, type BySeat, leftOf, type Seat } from '../shared/seats.ts';
import type { AuctionEvent } from './events.ts';
import { hasFaceUpSun, paySun, type Sun, type SunOwner, type Suns } from './suns.ts';
import { type ActingTable, type AuctionArea, type AuctionState, type AuctionStep, stepOf } from './table.ts';
import { isFull, lotOn, type Track } from './tracks.ts';

/** What began the auction, which decides what happens when nobody bids. */
export type AuctionKind = 'voluntary' | 'full-track' | 'ra-tile';

export type Bid = { readonly seat: Seat; readonly sun: Sun };

export type Auction = {
  /** `cause`, not `kind`: a step has a kind of its own. */
  readonly cause: AuctionKind;
  /** The Ra player, who began it and speaks last. */
  readonly caller: Seat;
  /** Who is still to be asked, in order; the first is asked now. */
  readonly toSpeak: [Seat, ...Seat[]];
  /** The highest bid so far, which is the last one made. */
  best: Bid | null;
};

type AuctionOn = Extract<AuctionStep, { readonly kind: 'auction' }>;

/** An auction at its start: everybody with a face-up sun, from the left of the Ra player round to the Ra player. */
export const openAuction = (cause: AuctionKind, caller: Seat, owners: BySeat<SunOwner>): AuctionOn => {
  const toSpeak: Seat[] = [];
  for (let seat = leftOf(caller, owners.length); seat !== caller; seat = leftOf(seat, owners.length)) {
    if (hasFaceUpSun(at(owners, seat).suns)) toSpeak.push(seat);
  }
  toSpeak.push(caller);
  return { kind: 'auction', cause, caller, toSpeak: toSpeak as [Seat, ...Seat[]], best: null };
};

/**
 * Calling Ra of one's own will is a promise to pay: if everyone else passes, the caller must bid.
 * The caller speaks last, so no bid on the caller's turn means that everyone passed.
 */
export const mustBid = ({ cause, caller, toSpeak, best }: Auction): boolean =>
  cause === 'voluntary' && toSpeak[0] === caller && best === null;

/** Does a sun beat the bids so far? */
export const outbids = (sun: Sun, best: Bid | null): boolean => best === null || sun > best.sun;

/** Can a player say anything but pass? */
export const canOutbid = ({ faceUp }: Suns, best: Bid | null): boolean => {
  const highest = faceUp[faceUp.length - 1];
  return highest !== undefined && outbids(highest, best);
};

/** Where what happens is written down. */
type Log<Lying extends string> = { push(event: AuctionEvent<never, Lying>): unknown };

/** An auction begins: Ra was invoked, with any number of tiles on the track, or a Ra tile was drawn. [T-03, T-05, A-03] */
export const beginAuction = (
  state: AuctionState<string | null, AuctionArea>,
  player: Seat,
  kind: AuctionKind,
  events: Log<never>,
): void => {
  events.push({ type: 'invoke', player, kind });
  const step: AuctionStep = openAuction(kind, player, state.areas);
  state.step = step;
};

/** Ra is invoked as the action of a turn: of one's own will, or because the track is full. [T-02, A-03] */
export const invokedKind = (track: Track<string>): AuctionKind =>
  isFull(track) ? 'full-track' : 'voluntary';

/**
 * Who is asked speaks: with a sun, or with null for a pass. Then the next one is asked. Somebody who cannot
 * outbid has nothing to decide and passes without being asked.
 * @returns the auction when all have spoken, with the winning bid as `best`; otherwise null
 */
export const hear = <Lying extends string>(
  state: AuctionState<Lying | null, AuctionArea>,
  sun: Sun | null,
  events: Log<Lying>,
): Auction | null => {
  const auction = stepOf(state, 'auction');
  const seat = auction.toSpeak[0];
  /** Empty when all have spoken, and then another step takes the place of this one. */
  const toSpeak: Seat[] = auction.toSpeak;
  toSpeak.shift();
  if (sun === null) {
    events.push({ type: 'pass', player: seat });
  } else {
    events.push({ type: 'bid', player: seat, sun });
    auction.best = { seat, sun };
  }
  for (let next = toSpeak[0]; next !== undefined; next = toSpeak[0]) {
    if (canOutbid(at(state.areas, next).suns, auction.best)) return null;
    events.push({ type: 'pass', player: next });
    toSpeak.shift();
  }
  if (auction.best === null) leaveUnsold(state, auction.cause, events);
  return auction;
};

/**
 * The winner takes the centre sun and pays with the sun of the bid; the track is cleared.
 * @returns the lot, first space first, which is the winner's to place
 */
export const sellLot = <Lying extends string>(
  state: AuctionState<Lying | null, AuctionArea>,
  { seat, sun }: Bid,
  events: Log<Lying>,
): readonly Lying[] => {
  const tiles = lotOn(state.track);
  events.push({ type: 'sold', player: seat, sun, took: state.centre, tiles });
  payForLot(state, { seat, sun });
  return tiles;
};

/** The track is cleared, and two suns change places: the winner's and the one in the centre. */
export const payForLot = (table: ActingTable<string | null, AuctionArea>, { seat, sun }: Bid): void => {
  table.track = [];
  paySun(at(table.areas, seat).suns, sun, table.centre);
  table.centre = sun;
};

/** Nobody bid: a full track leaves the game, any other stays. A voluntary call never comes to this. */
const leaveUnsold = <Lying extends string>(
  state: AuctionState<Lying | null, AuctionArea>,
  cause: AuctionKind,
  events: Log<Lying>,
): void => {
  const leaves = cause === 'full-track';
  events.push({ type: 'unsold', tiles: leaves ? lotOn(state.track) : [] });
  if (leaves) state.track = [];
};
