import type { Outcome } from '../contract.ts';

type Over = { readonly kind: 'over' } & Outcome;

const isOver = (step: { readonly kind: string }): step is Over => step.kind === 'over';

/** A copy of a step that has no lists until the match is over. */
export const copyStep = <Step extends { readonly kind: string }>(step: Step): Step =>
  isOver(step) ? { ...step, scores: [...step.scores], winners: [...step.winners] } : { ...step };
