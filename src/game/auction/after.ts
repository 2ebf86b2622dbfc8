import { addAt } from '../shared/lists.ts';
import type { Seat } from '../shared/seats.ts';
import { type Auction, openAuction, payForLot } from './auction.ts';
import { clearTracks, follow } from './epochs.ts';
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

/** The lot has gone to its winner, who paid. Whose it is now is each game's own. */
export const seePaid = (view: Seen, { player, sun }: Told<'sold'>): void =>
  payForLot(view, { seat: player, sun });

/** What of both games' events each game tells otherwise, with tiles or an order of its own. */
type OfEachGame = 'draw' | 'sold';

/**
 * An event that both games see alike.
 * @param clearAreas takes away what counted for the epoch only, before the next one begins or the match is over
 */
export const seeShared = (
  view: Seen,
  event: Exclude<AuctionEvent<string, string>, { readonly type: OfEachGame }>,
  clearAreas: () => void,
): void => {
  switch (event.type) {
    case 'setup':
      break;
    case 'invoke':
      goTo(view, openAuction(event.kind, event.player, view.areas));
      break;
    case 'bid':
    case 'pass': {
      // After the last one nobody is left to speak, and the lot is sold or is not.
      const auction = stepOf(view, 'auction') as Auction;
      const toSpeak: Seat[] = auction.toSpeak;
      toSpeak.shift();
      if (event.type === 'bid') auction.best = { seat: event.player, sun: event.sun };
      break;
    }
    case 'unsold':
      // A full track leaves the game, any other stays, and the next one acts.
      if (event.tiles.length > 0) view.track = [];
      passTurn(view, callerIn(view));
      break;
    case 'epoch-end':
      clearTracks(view);
      goTo(view, { kind: 'epochEnd', reason: event.reason });
      break;
    case 'epoch-start':
    case 'end':
      clearAreas();
      follow(view, event);
  }
};

/** That a seat does no more in its turn, which no record holds. */
export type DoneAside = { readonly type: 'done'; readonly player: Seat };

/** What everybody hears of a move: one that no event tells of is that of whoever does no more; it may end an epoch. */
export const heardInAuction = <Event extends { readonly type: string }>(
  _state: unknown,
  _reader: Seat | null,
  by: Seat,
  events: readonly Event[],
): readonly (Event | DoneAside)[] => {
  const [first] = events;
  return first === undefined || first.type === 'epoch-end'
    ? [{ type: 'done', player: by }, ...events]
    : events;
};
