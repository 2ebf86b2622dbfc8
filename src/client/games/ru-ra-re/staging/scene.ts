import { type Card, type Display, displayOf } from '../../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { Row, View } from '../../../../game/ru-ra-re/table.ts';
import type { BySeat, Seat } from '../../../../game/shared/seats.ts';

/** What lies on the table, and what is still to be seen of the last throw. */
export type Scene = {
  readonly displays: BySeat<Readonly<Display>>;
  /** What each has taken in the last round that brought anything. */
  readonly gained: BySeat<ReadonlySet<Card>>;
  /** The hands of the last throw: fingers by seat; empty before the first one. */
  readonly hands: ReadonlyMap<Seat, Row>;
};

/** @param told the events that led to the view, as far as they are known */
export const sceneOf = (view: View, told: readonly RuRaReEvent[]): Scene => {
  const show = told.findLast(event => event.type === 'show');
  return {
    displays: view.displays.map(displayOf),
    gained: gainedIn(told, view.totals.length),
    hands: new Map(Object.entries(show?.choices ?? {}).map(([seat, row]) => [Number(seat), row])),
  };
};

/** What each has taken in the last round that was thrown for, as far as its events are known. */
const gainedIn = (events: readonly RuRaReEvent[], players: number): BySeat<ReadonlySet<Card>> => {
  const gained = Array.from({ length: players }, (): ReadonlySet<Card> => new Set());
  const shown = events.findLastIndex(({ type }) => type === 'show');
  const began = events.slice(0, Math.max(0, shown)).findLastIndex(({ type }) => type === 'refill');
  for (const event of events.slice(began + 1)) {
    if (event.type === 'take') gained[event.player] = new Set(event.cards);
  }
  return gained;
};
