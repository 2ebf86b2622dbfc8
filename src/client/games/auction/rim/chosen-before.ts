import { mustBid, outbids } from '../../../../game/auction/auction.ts';
import type { Sun } from '../../../../game/auction/suns.ts';
import type { AnyEvent, AnyMove } from '../../../../game/contract.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from '../view/auction-view.ts';

/** What somebody wants to say when asked: a sun, or a pass. */
export type ChosenBefore = {
  readonly move: readonly ['bid', Sun] | readonly ['pass'];
  /** The auction that it was chosen in, by the place of its beginning among the events. */
  readonly auction: number;
};

/** The place among the events at which the auction began that is on; −1 outside of auctions. */
export const auctionBegan = (events: readonly AnyEvent[], { step }: AuctionView): number =>
  step.kind === 'auction' ? events.findLastIndex(({ type }) => type === 'invoke') : -1;

/** May a seat choose now what it will say: is it still to be asked, but not yet? */
export const mayChooseBefore = ({ step }: AuctionView, seat: Seat): boolean =>
  step.kind === 'auction' && 'toSpeak' in step && step.toSpeak.indexOf(seat) > 0;

/**
 * Does it still mean what it meant when it was chosen? A sun that has been beaten does not, nor a pass of somebody who
 * must bid by now, nor anything from another auction.
 */
export const stillStands = (
  { move, auction }: ChosenBefore,
  events: readonly AnyEvent[],
  view: AuctionView,
  seat: Seat,
): boolean => {
  const { step, areas } = view;
  if (step.kind !== 'auction' || !('toSpeak' in step)) return false;
  if (auction !== auctionBegan(events, view) || !step.toSpeak.includes(seat)) return false;
  if (move[0] === 'pass') return step.toSpeak[0] !== seat || !mustBid(step);
  return outbids(move[1], step.best) && at(areas, seat).suns.faceUp.includes(move[1]);
};

/** Is it the same move? */
export const isMove = (chosen: ChosenBefore | null, move: AnyMove): boolean =>
  chosen !== null && chosen.move.join() === move.join();
