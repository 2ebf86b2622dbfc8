import type { AnyEvent, Outcome } from '../contract.ts';
import { at, type BySeat, type Seat } from '../shared/seats.ts';
import { opening } from './setup.ts';
import { hasFaceUpSun, type Suns } from './suns.ts';
import type { ActingStep } from './table.ts';

/** A step of either game; one that is over says how. */
type Standing = { readonly step: ActingStep };

type Table = { readonly step: { readonly kind: string }; readonly areas: BySeat<{ readonly suns: Suns }> };

/**
 * What shows somebody what was hidden: a tile out of the bag, and what an epoch's end tells of everybody's fame. Suns change hands
 * before everybody's eyes, tiles are taken, chosen and turned so: whoever takes that back hides nothing again.
 */
const REVEALING: ReadonlySet<string> = new Set(['draw', 'epoch-end', 'score', 'end']);

/** What the rules of both games answer alike, from the step the match is in. */
export const auctionRules = {
  opening,
  endIf: ({ step }: Standing): Outcome | null =>
    step.kind === 'over' && 'scores' in step
      ? { scores: [...step.scores], winners: [...step.winners] }
      : null,
  reveals: ({ type }: AnyEvent): boolean => REVEALING.has(type),
  /** Without a face-up sun one neither bids nor has a turn until the epoch ends. [T-01, A-01] */
  isOut: ({ areas, step }: Table, seat: Seat): boolean =>
    step.kind !== 'over' && !hasFaceUpSun(at(areas, seat).suns),
};
