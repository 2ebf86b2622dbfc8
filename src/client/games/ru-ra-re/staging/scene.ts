import { add, type Card, type Display, displayOf, emptyDisplay } from '../../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import { piecesFor } from '../../../../game/ru-ra-re/pieces.ts';
import type { Row, View } from '../../../../game/ru-ra-re/table.ts';
import type { BySeat, Seat } from '../../../../game/shared/seats.ts';

/** The table as it stood after some of the events: what the board shows during the telling of a throw (see `useTold`). */
export type Scene = {
  /** The round, from 1: the next one begins when the rows are filled for it. */
  readonly round: number;
  readonly rows: readonly (readonly Card[])[];
  /** How many cards are left in the pile. */
  readonly pile: number;
  readonly displays: BySeat<Readonly<Display>>;
  readonly totals: BySeat<number>;
  /** What each has taken in the last round that brought anything. */
  readonly gained: BySeat<ReadonlySet<Card>>;
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

/** The scene as the view has it, where the events before the last few are not known. */
export const sceneNow = (view: View, events: readonly RuRaReEvent[]): Scene => {
  const show = events.findLast(event => event.type === 'show');
  return {
    round: view.round,
    rows: view.rows,
    pile: view.pile,
    displays: view.displays.map(displayOf),
    totals: view.totals,
    gained: gainedIn(events, view.totals.length),
    hands: handsOf(show?.choices ?? {}),
    told: null,
  };
};

const handsOf = (choices: Readonly<Record<string, Row>>): ReadonlyMap<Seat, Row> =>
  new Map(Object.entries(choices).map(([seat, row]) => [Number(seat), row]));

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

/** The scene after the first `n` events; `isFlying`: what the last of them takes has not arrived. */
export const sceneAfter = (
  events: readonly RuRaReEvent[],
  n: number,
  players: number,
  isFlying = false,
): Scene => {
  const here = isFlying ? n - 1 : n;
  let round = 1;
  let rows: (readonly Card[])[] = [];
  let { inPlay: pile } = piecesFor(players);
  const displays: Display[] = Array.from({ length: players }, emptyDisplay);
  const totals: number[] = Array.from({ length: players }, () => 0);
  let hands: ReadonlyMap<Seat, Row> = new Map();
  let told: Scene['told'] = null;
  for (const [i, event] of events.slice(0, n).entries()) {
    told = null;
    switch (event.type) {
      case 'refill':
        round += 1;
        // In the last round the box fills what the pile does not.
        pile = Math.max(0, pile - event.rows.flat().length + rows.flat().length);
        rows = [...event.rows];
        break;
      case 'setup':
        pile -= event.rows.flat().length;
        rows = [...event.rows];
        break;
      case 'show':
        hands = handsOf(event.choices);
        told = { kind: 'show' };
        break;
      case 'clash':
        rows[event.row - 1] = rows[event.row - 1]!.slice(0, -1);
        told = { ...event, kind: 'clash' };
        break;
      case 'take':
        rows[event.row - 1] = [];
        if (i < here) add(displays[event.player]!, event.cards);
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
  const gained = gainedIn(events.slice(0, here), players);
  return { round, rows, pile, displays, totals, gained, hands, told };
};

/** How many cards lie in the box after the first `told` events. */
export const boxAfter = ({ gone, lastRound }: View, events: readonly RuRaReEvent[], told: number): number => {
  const untold = events.slice(told);
  // What was in the box before it filled the last round's rows, the view no longer tells.
  if (lastRound && untold.some(({ type }) => type === 'refill')) return boxedIn(events.slice(0, told));
  return gone.reduce((sum, n) => sum + n, 0) - boxedIn(untold);
};

const boxedIn = (events: readonly RuRaReEvent[]): number =>
  events.reduce(
    (sum, event) => sum + (event.type === 'clash' ? 1 : event.type === 'discard' ? event.cards.length : 0),
    0,
  );
