import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../../ui/i18n/i18n.tsx';

/**
 * A position to be played on from: a match of this seed after so many moves, made at random from the same seed; or after these
 * moves, where hardly any made at random come to it.
 */
export type Try = {
  readonly seed: string;
  /** A letter for each of them, as a number of base 36: which of the legal ones it is. */
  readonly moves: number | string;
  /** How many sit at the table, where they are not as many as usual. */
  readonly players?: number;
};

/** By what a position of a worked case is known; `n` counts from 0. */
export const exampleKey = (n: number): string => `example-${n + 1}`;

/** Pieces by kind, each with how many there are of it. */
export type PieceList = {
  readonly title: string;
  readonly kinds: readonly { readonly picture: ReactNode; readonly count: string; readonly text: string }[];
};

/** What a game draws and offers beside the outline of its rules. */
export type RulesDrawings = {
  /** Drawn below a rule, by its number. */
  readonly rules: Readonly<Record<string, ComponentType>>;
  /** Drawn below the examples, in their order; null where there is nothing to draw. */
  readonly examples: readonly (ComponentType | null)[];
  /** Pieces that the outline does not list, below the rules. */
  readonly pieces?: (language: Language) => PieceList;
  /** Positions in which a rule comes into play for the first seat, by its number, or that a worked case tells of, by `exampleKey`. */
  readonly tries: Readonly<Record<string, Try>>;
};
