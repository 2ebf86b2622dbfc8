import type { AnyMove } from '../../contract.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { Auction } from '../auction.ts';
import type { Sun } from '../suns.ts';
import { foresee } from './auction-tree.ts';
import { bestOf } from './choice.ts';
import { type LotWorth, treeOf } from './foresight.ts';
import { type AnyTable, outlookOf } from './outlook.ts';
import type { AuctionWeights } from './weights.ts';

/** The bid, or the pass, that promises most once all who speak later have answered. */
export const chooseBid = <Move extends AnyMove>(
  table: AnyTable,
  seat: Seat,
  { cause, toSpeak, best }: Auction,
  legal: readonly Move[],
  worth: LotWorth,
  weights: AuctionWeights,
): Move => {
  const call = { cause, toSpeak, best, raTrack: table.raTrack, more: 0 };
  const tree = treeOf(table, call, worth, outlookOf(table, weights), weights);
  return bestOf(legal, ([name, sun]) =>
    at(foresee(tree, 1, name === 'bid' ? { seat, sun: sun as Sun } : best), seat),
  );
};
