import type { AnyEvent } from '../contract.ts';
import type { MadeFor } from './made-for.ts';
import type { Seat } from './seats.ts';

/** Moves that were taken back, and what they had shown. The events of a match are told without them. */
export type TakenBack = {
  /** How many of the events that stand had come about before them. */
  readonly after: number;
  /** Who took them back. */
  readonly seat: Seat;
  /** How many moves went: one of theirs, and those that others made since. */
  readonly moves: number;
  readonly events: readonly AnyEvent[];
  /** All others were asked, and agreed. */
  readonly agreed?: true;
};

/** A move that somebody did not make themselves, and the event that shows it first, by its place among those that stand. */
export type MakerAt = MadeFor & { readonly event: number };

/** What happened at a table besides the events of a match. */
export type BesideEvents = {
  readonly takenBack: readonly TakenBack[];
  readonly madeFor: readonly MakerAt[];
};
