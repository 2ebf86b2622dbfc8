import type { Fault, Referee } from '../referee.ts';
import { CARDS, type Card, IN_DECK, isCard } from './cards.ts';
import type { RuRaReEvent } from './events.ts';
import { rulesInPlay } from './rules-in-play.ts';
import { IN_PLAY, laid, ROW_LENGTH, ROWS, setup } from './setup.ts';
import type { Move, Options, Row, State } from './table.ts';

/** Replays and checks records of Ru-Ra-Re from their public events alone. */
export const referee: Referee<State, Move, RuRaReEvent, Options> = {
  begin: (players, options, events) => {
    const dealt = cardsBrought(players, events);
    if ('problem' in dealt) return dealt;
    const { drawn, boxBrings, unseen } = dealt;
    const rest = unseen.splice(0, IN_PLAY[players]! - drawn.length);
    const pile = [...drawn, ...rest].reverse();
    const rows = ROWS[players]!;
    return laid({ players, rows, options, pile, box: unseen, seed: '', boxBrings });
  },

  againstSeed: (seed, players, options, events) => {
    const { pile } = setup({ players, options, seed }).secret;
    const fresh = setup({ players, options, seed });
    const own = JSON.stringify(fresh.rows);
    const first = events.findIndex(event => event.type === 'setup');
    if (first >= 0 && JSON.stringify((events[first] as { rows: unknown }).rows) !== own) {
      return { event: first, problem: 'the seed lays other rows' };
    }
    let at = pile.length;
    for (const { event, cards } of fillings(events)) {
      for (const card of cards) {
        if (at === 0) break;
        at -= 1;
        if (pile[at] !== card) return { event, problem: `the seed brings ${pile[at]} where ${card} stands` };
      }
    }
    return null;
  },

  moveFor: (state, event) => {
    if (event.type !== 'show' || typeof event.choices !== 'object' || event.choices === null) return null;
    const seat = state.waiting.find(other => !state.chosen[other]);
    if (seat === undefined || !Object.hasOwn(event.choices, seat)) return null;
    return { seat, move: ['choose', state.round, state.throw, event.choices[seat] as Row] };
  },

  normal: event => event,
  rulesInPlay,
};

type Filling = { readonly event: number; readonly cards: readonly Card[] };

/** The cards that each filling of the rows has brought, in the order in which they were drawn. */
function* fillings(events: readonly RuRaReEvent[]): Generator<Filling & { readonly reshuffled: boolean }> {
  let lengths: number[] = [];
  for (const [i, event] of events.entries()) {
    if (event.type === 'setup') lengths = lengthsOf(event.rows);
    if (event.type === 'take') lengths[event.row - 1] = 0;
    if (event.type === 'clash') lengths[event.row - 1] = (lengths[event.row - 1] ?? 0) - 1;
    if (event.type !== 'refill' || !Array.isArray(event.rows)) continue;
    const cards = event.rows.flatMap((row, at) => (Array.isArray(row) ? row.slice(lengths[at] ?? 0) : []));
    yield { event: i, cards, reshuffled: event.reshuffled === true };
    lengths = lengthsOf(event.rows);
  }
}

const lengthsOf = (rows: unknown): number[] =>
  Array.isArray(rows) ? rows.map(row => (Array.isArray(row) ? row.length : 0)) : [];

type Brought = {
  /** From the pile, in the order in which they were drawn: those of the set-up first. */
  readonly drawn: readonly Card[];
  readonly boxBrings: readonly Card[] | null;
  /** The cards that were never drawn from the pile. */
  readonly unseen: Card[];
};

/** What pile and box brought, as far as the events tell; a fault where the deck does not hold such cards. */
const cardsBrought = (players: number, events: readonly RuRaReEvent[]): Brought | Fault => {
  const [first] = events;
  const rows: unknown = first?.type === 'setup' ? first.rows : null;
  const fits =
    Array.isArray(rows) &&
    rows.length === ROWS[players] &&
    rows.every(row => Array.isArray(row) && row.length === ROW_LENGTH);
  if (!fits) return { event: 0, problem: `"setup" must lay ${ROWS[players]} rows of ${ROW_LENGTH} cards` };

  const left = new Map<unknown, number>(CARDS.map(card => [card, IN_DECK[card]]));
  const take = (card: unknown): boolean => {
    const n = left.get(card) ?? 0;
    left.set(card, n - 1);
    return n > 0;
  };
  const drawn: Card[] = [];
  let boxBrings: Card[] | null = null;
  const deals: Filling[] = [{ event: 0, cards: (rows as Card[][]).flat() }, ...fillings(events)];
  for (const { event, cards } of deals) {
    for (const card of cards) {
      if (!isCard(card)) return { event, problem: `${JSON.stringify(card)} is no card` };
      if (drawn.length < IN_PLAY[players]!) {
        if (!take(card)) return { event, problem: `there are only ${IN_DECK[card]} of ${card}` };
        drawn.push(card);
      } else {
        boxBrings ??= [];
        boxBrings.push(card);
      }
    }
  }
  const unseen = CARDS.flatMap(card => Array<Card>(left.get(card) ?? 0).fill(card));
  const missing = boxBrings === null ? null : notInBox(events, unseen, boxBrings);
  if (missing !== null) return missing;
  return { drawn, boxBrings, unseen };
};

/** A card that the box is said to bring and that cannot have been in it, or null. */
const notInBox = (
  events: readonly RuRaReEvent[],
  unseen: readonly Card[],
  brought: readonly Card[],
): Fault | null => {
  const box = [...unseen];
  for (const [i, event] of events.entries()) {
    if (event.type === 'clash' && event.lost !== null) box.push(event.lost);
    if (event.type === 'discard' && Array.isArray(event.cards)) box.push(...event.cards);
    if (event.type !== 'refill' || event.reshuffled !== true) continue;
    for (const card of brought) {
      const at = box.indexOf(card);
      if (at < 0) return { event: i, problem: `the box holds no ${card}` };
      box.splice(at, 1);
    }
    break;
  }
  return null;
};
