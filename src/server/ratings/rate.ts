import { rate } from 'openskill';
import { plackettLuce } from 'openskill/models';
import { BETA, type Strength, TAU, UNKNOWN } from './scale.ts';

/** Somebody at a table: how strong they were before, and as which they came in, 1 being the first; equals share a rank. */
export type Placed = { readonly strength: Strength; readonly rank: number };

/** Everything is said, whatever the package holds for usual. */
const MODEL = {
  model: plackettLuce,
  mu: UNKNOWN.mu,
  sigma: UNKNOWN.sigma,
  beta: BETA,
  tau: TAU,
  limitSigma: false,
};

/**
 * How strong each is thought to be after a match, in the order in which they are given (Plackett and Luce's model, Weng and Lin's
 * algorithm 4). Who share a rank have the mean of what they would have in every order among themselves: the algorithm's own way
 * with ties gives the fourth of five more than three who are first together.
 */
export const strengthsAfter = (placed: readonly Placed[]): readonly Strength[] => {
  const orders = ordersOf(placed);
  const rated = orders.map(order => inOrder(placed, order));
  return placed.map((_, i) => ({
    mu: mean(rated.map(each => each[i]!.mu)),
    sigma: mean(rated.map(each => each[i]!.sigma)),
  }));
};

/** @param order the places in the list of those who came in first, second … */
const inOrder = (placed: readonly Placed[], order: readonly number[]): readonly Strength[] =>
  rate(
    placed.map(({ strength: { mu, sigma } }) => [{ mu, sigma }]),
    { ...MODEL, rank: placed.map((_, i) => order.indexOf(i) + 1) },
  ).map(([after]) => after!);

/** Every order that fits the ranks. */
const ordersOf = (placed: readonly Placed[]): readonly (readonly number[])[] => {
  const extend = (order: readonly number[]): readonly (readonly number[])[] => {
    const left = placed.flatMap((_, i) => (order.includes(i) ? [] : [i]));
    if (left.length === 0) return [order];
    const first = Math.min(...left.map(i => placed[i]!.rank));
    return left.filter(i => placed[i]!.rank === first).flatMap(i => extend([...order, i]));
  };
  return extend([]);
};

const mean = (numbers: readonly number[]): number =>
  numbers.length === 1 ? numbers[0]! : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
