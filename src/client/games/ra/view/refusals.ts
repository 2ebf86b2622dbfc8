import type { AnyMove } from '../../../../game/contract.ts';
import type { Table } from '../../../../game/ra/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import {
  type ToldApart as SharedToldApart,
  reasonOf as sharedReasonOf,
} from '../../auction/view/refusals.ts';
import { mayPlayGod } from './facts.ts';

/** To whoever has a god to play these name gods too: they are a way out. */
const WAYS_OUT = ['track-full', 'no-passing', 'no-passing-full'] as const;
type WayOut = (typeof WAYS_OUT)[number];

/** What this game tells apart besides what both do. */
export type ToldApart = SharedToldApart | 'gods-or-done' | `${WayOut}-or-god`;

/** Why a press did nothing, as exactly as the rulebook has it; the code itself where that says all. */
export const reasonOf = (view: Table, seat: Seat, move: AnyMove, refusal: string): ToldApart | string => {
  const reason = sharedReasonOf(view, seat, move, refusal);
  if (reason === 'settle-first' && view.step.kind === 'gods') return 'gods-or-done';
  return WAYS_OUT.includes(reason as WayOut) && mayPlayGod(view, seat) ? `${reason}-or-god` : reason;
};
