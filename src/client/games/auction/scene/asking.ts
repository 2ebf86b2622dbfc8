import type { AuctionKind } from '../../../../game/auction/auction.ts';
import type { Sun } from '../../../../game/auction/suns.ts';
import { actor } from '../../../../game/auction/table.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView, SharedEvent } from '../view/auction-view.ts';

/** A seat in the order in which it is asked, and what it said. `waits`: it is still to be asked. */
export type Asked = {
  readonly seat: Seat;
  readonly says: 'bid' | 'beaten' | 'passed' | 'now' | 'waits';
  /** The sun it bid, or null. */
  readonly sun: Sun | null;
  readonly caller: boolean;
  /** Does nobody speak after it? */
  readonly last: boolean;
};

/** An auction as far as it has been told. */
export type ToldAuction = { readonly kind: AuctionKind; readonly asked: readonly Asked[] };

/**
 * Everybody who has been or will be asked in the auction that is on, from the left of the Ra player round to the Ra
 * player. `told` are the events that have been shown, of all `events`: an auction that is over already is shown until
 * its lot has been. `isSelling`: is its sale being told now? Null outside of auctions.
 */
export const toldAuction = (
  events: readonly AnyEvent[],
  told: number,
  view: AuctionView,
  isSelling = false,
): ToldAuction | null => {
  const all = events as unknown as readonly SharedEvent[];
  const begins = all.findLastIndex((event, i) => i < told && event.type === 'invoke');
  const invoked = all[begins];
  if (invoked?.type !== 'invoke')
    return all.some(({ type }) => type === 'invoke') ? null : auctionLaidOut(view);
  const settled = all.findIndex((event, i) => i > begins && isSettled(event));
  // What is sold is on the wall as long as the sale is what was told last.
  if (settled >= 0 && (settled < told - 1 || (told === all.length && !isSelling))) return null;

  const spoken = all.slice(begins, settled < 0 ? undefined : settled);
  const isSaid = (seat: Seat) => said(spoken.slice(0, Math.max(0, told - begins)), seat);
  const { step } = view;
  const spoke = spoken.flatMap(speaks);
  // Who looks back on the last word of an auction sees the table before it.
  const toSpeak = settled < 0 && 'toSpeak' in step ? step.toSpeak.filter(seat => !spoke.includes(seat)) : [];
  const order = [...spoke, ...toSpeak];
  const bids = spoken.slice(0, Math.max(0, told - begins)).filter(event => event.type === 'bid');
  const best = bids.at(-1)?.player;
  const next = order.find(seat => isSaid(seat) === null);
  return {
    kind: invoked.kind,
    asked: order.map((seat, i): Asked => {
      const word = isSaid(seat);
      const sun = word === null || word === 'passed' ? null : word;
      const says =
        word === 'passed'
          ? 'passed'
          : sun !== null
            ? seat === best
              ? 'bid'
              : 'beaten'
            : seat === next
              ? 'now'
              : 'waits';
      return { seat, says, sun, caller: seat === invoked.player, last: i === order.length - 1 };
    }),
  };
};

/**
 * The auction of a position of which nobody tells how it came about, such as an exercise: the highest bid, and who is
 * still to speak. Who passed or was outbid is not known.
 */
const auctionLaidOut = ({ step }: AuctionView): ToldAuction | null => {
  if (!('toSpeak' in step)) return null;
  const { cause, caller, best, toSpeak } = step;
  const bid: Asked[] =
    best === null ? [] : [{ seat: best.seat, says: 'bid', sun: best.sun, caller: false, last: false }];
  const asked = toSpeak.map((seat, i): Asked => {
    const says = i === 0 ? 'now' : 'waits';
    return { seat, says, sun: null, caller: seat === caller, last: i === toSpeak.length - 1 };
  });
  return { kind: cause, asked: [...bid, ...asked] };
};

/**
 * Whom the Ra player would ask, were Ra called by whoever is to act: from its left round to itself, with the highest sun
 * each could bid. Nobody once the match is over.
 */
export const wouldBeAsked = ({
  step,
  areas,
}: AuctionView): readonly { readonly seat: Seat; readonly sun: Sun }[] => {
  // An auction that has not been told yet changes nothing on the wall.
  const caller = 'toSpeak' in step ? step.caller : actor(step);
  if (caller === null) return [];
  return areas
    .map((_, i) => (caller + 1 + i) % areas.length)
    .flatMap(seat => {
      const sun = at(areas, seat).suns.faceUp.at(-1);
      return sun === undefined ? [] : [{ seat, sun }];
    });
};

/** Does a view of the table show the auction of a bid or a pass as over? It was the last word of it. */
export const isSettledIn = ({ type }: AnyEvent, { step }: AuctionView): boolean =>
  (type === 'bid' || type === 'pass') && !('toSpeak' in step);

/** What was sold last, in this epoch and since a lot that nobody wanted; or null. */
export const lastSale = (told: readonly AnyEvent[]): Extract<SharedEvent, { type: 'sold' }> | null => {
  const events = told as unknown as readonly SharedEvent[];
  const last = events.findLast(({ type }) => type === 'sold' || type === 'unsold' || type === 'epoch-start');
  return last?.type === 'sold' ? last : null;
};

const isSettled = ({ type }: SharedEvent): boolean => type === 'sold' || type === 'unsold';

const speaks = (event: SharedEvent): readonly Seat[] =>
  event.type === 'bid' || event.type === 'pass' ? [event.player] : [];

const said = (events: readonly SharedEvent[], seat: Seat): Sun | 'passed' | null => {
  for (const event of events) {
    if (event.type === 'bid' && event.player === seat) return event.sun;
    if (event.type === 'pass' && event.player === seat) return 'passed';
  }
  return null;
};
