import type { BySeat, Seat } from '../shared/seats.ts';
import type { AuctionKind } from './auction.ts';
import type { Epoch, EpochEnd } from './epochs.ts';
import type { Sun } from './suns.ts';

export type SetupEvent = {
  readonly type: 'setup';
  readonly suns: BySeat<readonly Sun[]>;
  readonly centre: Sun;
};
export type EpochStartEvent = { readonly type: 'epoch-start'; readonly epoch: Epoch; readonly player: Seat };
export type EndEvent = {
  readonly type: 'end';
  readonly scores: BySeat<number>;
  readonly winners: readonly Seat[];
};

/** What a referee sees in both games, as the match record writes it. `Drawn` names tiles in the bag, `Lying` on the track. */
export type AuctionEvent<Drawn extends string, Lying extends string> =
  | SetupEvent
  | EpochStartEvent
  | { readonly type: 'draw'; readonly player: Seat; readonly tile: Drawn }
  | { readonly type: 'invoke'; readonly player: Seat; readonly kind: AuctionKind }
  | { readonly type: 'bid'; readonly player: Seat; readonly sun: Sun }
  | { readonly type: 'pass'; readonly player: Seat }
  | {
      readonly type: 'sold';
      readonly player: Seat;
      readonly sun: Sun;
      readonly took: Sun;
      readonly tiles: readonly Lying[];
    }
  | { readonly type: 'unsold'; readonly tiles: readonly Lying[] }
  | { readonly type: 'epoch-end'; readonly epoch: Epoch; readonly reason: EpochEnd }
  | EndEvent;

/** One line of a score sheet. */
export type Award<Item extends string> = { readonly for: Item; readonly fame: number };

/** What one seat scored in an epoch. [E-05] */
export type Sheet<Item extends string> = {
  readonly type: 'score';
  readonly epoch: Epoch;
  readonly player: Seat;
  readonly items: readonly Award<Item>[];
  readonly net: number;
  /** The total afterwards, floored at 0. */
  readonly fame: number;
};
