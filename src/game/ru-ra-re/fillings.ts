import type { Card } from './cards.ts';
import type { RuRaReEvent } from './events.ts';
import { ROW_LENGTH } from './numbers.ts';

/** What one filling of the rows has brought. */
export type Filling = {
  /** The index of its event. */
  readonly event: number;
  /** The new cards, in the order in which they were drawn. */
  readonly cards: readonly Card[];
  /** What has gone to the box by then. */
  readonly away: readonly Card[];
};

/**
 * Every filling of the rows, that of the set-up first. Records come from anywhere: where one contradicts itself there
 * are no more of them, and replaying it finds out what is wrong.
 */
export function* fillings(events: readonly RuRaReEvent[]): Generator<Filling> {
  let rows: Card[][] = [];
  const away: Card[] = [];
  for (const [i, event] of events.entries()) {
    switch (event.type) {
      case 'setup':
      case 'refill':
        if ((event.type === 'setup') !== (i === 0) || !areFuller(event.rows, rows)) return;
        yield { event: i, cards: event.rows.flatMap((row, at) => row.slice(rows[at]?.length ?? 0)), away };
        rows = event.rows.map(row => [...row]);
        break;
      case 'take':
        if (!areSame(event.cards, rows[event.row - 1])) return;
        rows[event.row - 1] = [];
        break;
      case 'clash':
        if (event.lost !== rows[event.row - 1]?.pop()) return;
        away.push(event.lost);
        break;
      case 'discard':
        if (!Array.isArray(event.cards)) return;
        away.push(...event.cards);
        break;
    }
  }
}

const areSame = (cards: unknown, others: readonly Card[] | undefined): boolean =>
  Array.isArray(cards) && cards.length === others?.length && cards.every((card, i) => card === others[i]);

/** Do rows begin with what lay there before? */
const areFuller = (rows: unknown, before: readonly (readonly Card[])[]): boolean =>
  Array.isArray(rows) &&
  rows.length >= before.length &&
  rows.every(
    (row, at) =>
      Array.isArray(row) &&
      row.length <= ROW_LENGTH &&
      (before[at] ?? []).every((card, place) => row[place] === card),
  );
