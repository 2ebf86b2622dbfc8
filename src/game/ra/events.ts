import type { AuctionEvent, Sheet } from '../auction/events.ts';
import type { Seat } from '../shared/seats.ts';
import type { Disaster, Kind, Lying, Tile } from './tiles.ts';

/** What an award is for, as the match record names it, in the order of the score sheet. */
export const SCORE_ITEMS = [
  'gods',
  'pharaohs',
  'river',
  'gold',
  'civilizations',
  'monument-kinds',
  'monument-sets',
  'suns',
] as const;
export type ScoreItem = (typeof SCORE_ITEMS)[number];

/** The numbered rule behind each item of the score sheet. */
export const RULE_OF_ITEM = {
  gods: 'R-10',
  pharaohs: 'R-11',
  river: 'R-12',
  gold: 'R-13',
  civilizations: 'R-14',
  'monument-kinds': 'R-15',
  'monument-sets': 'R-15',
  suns: 'E-06',
} as const satisfies Record<ScoreItem, string>;

export type ScoreEvent = Sheet<ScoreItem>;

/** Every fact a referee at the table would see, as the match record writes it. */
export type RaEvent =
  | AuctionEvent<Tile, Lying>
  | { readonly type: 'god'; readonly player: Seat; readonly takes: Lying }
  | {
      readonly type: 'disaster';
      readonly player: Seat;
      readonly tile: Disaster;
      readonly lost: readonly Kind[];
    }
  | ScoreEvent;
