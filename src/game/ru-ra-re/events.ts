import type { BySeat, Seat } from '../shared/seats.ts';
import type { Card } from './cards.ts';
import type { Row } from './table.ts';

/** What is scored, as the match record names it, with the rule behind it. */
export const RULE_OF_ITEM = {
  kings: 'Q-30',
  churches: 'Q-31',
  points: 'Q-32',
  knights: 'Q-33',
  animals: 'Q-34',
  farms: 'Q-35',
} as const;
export type ScoreItem = keyof typeof RULE_OF_ITEM;
export const SCORE_ITEMS = Object.keys(RULE_OF_ITEM) as ScoreItem[];

export type Award = { readonly for: ScoreItem; readonly points: number };

export type ScoreEvent = {
  readonly type: 'score';
  readonly scoring: 1 | 2;
  readonly player: Seat;
  readonly items: readonly Award[];
  readonly points: number;
  readonly total: number;
};

type Rows = readonly (readonly Card[])[];

/** Every fact a referee at the table would see, as the match record writes it. */
export type RuRaReEvent =
  | { readonly type: 'setup'; readonly rows: Rows }
  | { readonly type: 'show'; readonly choices: Readonly<Record<string, Row>> }
  | { readonly type: 'take'; readonly player: Seat; readonly row: Row; readonly cards: readonly Card[] }
  | { readonly type: 'clash'; readonly row: Row; readonly players: readonly Seat[]; readonly lost: Card }
  | { readonly type: 'round-end'; readonly round: number; readonly nothing: readonly Seat[] }
  | { readonly type: 'refill'; readonly rows: Rows; readonly reshuffled: boolean }
  | ScoreEvent
  | { readonly type: 'discard'; readonly player: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'end'; readonly scores: BySeat<number>; readonly winners: readonly Seat[] };
