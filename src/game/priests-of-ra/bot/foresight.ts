import type { AuctionKind, Bid } from '../../auction/auction.ts';
import type { Sun, Suns } from '../../auction/suns.ts';
import { areaSuns } from '../../auction/table.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { Table } from '../table.ts';
import type { AuctionTree, Joy } from './auction-tree.ts';
import type { LotWorth } from './lot-worth.ts';
import { joyOf, type Mind } from './mind.ts';
import { drawsBeforeEnd, type Outlook } from './outlook.ts';
import { sunsWorth } from './suns-worth.ts';

/** An auction that is going on or may come: as it stands, or after one more tile. */
export type Call = {
  readonly cause: AuctionKind;
  readonly toSpeak: readonly Seat[];
  readonly best: Bid | null;
  /** Ra tiles on the Ra track by then. */
  readonly raTrack: number;
  /** What tiles yet unseen add to the lot, in fame. */
  readonly more: number;
};

/** A call on the track, with what each of its outcomes means to everybody. */
export const treeOf = (
  table: Table,
  call: Call,
  worth: LotWorth,
  outlook: Outlook,
  mind: Mind,
): AuctionTree => {
  const suns = areaSuns(table);
  const draws = drawsBeforeEnd(table, call.raTrack, mind.weights);
  const known: (Joy | undefined)[] = [];
  return {
    cause: call.cause,
    toSpeak: call.toSpeak,
    best: call.best,
    live: suns.map(({ faceUp }) => faceUp),
    doubt: mind.weights.doubt,
    sold: (winner, sun) => {
      const key = winner * 32 + sun;
      const before = known[key];
      if (before !== undefined) return before;
      const after = suns.map((own, seat) => (seat === winner ? paid(own, sun, table.centre) : own));
      const fame = sunsWorth(after, sun, { tiles: draws, epochsAfter: outlook.epochsAfter }, mind.weights);
      for (let seat = 0; seat < fame.length; seat++) fame[seat]! += at(at(worth, winner), seat);
      fame[winner]! += call.more;
      const joy = joyOf(fame, mind.weights);
      known[key] = joy;
      return joy;
    },
    unsold: () =>
      stayJoy(table, call.cause === 'full-track' ? draws : lyingTiles(table, mind) + draws, outlook, mind),
  };
};

/** The tiles on the track, for what they count: nobody chooses those any more. */
export const lyingTiles = ({ track }: Table, { weights }: Mind): number => track.length * weights.lyingTile;

/** Nobody wins anything now, and so many tiles are still to be won. */
export const stayJoy = (table: Table, tiles: number, { epochsAfter }: Outlook, { weights }: Mind): Joy =>
  joyOf(sunsWorth(areaSuns(table), table.centre, { tiles, epochsAfter }, weights), weights);

const paid = ({ faceUp, faceDown }: Suns, sun: Sun, centre: Sun): Suns => ({
  faceUp: faceUp.filter(other => other !== sun),
  faceDown: [...faceDown, centre],
});
