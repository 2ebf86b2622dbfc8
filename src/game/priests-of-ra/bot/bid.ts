import type { Auction } from '../../auction/auction.ts';
import type { Seat } from '../../shared/seats.ts';
import type { Move, Table } from '../table.ts';
import { foresee } from './auction-tree.ts';
import { bestOf } from './choice.ts';
import { treeOf } from './foresight.ts';
import { lotWorthOf } from './lot-worth.ts';
import type { Mind } from './mind.ts';
import { outlookOf } from './outlook.ts';

/** The bid, or the pass, that promises most once all who speak later have answered. */
export const chooseBid = (
  table: Table,
  seat: Seat,
  { cause, toSpeak, best }: Auction,
  legal: readonly Move[],
  mind: Mind,
): Move => {
  const outlook = outlookOf(table, mind.weights);
  const worth = lotWorthOf(table, table.track, outlook, mind);
  const call = { cause, toSpeak, best, raTrack: table.raTrack, more: 0 };
  const tree = treeOf(table, call, worth, outlook, mind);
  return bestOf(legal, move => foresee(tree, 1, move[0] === 'bid' ? { seat, sun: move[1] } : best)[seat]!);
};
