import type { GameRules } from '../contract.ts';
import { copy } from './copy.ts';
import type { RuRaReEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { asked, legalMoves, refusalOf, seatsToAct } from './legal.ts';
import { apply } from './moves.ts';
import { opening, setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { view } from './view.ts';

/** Ru-Ra-Re, complete: the rules Q of its outline on plain objects. */
export const ruRaRe: GameRules<State, View, Move, RuRaReEvent, Options, Refusal> = {
  setup,
  opening,
  seatsToAct,
  asked,
  legalMoves,
  refusalOf,
  apply,
  view,
  copy,
  imagine,
  outcome: ({ step }) =>
    step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
  phase: () => 'choose',
};
