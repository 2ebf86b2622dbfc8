import type { GameRules } from '../contract.ts';
import type { KheopsEvent } from './events.ts';
import { actor, legalMoves, refusalOf } from './legal.ts';
import { apply } from './moves.ts';
import { opening, setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { view } from './view.ts';

/** Kheops, complete: the rules K of its outline on plain objects. */
export const kheops: GameRules<State, View, Move, KheopsEvent, Options, Refusal> = {
  setup,
  opening,
  seatsToAct: ({ step }) => {
    const seat = actor(step);
    return seat === null ? [] : [seat];
  },
  legalMoves,
  refusalOf,
  apply,
  view,
  outcome: ({ step }) =>
    step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
  phase: ({ step }) => step.kind,
};
