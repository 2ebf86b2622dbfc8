import type { SyncBot } from '../../contract.ts';
import { entryAt } from '../../shared/lists.ts';
import type { Random } from '../../shared/random.ts';
import type { Seat } from '../../shared/seats.ts';
import { displayOf } from '../cards.ts';
import type { Move, Table, View } from '../table.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/**
 * A player that weighs what each row is worth to it, to whom else it is worth something, and how likely they are to
 * choose it too. It mixes its choices by chance, so that nobody can read them.
 */
export const steadyBot =
  (weights: Weights): SyncBot<View, Move> =>
  (view, seat, legal, random) => {
    const hopes = hopesOf(view, seat, legal, weights);
    return entryAt(legal, pick(chances(hopes, weights.ownSpread), random));
  };

/** What choosing each row is worth on average: all of it when alone there, another throw when not. */
export const hopesOf = (
  view: View,
  seat: Seat,
  legal: readonly Move[],
  weights: Weights,
): readonly number[] => {
  const table: Table = { ...view, displays: view.displays.map(displayOf) };
  const worthsTo = (of: Seat) =>
    legal.map(([, , , row]) => worthOf(table, of, entryAt(view.rows, row - 1), weights));
  const own = worthsTo(seat);
  const others = view.waiting
    .filter(other => other !== seat)
    .map(worthsTo)
    .map(worths => ({ worths, shares: chances(worths, weights.theirSpread) }));
  const average = own.reduce((sum, worth) => sum + worth, 0) / own.length;
  const envy = weights.envy / (view.displays.length - 1);
  return own.map((worth, i) => {
    let alone = 1;
    for (const { shares } of others) alone *= 1 - entryAt(shares, i);
    const wanted = Math.max(
      0,
      ...others.map(({ worths, shares }) => entryAt(worths, i) * entryAt(shares, i)),
    );
    return alone * worth + (1 - alone) * weights.again * average + envy * wanted;
  });
};

/** How likely each is to be chosen by somebody who likes it so much: the better, the likelier, none for certain. */
const chances = (hopes: readonly number[], spread: number): readonly number[] => {
  const most = Math.max(...hopes);
  const shares = hopes.map(hope => Math.exp((hope - most) / spread));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map(share => share / sum);
};

const FINE = 1_000_000;

const pick = (shares: readonly number[], random: Random): number => {
  let left = random.below(FINE) / FINE;
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left < 0) return i;
  }
  return shares.length - 1;
};

export const steady = steadyBot(WEIGHTS);
