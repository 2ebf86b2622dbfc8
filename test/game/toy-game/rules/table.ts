import type { Outcome } from '../../../../src/game/contract.ts';
import type { BySeat, Seat } from '../../../../src/game/shared/seats.ts';

/** What everybody may see: how many pebbles each has, and how many are left. */
export type View = {
  left: number;
  readonly taken: number[];
  step:
    | { readonly kind: 'take'; readonly player: Seat }
    | { readonly kind: 'count'; readonly last: Seat }
    | ({ readonly kind: 'over' } & Outcome);
};
/** One pebble, counted from 0 as they are taken, is worth ten more: which, and who has it, nobody knows before the end. */
export type State = View & {
  readonly secret: { readonly prize: number; finder: Seat | null; readonly seed: string };
};

export type Move = readonly ['take', 1 | 2];
export type Refusal = 'match-over' | 'not-your-turn' | 'unknown-move' | 'one-or-two' | 'not-so-many';

export type PebblesEvent =
  | { readonly type: 'setup'; readonly pebbles: number }
  | { readonly type: 'take'; readonly player: Seat; readonly pebbles: 1 | 2 }
  | {
      readonly type: 'end';
      readonly prize: number;
      readonly finder: Seat;
      readonly scores: BySeat<number>;
      readonly winners: readonly Seat[];
    };
