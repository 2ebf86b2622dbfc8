import { add, type Card, type Display, emptyDisplay } from '../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import type { Row } from '../../../game/ru-ra-re/table.ts';
import type { BySeat, Seat } from '../../../game/shared/seats.ts';

/** The table as it stood after some of the events: what the board shows during the telling of a throw (see `useTold`). */
export type Scene = {
  /** The round, from 1: the next one begins when the rows are filled for it. */
  readonly round: number;
  readonly rows: readonly (readonly Card[])[];
  readonly displays: BySeat<Readonly<Display>>;
  readonly totals: BySeat<number>;
  /** The hands of the last throw: fingers by seat; empty before the first one. */
  readonly hands: ReadonlyMap<Seat, Row>;
  /** What is being told of that throw. */
  readonly told:
    | { readonly kind: 'show' }
    | {
        readonly kind: 'clash';
        readonly row: Row;
        readonly players: readonly Seat[];
        readonly lost: Card | null;
      }
    | { readonly kind: 'take'; readonly row: Row; readonly player: Seat; readonly cards: readonly Card[] }
    | null;
};

/** The scene after the first `n` events. */
export const sceneAfter = (events: readonly RuRaReEvent[], n: number, players: number): Scene => {
  let round = 1;
  let rows: (readonly Card[])[] = [];
  const displays: Display[] = Array.from({ length: players }, emptyDisplay);
  const totals: number[] = Array.from({ length: players }, () => 0);
  let hands = new Map<Seat, Row>();
  let told: Scene['told'] = null;
  for (const event of events.slice(0, n)) {
    told = null;
    switch (event.type) {
      case 'refill':
        round += 1;
        rows = [...event.rows];
        break;
      case 'setup':
        rows = [...event.rows];
        break;
      case 'show':
        hands = new Map(Object.entries(event.choices).map(([seat, row]) => [Number(seat), row]));
        told = { kind: 'show' };
        break;
      case 'clash':
        rows[event.row - 1] = rows[event.row - 1]!.slice(0, -1);
        told = { ...event, kind: 'clash' };
        break;
      case 'take':
        rows[event.row - 1] = [];
        add(displays[event.player]!, event.cards);
        told = { ...event, kind: 'take' };
        break;
      case 'score':
        totals[event.player] = event.total;
        break;
      case 'discard':
        for (const card of event.cards) displays[event.player]![card] = 0;
        break;
    }
  }
  return { round, rows, displays, totals, hands, told };
};
