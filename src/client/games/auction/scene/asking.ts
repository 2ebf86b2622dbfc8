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
 * player. `isSelling`: its sale was told last, and is still on the wall. Null outside of auctions.
 */
export const toldAuction = (
  told: readonly AnyEvent[],
  { step }: AuctionView,
  isSelling = false,
): ToldAuction | null => {
  const all = told as unknown as readonly SharedEvent[];
  const begins = all.findLastIndex(event => event.type === 'invoke');
  const invoked = all[begins];
  if (invoked?.type !== 'invoke') return auctionLaidOut(step);
  const settled = all.findIndex((event, i) => i > begins && isSettled(event));
  if (settled >= 0 && (settled < all.length - 1 || !isSelling)) return null;

  const spoken = all.slice(begins, settled < 0 ? undefined : settled);
  const isSaid = (seat: Seat) => said(spoken, seat);
  const order = [
    ...spoken.flatMap(speaks),
    ...(settled < 0 && step.kind === 'auction' && 'toSpeak' in step ? step.toSpeak : []),
  ];
  const best = spoken.findLast(event => event.type === 'bid')?.player;
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
const auctionLaidOut = (step: AuctionView['step']): ToldAuction | null => {
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
