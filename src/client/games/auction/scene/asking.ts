import type { Sun } from '../../../../game/auction/suns.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { leftOf, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from '../auction-game.ts';
import { spoken } from '../facts.ts';

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

/**
 * Everybody who has been or will be asked in the auction that is on, from the left of the Ra player round to the Ra
 * player; those without a face-up sun are not asked. Empty outside of auctions.
 */
export const askingOrder = (events: readonly AnyEvent[], view: AuctionView): readonly Asked[] => {
  const { step, areas } = view;
  if (step.kind !== 'auction' || !('caller' in step)) return [];
  const said = spoken(events, view);
  const order: Seat[] = [];
  for (let seat = leftOf(step.caller, areas.length); ; seat = leftOf(seat, areas.length)) {
    if (said.has(seat) || step.toSpeak.includes(seat)) order.push(seat);
    if (seat === step.caller) break;
  }
  return order.map((seat, i): Asked => {
    const word = said.get(seat);
    const sun = word === undefined || word === 'passed' ? null : word.sun;
    const says =
      word === 'passed'
        ? 'passed'
        : sun !== null
          ? step.best?.seat === seat
            ? 'bid'
            : 'beaten'
          : step.toSpeak[0] === seat
            ? 'now'
            : 'waits';
    return { seat, says, sun, caller: seat === step.caller, last: i === order.length - 1 };
  });
};
