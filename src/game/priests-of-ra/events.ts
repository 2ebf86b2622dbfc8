import type { AuctionKind } from '../auction/auction.ts';
import type { Epoch, EpochEnd } from '../auction/epochs.ts';
import type { Sun } from '../auction/suns.ts';
import type { BySeat, Seat } from '../shared/seats.ts';
import type { Side, Tile, Turnable } from './tiles.ts';

/** What an award is for, as the match record names it, in the order of the score sheet. */
export const SCORE_ITEMS = [
  'farmers',
  'warriors',
  'merchants',
  'scribes',
  'buildings',
  'building-kinds',
  'priests',
  'plagues',
  'pyramid',
  'chambers',
  'ankhs',
  'suns',
] as const;
export type ScoreItem = (typeof SCORE_ITEMS)[number];

/** The numbered rule behind each item of the score sheet. */
export const RULE_OF_ITEM = {
  farmers: 'P-10',
  warriors: 'P-10',
  merchants: 'P-10',
  scribes: 'P-10',
  buildings: 'P-12',
  'building-kinds': 'P-12',
  priests: 'P-13',
  plagues: 'P-14',
  pyramid: 'P-20',
  chambers: 'P-21',
  ankhs: 'P-22',
  suns: 'E-06',
} as const satisfies Record<ScoreItem, string>;

export type ScoreEvent = {
  readonly type: 'score';
  readonly epoch: Epoch;
  readonly player: Seat;
  readonly items: readonly { readonly for: ScoreItem; readonly fame: number }[];
  /** Ankhs gained. [P-11] */
  readonly ankhs: number;
  /** Plagues returned to the box. [P-13] */
  readonly plagues: number;
  readonly net: number;
  /** The total afterwards, floored at 0. [E-05] */
  readonly fame: number;
};

/** Every fact a referee at the table would see, as the match record writes it. */
export type PriestsEvent =
  | { readonly type: 'setup'; readonly suns: BySeat<readonly Sun[]>; readonly centre: Sun }
  | { readonly type: 'epoch-start'; readonly epoch: Epoch; readonly player: Seat }
  | { readonly type: 'draw'; readonly player: Seat; readonly tile: Tile }
  | { readonly type: 'place'; readonly player: Seat; readonly tile: Turnable }
  | { readonly type: 'invoke'; readonly player: Seat; readonly kind: AuctionKind }
  | { readonly type: 'bid'; readonly player: Seat; readonly sun: Sun }
  | { readonly type: 'pass'; readonly player: Seat }
  | {
      readonly type: 'sold';
      readonly player: Seat;
      readonly sun: Sun;
      readonly took: Sun;
      readonly tiles: readonly Side[];
    }
  | { readonly type: 'unsold'; readonly tiles: readonly Side[] }
  | { readonly type: 'flip'; readonly player: Seat; readonly from: Turnable; readonly to: Turnable }
  | { readonly type: 'epoch-end'; readonly epoch: Epoch; readonly reason: EpochEnd }
  | ScoreEvent
  | { readonly type: 'end'; readonly scores: BySeat<number>; readonly winners: readonly Seat[] };
