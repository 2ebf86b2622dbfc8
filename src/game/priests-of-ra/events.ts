import type { AuctionEvent, Sheet } from '../auction/events.ts';
import type { Seat } from '../shared/seats.ts';
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

export type ScoreEvent = Sheet<ScoreItem> & {
  /** Ankhs gained. [P-11] */
  readonly ankhs: number;
  /** Plagues returned to the box. [P-13] */
  readonly plagues: number;
};

/** Every fact a referee at the table would see, as the match record writes it. */
export type PriestsEvent =
  | AuctionEvent<Tile, Side>
  | { readonly type: 'place'; readonly player: Seat; readonly tile: Turnable }
  | { readonly type: 'flip'; readonly player: Seat; readonly from: Turnable; readonly to: Turnable }
  | ScoreEvent;
