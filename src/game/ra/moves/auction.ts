import { type Bid, sellLot } from '../../auction/auction.ts';
import { biddingThen } from '../../auction/bidding.ts';
import { passTurn } from '../../auction/turns.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { RaEvent } from '../events.ts';
import type { Area, State } from '../table.ts';
import { addTiles, type Disaster, isDisaster, type Lying } from '../tiles.ts';
import { strike } from './strike.ts';

/** The winner places all other tiles of the lot; then its disasters strike. */
const sell = (state: State, caller: Seat, best: Bid, events: RaEvent[]): void => {
  const lot = sellLot(state, best, events);
  const pending = placeLot(at(state.areas, best.seat), lot);
  strike(state, { player: best.seat, pending, turnOf: caller, by: 'lot' }, events);
};

/**
 * All but disasters is laid before its winner.
 * @returns the disasters of the lot, in its order
 */
export const placeLot = ({ tiles }: Area, lot: readonly Lying[]): readonly Disaster[] => {
  const disasters: Disaster[] = [];
  for (const tile of lot) {
    if (isDisaster(tile)) disasters.push(tile);
    else addTiles(tiles, tile, 1);
  }
  return disasters;
};

/** When all have spoken in an auction, the lot is won, or play goes on without a winner. */
export const { bid, pass } = biddingThen<State, RaEvent>((state, { best, caller }, events) => {
  if (best === null) passTurn(state, caller);
  else sell(state, caller, best, events);
});
