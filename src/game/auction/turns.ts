import { at, type BySeat, leftOf, type Seat } from '../shared/seats.ts';
import { type Auction, beginAuction } from './auction.ts';
import type { Bagging } from './bag.ts';
import type { AuctionEvent } from './events.ts';
import { hasFaceUpSun, type SunOwner } from './suns.ts';
import type { ActingTable, AuctionArea, AuctionState, AuctionStep } from './table.ts';
import { isFull, raTrackLength, type Track } from './tracks.ts';

/** Whose turn comes after a seat's: the next one clockwise with a face-up sun; null when nobody has one. [T-01, T-06, E-01] */
export const nextToAct = (after: Seat, owners: BySeat<SunOwner>): Seat | null => {
  let seat = leftOf(after, owners.length);
  for (let i = 0; i < owners.length; i++) {
    if (hasFaceUpSun(at(owners, seat).suns)) return seat;
    seat = leftOf(seat, owners.length);
  }
  return null;
};

/** The turn of `after` is settled: the next one with a face-up sun acts; where there is none the epoch ends. [A-08, E-01] */
export const passTurn = (table: ActingTable<string | null, AuctionArea>, after: Seat): void => {
  const player = nextToAct(after, table.areas);
  const step: AuctionStep =
    player === null ? { kind: 'epochEnd', reason: 'suns-spent' } : { kind: 'turn', player };
  table.step = step;
};

/** Whose turn it is: the next one clockwise who has a face-up sun, as `passTurn` has found. [T-01, T-06] */
export const clockwise = ({ player }: { readonly player: Seat }): Seat => player;

/** Who goes on with what they have begun. */
export const samePlayer = ({ player }: { readonly player: Seat }): Seat => player;

/** Each who can speak, from the left of the Ra player round to the Ra player; nobody once all have. */
export const onceRoundTheTable = ({ toSpeak }: Pick<Auction, 'toSpeak'>): Seat | undefined => toSpeak[0];

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

type WithTrack = { readonly track: Track<string> };

/** A tile may be drawn unless the track is full. What comes of it is a matter of each game. [T-02] */
export const mayDraw = {
  args: 0,
  refusal: ({ track }: WithTrack) => (isFull(track) ? 'track-full' : null),
} as const;

/**
 * A drawn Ra tile goes on the Ra track; the one that fills it ends the epoch. [T-03, E-02]
 * @returns does the epoch go on?
 */
export const fillRaTrack = (table: ActingTable<string | null, AuctionArea>): boolean => {
  table.raTrack += 1;
  table.raLeft -= 1;
  if (table.raTrack < raTrackLength(table.areas.length)) return true;
  const step: AuctionStep = { kind: 'epochEnd', reason: 'ra-track' };
  table.step = step;
  return false;
};

/** A drawn Ra tile begins an auction, unless it ends the epoch. [T-03, E-02] */
export const layRa = (
  state: AuctionState<string | null, AuctionArea>,
  player: Seat,
  events: { push(event: AuctionEvent<never, never>): unknown },
): void => {
  if (fillRaTrack(state)) beginAuction(state, player, 'ra-tile', events);
};
