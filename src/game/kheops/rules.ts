import type { GameRules } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { copy } from './copy.ts';
import type { KheopsEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { actor, legalMoves, refusalOf } from './legal.ts';
import { mildest } from './mildest.ts';
import { apply } from './moves.ts';
import { opening, setup } from './setup.ts';
import type { Move, Options, Refusal, State, Table, View } from './table.ts';
import pieces from './tiles.json' with { type: 'json' };
import { view } from './view.ts';

const seatsToAct = ({ step }: Table): readonly Seat[] => {
  const seat = actor(step);
  return seat === null ? [] : [seat];
};

/** A tile that is laid was in a hand that others do not see, and the one that is drawn for it in a pile that nobody sees. */
const reveals = ({ type }: KheopsEvent): boolean => type !== 'pawn' && type !== 'power';

/** Kheops, complete: the rules K of its outline on plain objects. */
export const kheops: GameRules<State, View, Move, KheopsEvent, Options, Refusal> = {
  pieces,
  setup,
  opening,
  seatsToAct,
  asked: seatsToAct,
  legalMoves,
  refusalOf,
  mildest,
  apply,
  view,
  copy,
  imagine,
  outcome: ({ step }) =>
    step.kind === 'over' ? { scores: [...step.scores], winners: [...step.winners] } : null,
  reveals,
  phase: ({ step }) => step.kind,
};
