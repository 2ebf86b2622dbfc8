import { auctionRules } from '../auction/rules.ts';
import type { GameRules } from '../contract.ts';
import type { RaEvent } from './events.ts';
import { legalMoves, refusalOf } from './legal.ts';
import { mildest } from './mildest.ts';
import { apply } from './moves.ts';
import { setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { copy, imagine, view } from './view.ts';

/** Ra, complete: the rules of `RULES.md` on plain objects. */
export const ra: GameRules<State, View, Move, RaEvent, Options, Refusal> = {
  ...auctionRules,
  setup,
  legalMoves,
  refusalOf,
  mildest,
  apply,
  view,
  copy,
  imagine,
};
