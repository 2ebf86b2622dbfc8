import { addAt, entryAt } from '../../shared/lists.ts';
import { at, type BySeat, type Seat } from '../../shared/seats.ts';
import { type AuctionKind, type Bid, outbids } from '../auction.ts';
import type { Sun } from '../suns.ts';
import type { Utility } from './utility.ts';

/** An auction as somebody at the table may think it through. */
export type AuctionTree = {
  readonly cause: AuctionKind;
  readonly toSpeak: readonly Seat[];
  readonly best: Bid | null;
  /** Face-up suns by seat. */
  readonly live: BySeat<readonly Sun[]>;
  /** Utility when a seat wins with a sun. */
  readonly sold: (seat: Seat, sun: Sun) => Utility;
  /** Utility when nobody bids. */
  readonly unsold: () => Utility;
  /** How far seats stray from what is best for them, in fame: the less it costs them the sooner they do. */
  readonly doubt: number;
};

/**
 * The utility to be expected once the speakers from number `turn` on have spoken. Everything is open at the
 * table, so each speaker foresees all who follow; but people err, so each answer is only as likely as it is good.
 */
export const foresee = (tree: AuctionTree, turn: number, best: Bid | null): Utility => {
  const seat = tree.toSpeak[turn];
  if (seat === undefined) return best === null ? tree.unsold() : tree.sold(best.seat, best.sun);
  const answers: Utility[] = [];
  if (best !== null || !mustPay(tree, turn)) answers.push(foresee(tree, turn + 1, best));
  for (const sun of at(tree.live, seat)) {
    if (outbids(sun, best)) answers.push(foresee(tree, turn + 1, { seat, sun }));
  }
  return answers.length === 1 ? entryAt(answers, 0) : byLikelihood(answers, seat, tree.doubt);
};

/** The last speaker of a voluntary auction nobody bid in: the caller. */
const mustPay = ({ cause, toSpeak }: AuctionTree, turn: number): boolean =>
  cause === 'voluntary' && turn === toSpeak.length - 1;

/** The mean of several answers of one seat, the better ones weighing more. */
export const byLikelihood = (answers: readonly Utility[], seat: Seat, doubt: number): Utility => {
  let top = Number.NEGATIVE_INFINITY;
  for (const answer of answers) top = Math.max(top, at(answer, seat));
  const mean = entryAt(answers, 0).map(() => 0);
  let all = 0;
  for (const answer of answers) {
    const weight = Math.exp((at(answer, seat) - top) / doubt);
    if (weight < 1e-4) continue;
    all += weight;
    for (let other = 0; other < mean.length; other++) addAt(mean, other, weight * entryAt(answer, other));
  }
  return mean.map(sum => sum / all);
};
