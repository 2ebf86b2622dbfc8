import type { MoveRule, Outcome } from '../contract.ts';
import type { Marked } from '../shared/marked.ts';
import type { BySeat, Seat } from '../shared/seats.ts';
import type { Card, Display } from './cards.ts';
import type { RuRaReEvent } from './events.ts';

/** What a table may choose: nothing. */
export type Options = Readonly<Record<never, never>>;

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** A row by its number: no seat or count is taken for one, nor one for a seat. */
export type Row = Marked<(typeof NUMBERS)[number], 'row'>;
/** The rows of the largest table; a smaller one has the first of them. */
export const ROWS: readonly Row[] = NUMBERS;

/** Rounds of a match and throws of a round, both from 1: neither is taken for the other. */
export type Round = Marked<number, 'round'>;
export type Throw = Marked<number, 'throw'>;

export type Step =
  | { readonly kind: 'choose' }
  /** Cards score, or rows are filled, before anything else is done: no table that anybody sees lies so. */
  | { readonly kind: 'scoring' }
  | { readonly kind: 'refill' }
  | ({ readonly kind: 'over' } & Outcome);

/** What everybody at the table may see, but for what lies in front of the players. */
type Middle = {
  readonly options: Options;
  /** The cards of each row, the innermost first; the last one is the outermost. */
  readonly rows: Card[][];
  /** How many cards are left in the pile. */
  pile: number;
  /** The round, from 1, and the throw in it, from 1. */
  round: Round;
  throw: Throw;
  /** The first scoring has been. */
  scored: boolean;
  /** The pile is used up: this round is the last. */
  lastRound: boolean;
  readonly totals: number[];
  /** Everybody who is asked in this throw, in seat order. */
  waiting: Seat[];
  /** Who has chosen in this throw. */
  readonly chosen: boolean[];
  step: Step;
};

/** What everybody at the table may see. */
export type Table = Middle & { readonly displays: BySeat<Display> };

/** What one seat may see: the table, and its own choice in this throw. */
export type View = Middle & {
  /** By seat, how many of each card, in the order of `CARDS`: a view travels, and names would be most of it. */
  readonly displays: BySeat<readonly number[]>;
  readonly choice: Row | null;
  /**
   * How many of each card everybody knows to be in the box, in the order of `CARDS`: what was lost or discarded; in the
   * last round, when the pile is used up, all that lies nowhere else. It is in no state, as the box tells it.
   */
  readonly gone: readonly number[];
};

/** The whole match, with what nobody, or only one player, may see. */
export type State = Table & {
  readonly secret: {
    /** The last one is drawn next. */
    readonly pile: Card[];
    /** Cards that are out of the game, or will come back for the last round. */
    readonly box: Card[];
    readonly choices: (Row | null)[];
    readonly seed: string;
  };
};

/** Round and throw are named, so that a message that comes late never counts for the next throw. */
export type Move = readonly ['choose', round: Round, throwNumber: Throw, row: Row];

/** Why a move is refused. The words are the client's. */
export const REFUSALS = [
  'match-over',
  'unknown-move',
  'not-asked',
  'not-this-throw',
  'no-such-row',
  'empty-row',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A move of Ru-Ra-Re by its name. */
export type Rule<Name extends Move[0]> = Name extends 'choose'
  ? MoveRule<Table | View, State, RuRaReEvent, Refusal, Move>
  : never;
