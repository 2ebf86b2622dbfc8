import type { ComponentType } from 'react';

/** A position to be played on from: a match of this seed after so many moves, made at random from the same seed. */
export type Try = { readonly seed: string; readonly moves: number };

/** What a game draws and offers beside the outline of its rules. */
export type RulesDrawings = {
  /** As in `BoardGame`: the folders of `games/` whose stylesheets reach the drawings. */
  readonly styles: string;
  /** Drawn below a rule, by its number. */
  readonly rules: Readonly<Record<string, ComponentType>>;
  /** Drawn below the examples, in their order; null where there is nothing to draw. */
  readonly examples: readonly (ComponentType | null)[];
  /** Pieces that the outline does not list, below the rules. */
  readonly Pieces?: ComponentType;
  /** Positions in which a rule comes into play for the first seat, by its number. */
  readonly tries: Readonly<Record<string, Try>>;
};
