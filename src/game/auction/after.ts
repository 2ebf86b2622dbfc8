import { addAt } from '../shared/lists.ts';
import type { Seat } from '../shared/seats.ts';
import { type Auction, openAuction, payForLot } from './auction.ts';
import { clearTracks } from './epochs.ts';
import type { AuctionEvent } from './events.ts';
import { type ActingTable, type AuctionArea, type AuctionStep, type Remembered, stepOf } from './table.ts';
import { fillRaTrack, passTurn } from './turns.ts';

/** What everybody sees of a table of either game, as it is changed by what they hear. */
type Seen = ActingTable<string | null, AuctionArea> & Remembered;
type Told<Type extends string> = Extract<AuctionEvent<string, string>, { readonly type: Type }>;

/** A step of both games, whichever game it is laid before. */
const goTo = (view: Seen, step: AuctionStep): void => {
  view.step = step;
};

/** Who began the auction that is on. */
export const callerIn = ({ step }: Seen): Seat => (stepOf({ step }, 'auction') as Auction).caller;

/**
 * A tile has left the bag. One with Ra on it goes on the Ra track. [T-03, T-04]
 * @param kind its place in the game's list of tiles
 */
export const seeDrawn = (view: Seen, kind: number, isRa: boolean): void => {
  view.bag -= 1;
  addAt(view.inBag, kind, -1);
  if (isRa) fillRaTrack(view);
};

/** An auction has begun. */
export const seeInvoked = (view: Seen, { player, kind }: Told<'invoke'>): void =>
  goTo(view, openAuction(kind, player, view.areas));

/** Whoever was asked has bid, or passed; after the last one nobody is left, and the lot is sold or is not. */
export const seeSpoken = (view: Seen, told: Told<'bid' | 'pass'>): void => {
  const auction = stepOf(view, 'auction') as Auction;
  const toSpeak: Seat[] = auction.toSpeak;
  toSpeak.shift();
  if (told.type === 'bid') auction.best = { seat: told.player, sun: told.sun };
};

/** The lot has gone to its winner, who paid. Whose it is now is each game's own. */
export const seePaid = (view: Seen, { player, sun }: Told<'sold'>): void =>
  payForLot(view, { seat: player, sun });

/** Nobody has bid: a full track leaves the game, any other stays, and the next one acts. */
export const seeUnsold = (view: Seen, { tiles }: Told<'unsold'>): void => {
  if (tiles.length > 0) view.track = [];
  passTurn(view, callerIn(view));
};

/** Both tracks have left the game. [E-02, E-03] */
export const seeEpochEnd = (view: Seen, { reason }: Told<'epoch-end'>): void => {
  clearTracks(view);
  goTo(view, { kind: 'epochEnd', reason });
};

/** That a seat does no more in its turn, which no record holds. */
export type DoneAside = { readonly type: 'done'; readonly player: Seat };

/** A move that no event tells of is that of whoever does no more; it may end an epoch. */
export const withDone = <Event extends { readonly type: string }>(
  by: Seat,
  events: readonly Event[],
): readonly (Event | DoneAside)[] => {
  const [first] = events;
  return first === undefined || first.type === 'epoch-end'
    ? [{ type: 'done', player: by }, ...events]
    : events;
};
