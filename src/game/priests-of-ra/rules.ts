import { auctionRules } from '../auction/rules.ts';
import type { GameRules } from '../contract.ts';
import type { PriestsEvent } from './events.ts';
import { legalMoves, refusalOf } from './legal.ts';
import { mildest } from './mildest.ts';
import { apply } from './moves.ts';
import { setup } from './setup.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { copy, imagine, view } from './view.ts';

/** Priests of Ra, complete: the rules of `RULES.md` on plain objects. */
export const priestsOfRa: GameRules<State, View, Move, PriestsEvent, Options, Refusal> = {
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
