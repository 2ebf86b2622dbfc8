import { addAt } from '../../shared/lists.ts';
import { at, type BySeat, type Seat } from '../../shared/seats.ts';
import type { AuctionKind, Bid } from '../auction.ts';
import type { Sun, Suns } from '../suns.ts';
import { areaSuns } from '../table.ts';
import { tilesOn } from '../tracks.ts';
import type { AuctionTree } from './auction-tree.ts';
import { type AnyTable, drawsBeforeEnd, type Outlook } from './outlook.ts';
import { sunsWorth } from './suns-worth.ts';
import { type Utility, utilityOf } from './utility.ts';
import type { AuctionWeights } from './weights.ts';

/** For each seat that could win a lot, what this would add to or take from everybody's fame. */
export type LotWorth = BySeat<readonly number[]>;

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
  table: AnyTable,
  call: Call,
  worth: LotWorth,
  outlook: Outlook,
  weights: AuctionWeights,
): AuctionTree => {
  const suns = areaSuns(table);
  const draws = drawsBeforeEnd(table, call.raTrack, weights);
  const known: (Utility | undefined)[] = [];
  return {
    cause: call.cause,
    toSpeak: call.toSpeak,
    best: call.best,
    live: suns.map(({ faceUp }) => faceUp),
    doubt: weights.doubt,
    sold: (winner, sun) => {
      const key = winner * 32 + sun;
      const before = known[key];
      if (before !== undefined) return before;
      const after = suns.map((own, seat) => (seat === winner ? paid(own, sun, table.centre) : own));
      const fame = sunsWorth(after, sun, { tiles: draws, epochsAfter: outlook.epochsAfter }, weights);
      for (let seat = 0; seat < fame.length; seat++) addAt(fame, seat, at(at(worth, winner), seat));
      addAt(fame, winner, call.more);
      const utility = utilityOf(fame, weights);
      known[key] = utility;
      return utility;
    },
    unsold: () =>
      stayJoy(
        table,
        call.cause === 'full-track' ? draws : lyingTiles(table, weights) + draws,
        outlook,
        weights,
      ),
  };
};

/** The tiles on the track, for what they count: nobody chooses those any more. */
export const lyingTiles = ({ track }: AnyTable, { lyingTile }: AuctionWeights): number =>
  tilesOn(track) * lyingTile;

/** Nobody wins anything now, and so many tiles are still to be won. */
export const stayJoy = (
  table: AnyTable,
  tiles: number,
  { epochsAfter }: Outlook,
  weights: AuctionWeights,
): Utility => utilityOf(sunsWorth(areaSuns(table), table.centre, { tiles, epochsAfter }, weights), weights);

const paid = ({ faceUp, faceDown }: Suns, sun: Sun, centre: Sun): Suns => ({
  faceUp: faceUp.filter(other => other !== sun),
  faceDown: [...faceDown, centre],
});
