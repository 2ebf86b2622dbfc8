import { type Bid, sellLot } from '../../auction/auction.ts';
import { biddingThen } from '../../auction/bidding.ts';
import { passTurn } from '../../auction/turns.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { PriestsEvent } from '../events.ts';
import type { State, Table } from '../table.ts';
import { addTiles, type Side } from '../tiles.ts';
import { letPriestsTurn } from './priests.ts';

/** The winner takes the lot with its sides as they lie; then the priests in it work. [A-07, A-09, P-02] */
const sell = (state: State, caller: Seat, best: Bid, events: PriestsEvent[]): void => {
  const lot = sellLot(state, best, events);
  placeLot(state, best.seat, lot, caller);
};

/** The lot lies before its winner; where priests are in it, and something to turn, they turn it. [A-09, P-02] */
export const placeLot = (table: Table, player: Seat, lot: readonly Side[], caller: Seat): void => {
  const { tiles } = at(table.areas, player);
  for (const side of lot) addTiles(tiles, side, 1);
  const turns = lot.filter(side => side === 'priest').length;
  letPriestsTurn(table, { player, caller, turns, turned: [] });
};

/** When all have spoken in an auction, the lot is won, or play goes on without a winner. */
export const { bid, pass } = biddingThen<State, PriestsEvent>((state, { best, caller }, events) => {
  if (best === null) passTurn(state, caller);
  else sell(state, caller, best, events);
});
