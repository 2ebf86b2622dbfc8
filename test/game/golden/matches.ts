import type { AnyEvent } from '../../../src/game/contract.ts';
import type { Way } from '../matches.ts';

/** A match that is kept as text, because of what happens in it. */
export type GoldenMatch = {
  readonly file: string;
  /** Numbered rules that come into play in it. */
  readonly shows: readonly string[];
  readonly players: number;
  readonly way: Way;
  readonly seed: string;
};

/** The golden matches of a game, and what some of them must show. */
export type Golden = {
  readonly matches: readonly GoldenMatch[];
  readonly demanded: Readonly<Record<string, Demand>>;
};

export type Fact = AnyEvent & Readonly<Record<string, unknown>>;
/** Does a match show it? `seen` counts how often each rule came into play. */
export type Demand = (facts: readonly Fact[], seen: Readonly<Record<string, number>>) => boolean;

export const shows =
  (rule: string): Demand =>
  (_facts, seen) =>
    seen[rule]! > 0;
