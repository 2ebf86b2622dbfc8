import { opening } from '../auction/setup.ts';
import { actor } from '../auction/table.ts';
import type { GameRules } from '../contract.ts';
import type { PriestsEvent } from './events.ts';
import { legalMoves, refusalOf } from './legal.ts';
import { apply } from './moves.ts';
import { setup } from './setup.ts';
import type { Move, Options, Refusal, State, Table } from './table.ts';
import { view } from './view.ts';

/** Priests of Ra, complete: the rules of `RULES.md` on plain objects. */
export const priestsOfRa: GameRules<State, Table, Move, PriestsEvent, Options, Refusal> = {
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
