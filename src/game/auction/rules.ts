import type { Outcome } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { opening } from './setup.ts';
import { type ActingStep, actor } from './table.ts';

/** A step of either game; one that is over says how. */
type Standing = { readonly step: ActingStep };

const seatsToAct = ({ step }: Standing): readonly Seat[] => {
  const seat = actor(step);
  return seat === null ? [] : [seat];
};

/** What the rules of both games answer alike, from the step the match is in. */
export const auctionRules = {
  opening,
  seatsToAct,
  asked: seatsToAct,
  outcome: ({ step }: Standing): Outcome | null =>
    step.kind === 'over' && 'scores' in step
      ? { scores: [...step.scores], winners: [...step.winners] }
      : null,
  phase: ({ step }: Standing): string => step.kind,
};
