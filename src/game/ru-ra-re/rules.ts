import type { GameRules } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { type BoxShuffle, shuffledBox } from './box.ts';
import { copy } from './copy.ts';
import pieces from './deck.json' with { type: 'json' };
import type { RuRaReEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { asked, legalMoves, refusalOf, seatsToAct } from './legal.ts';
import { mildest } from './mildest.ts';
import { applyBy } from './moves.ts';
import { opening, setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { view } from './view.ts';

type RuRaReRules = GameRules<State, View, Move, RuRaReEvent, Options, Refusal>;

/** Every event follows from hands that were opened; a choice causes none until the last one has chosen. */
const reveals = (): boolean => true;

const withdraw = (state: State, seat: Seat): boolean => {
  if (state.step.kind !== 'choose' || state.chosen[seat] !== true || !state.waiting.includes(seat))
    return false;
  state.chosen[seat] = false;
  state.secret.choices[seat] = null;
  return true;
};

/** The rules with a chance of their own for the box: a replay knows from the record what it brought. */
export const rulesBy = (shuffleBox: BoxShuffle): RuRaReRules => ({
  pieces,
  setup,
  opening,
  seatsToAct,
  asked,
  legalMoves,
  refusalOf,
  mildest,
  apply: applyBy(shuffleBox),
  view,
  copy,
  imagine,
  outcome: ({ step }) =>
    step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
  reveals,
  withdraw,
  phase: () => 'choose',
});

/** Ru-Ra-Re, complete: the rules Q of its outline on plain objects. */
export const ruRaRe: RuRaReRules = rulesBy(shuffledBox);
