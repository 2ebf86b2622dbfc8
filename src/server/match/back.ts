import { applyPatch } from 'rfc6902';
import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchState } from '../boardgame.ts';
import { patchBetween } from '../patch.ts';
import type { Now } from './deadlines.ts';
import { actTogether, type ServedGame } from './served-game.ts';
import type { Back, StoredMatch } from './stored-match.ts';

/** More moves than ever lie between one's own and the next that shows something, but for the whole of a pyramid. */
const KEPT = 12;

/**
 * What can be taken back after a move. What it changed is kept instead of the state before it: a few hundred bytes, and
 * nothing at all after most moves, which show something.
 */
export const backAfter = (
  game: ServedGame,
  before: StoredMatch,
  after: StoredMatch,
  seat: Seat,
  events: readonly AnyEvent[],
  { at }: Now,
): readonly Back[] => {
  const { rules } = game.module;
  if (events.some(event => rules.reveals(event))) return [];
  const due = before.control.deadlines.clocks[seat];
  const back: Back = {
    seat,
    stateID: before.state!._stateID,
    patch: actTogether(game) ? null : patchBetween(partsOf(after.state!), partsOf(before.state!)),
    ...(due !== undefined && { left: Math.max(0, due - at) }),
  };
  return [...(before.control.back ?? []), back].slice(-KEPT);
};

/** The state as it was before moves, under the next number. @param back the moves, the earliest first */
export const stateBefore = (state: MatchState, back: readonly Back[]): MatchState => {
  const parts = structuredClone(partsOf(state));
  for (const { patch } of back.toReversed()) {
    const failed = applyPatch(parts, [...(patch ?? [])]).find(error => error !== null);
    if (failed) throw new Error('what a move changed is not what is there', { cause: failed });
  }
  return { ...state, ...parts, _stateID: state._stateID + 1 };
};

/** As much of a state as a move changes but for its number. */
const partsOf = ({ G, ctx }: MatchState) => ({ G, ctx });
