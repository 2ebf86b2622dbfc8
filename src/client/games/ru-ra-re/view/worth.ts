import { WEIGHTS } from '../../../../game/ru-ra-re/bot/weights.ts';
import { worthOf } from '../../../../game/ru-ra-re/bot/worth.ts';
import {
  ANIMALS,
  add,
  type Card,
  displayOf,
  emptyDisplay,
  IN_DECK,
  leaves,
} from '../../../../game/ru-ra-re/cards.ts';
import { SCORE_ITEMS, type ScoreItem } from '../../../../game/ru-ra-re/events.ts';
import {
  CHURCH_POINTS,
  COUPLE_POINTS,
  FARM_POINTS,
  KING_POINTS,
  MOST_KNIGHTS_POINTS,
} from '../../../../game/ru-ra-re/numbers.ts';
import { scoreAnimal, scoreFarms, scoreKings, scorePoints } from '../../../../game/ru-ra-re/score.ts';
import type { Table, View } from '../../../../game/ru-ra-re/table.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { gainOf, itemNow, withCards } from './facts.ts';

export type Worth = {
  /** If the scoring came now. */
  readonly now: number;
  /** By the scorings to come, as the house's own players think of it. */
  readonly likely: number;
  /** If all that goes with it, and that nobody else has, came too, and no one had more: no more than a hope. */
  readonly best: number;
  /** Which items of the scoring make up what it is now. */
  readonly reasons: readonly { readonly item: ScoreItem; readonly points: number }[];
};

/** The table of a view, as the rules have it. */
export const tableIn = (view: View): Table => ({ ...view, displays: view.displays.map(displayOf) });

/** What a row would be worth to a seat. */
export const worthOfRow = (table: Table, seat: Seat, cards: readonly Card[]): Worth => {
  const now = gainOf(table.displays, seat, cards);
  const thought = Math.round(worthOf(table, seat, cards, WEIGHTS));
  // In the last round nothing goes with it any more.
  const likely = table.lastRound ? Math.min(thought, now) : thought;
  const after = withCards(table.displays, seat, cards);
  return {
    now,
    likely,
    best: table.lastRound ? now : Math.max(now, likely, bestOf(table, seat, cards)),
    reasons: SCORE_ITEMS.map(item => ({
      item,
      points: itemNow(after, seat, item) - itemNow(table.displays, seat, item),
    })).filter(({ points }) => points !== 0),
  };
};

/** Its share of a collection that is complete, in each scoring that it will still lie there for. */
const bestOf = ({ displays, scored }: Table, seat: Seat, cards: readonly Card[]): number => {
  const held = emptyDisplay();
  add(held, cards);
  // What others keep to the end nobody collects.
  const most = (card: Card) =>
    displays.reduce((left, display, other) => left - (other === seat ? 0 : display[card]), IN_DECK[card]);
  const scorings = scored ? 1 : 2;
  const times = (card: Card) => (leaves(card) ? 1 : scorings);
  let best = scorePoints(held) + (held.church > 0 ? CHURCH_POINTS : 0);
  const kings = Math.min(KING_POINTS.length - 1, most('king'));
  best += times('king') * (scoreKings(kings) - scoreKings(kings - held.king));
  best += times('knight') * MOST_KNIGHTS_POINTS * held.knight;
  for (const animal of ANIMALS) {
    const all = most(animal);
    best += times(animal) * (scoreAnimal(all) - scoreAnimal(all - held[animal]));
  }
  const couples = Math.max(held.farmer, held.farmwife);
  return (
    best + Math.max(scoreFarms(held), FARM_POINTS * couples, (FARM_POINTS - COUPLE_POINTS) * held.farmhouse)
  );
};

/** Everybody at the table by what a row is worth to them, the keenest first. */
export const interestIn = (
  table: Table,
  cards: readonly Card[],
): readonly { readonly seat: Seat; readonly worth: Worth }[] =>
  table.displays
    .map((_, seat) => ({ seat, worth: worthOfRow(table, seat, cards) }))
    .sort((a, b) => b.worth.likely - a.worth.likely || at(table.totals, a.seat) - at(table.totals, b.seat));
