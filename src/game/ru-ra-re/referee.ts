import type { Fault, Referee } from '../referee.ts';
import { inOrder } from '../shared/lists.ts';
import { boxThatBrings, shuffledBox } from './box.ts';
import { CARDS, type Card, IN_DECK, isCard } from './cards.ts';
import type { RuRaReEvent } from './events.ts';
import { fillings } from './fillings.ts';
import { gameBy } from './game.ts';
import { FOR_PLAYERS, ROW_LENGTH } from './numbers.ts';
import { piecesFor } from './pieces.ts';
import { laid, setup } from './setup.ts';
import type { Move, Options, Row, State } from './table.ts';

/** Items of a score in one order, and none that is worth nothing. */
const normal = (event: RuRaReEvent): RuRaReEvent => {
  // Cards that leave and seats that clash or wait are told in no order.
  if (event.type === 'discard') return { ...event, cards: sorted(event.cards) };
  if (event.type === 'clash') return { ...event, players: sorted(event.players) };
  if (event.type === 'round-end') return { ...event, nothing: sorted(event.nothing) };
  if (event.type !== 'score' || !Array.isArray(event.items)) return event;
  const items = event.items.filter(item => item?.points !== 0);
  return { ...event, items: inOrder(items, item => String(item?.for)) };
};

/** Replays and checks records of Ru-Ra-Re from their public events alone. */
export const referee: Referee<State, Move, RuRaReEvent, Options> = {
  begin: (players, options, events) => {
    const brought = cardsBrought(players, events);
    if ('problem' in brought) return brought;
    const { drawn, unseen } = brought;
    const { rowCount, inPlay } = piecesFor(players);
    const rest = unseen.splice(0, inPlay - drawn.length);
    const pile = [...drawn, ...rest].reverse();
    return laid({ players, rowCount, options, pile, box: unseen, seed: '' });
  },

  rulesFor: (players, events) => {
    const brought = cardsBrought(players, events);
    return gameBy(boxThatBrings('problem' in brought ? [] : brought.fromBox)).rules;
  },

  againstSeed: (seed, players, options, events) => {
    const { rows, secret } = setup({ players, options, seed });
    const order = [...rows.flat(), ...secret.pile.reverse()];
    let boxLeft: Card[] | null = null;
    let drawn = 0;
    for (const { event, cards, away } of fillings(events)) {
      for (const card of cards) {
        if (drawn >= order.length) boxLeft ??= shuffledBox([...secret.box, ...away], seed);
        const right = boxLeft === null ? order[drawn] : boxLeft.pop();
        if (card !== right) return { event, problem: `the seed brings ${right} where ${card} stands` };
        drawn += 1;
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

  normal,
  together: ({ type }) => MOMENTS[type] ?? null,
};

/** Hands are shown, points counted and cards put away by all at once. */
const MOMENTS: Partial<Readonly<Record<RuRaReEvent['type'], string>>> = {
  take: 'hands',
  clash: 'hands',
  score: 'score',
  discard: 'discard',
};

type Brought = {
  /** From the pile, in the order in which they were drawn: those of the set-up first. */
  readonly drawn: readonly Card[];
  /** From the box, likewise. */
  readonly fromBox: readonly Card[];
  /** The cards that were never drawn from the pile. */
  readonly unseen: Card[];
};

/** What pile and box brought, as far as the events tell; a fault where the deck does not hold such cards. */
const cardsBrought = (players: number, events: readonly RuRaReEvent[]): Brought | Fault => {
  const pieces = FOR_PLAYERS[players];
  if (pieces === undefined) return { event: null, problem: `Ru-Ra-Re is not for ${players} players` };
  const { rowCount, inPlay } = pieces;
  const [first] = events;
  const rows: unknown = first?.type === 'setup' ? first.rows : null;
  const fits =
    Array.isArray(rows) &&
    rows.length === rowCount &&
    rows.every(row => Array.isArray(row) && row.length === ROW_LENGTH);
  if (!fits) return { event: 0, problem: `"setup" must lay ${rowCount} rows of ${ROW_LENGTH} cards` };

  const left: Record<Card, number> = { ...IN_DECK };
  const drawn: Card[] = [];
  const fromBox: Card[] = [];
  for (const { event, cards } of fillings(events)) {
    for (const card of cards) {
      if (!isCard(card)) return { event, problem: `${JSON.stringify(card)} is no card` };
      if (drawn.length === inPlay) {
        fromBox.push(card);
        continue;
      }
      if (left[card] === 0) return { event, problem: `there are only ${IN_DECK[card]} of ${card}` };
      left[card] -= 1;
      drawn.push(card);
    }
  }
  const unseen = CARDS.flatMap(card => Array<Card>(left[card]).fill(card));
  return { drawn, fromBox, unseen };
};

const sorted = <T>(list: readonly T[]): readonly T[] => (Array.isArray(list) ? [...list].sort() : list);
