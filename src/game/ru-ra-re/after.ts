import type { GameRules } from '../contract.ts';
import { addAt } from '../shared/lists.ts';
import { at, type Seat } from '../shared/seats.ts';
import { CARDS, type Card, IN_DECK } from './cards.ts';
import type { RuRaReEvent } from './events.ts';
import { throwsAgain } from './moves/choose.ts';
import type { Move, Options, Refusal, Round, Row, State, Throw, View } from './table.ts';
import { view as viewOf } from './view.ts';

/** What no record holds: that somebody has chosen, or has not after all. Which row, only they themselves hear. */
export type Aside =
  | { readonly type: 'chosen'; readonly player: Seat; readonly row?: Row }
  | { readonly type: 'taken-back'; readonly player: Seat; readonly own?: true };

type Rules = GameRules<State, View, Move, RuRaReEvent, Options, Refusal, Aside>;
/** A view while it is made. */
type Seen = {
  -readonly [Key in keyof View]: Key extends 'displays'
    ? number[][]
    : Key extends 'gone'
      ? number[]
      : View[Key];
};

/** What somebody sees after an event. */
export const after: Rules['after'] = (before, event) => {
  const view = viewOf(before, null) as Seen;
  switch (event.type) {
    case 'setup':
      break;
    case 'chosen':
      view.chosen[event.player] = true;
      if (event.row !== undefined) view.choice = event.row;
      break;
    case 'taken-back':
      view.chosen[event.player] = false;
      if (event.own) view.choice = null;
      break;
    case 'show':
      for (const seat of view.waiting) view.chosen[seat] = true;
      break;
    case 'take':
      addCards(at(view.displays, event.player), event.cards, 1);
      view.rows[event.row - 1] = [];
      view.waiting = view.waiting.filter(seat => seat !== event.player);
      settle(view, [event.player]);
      break;
    case 'clash':
      at(view.rows, event.row - 1).pop();
      addCards(view.gone, [event.lost], 1);
      settle(view, event.players);
      break;
    case 'round-end':
      ask(view, []);
      view.step = { kind: 'refill' };
      break;
    case 'score':
      view.totals[event.player] = event.total;
      if (event.scoring === 1) view.scored = true;
      break;
    case 'discard':
      addCards(at(view.displays, event.player), event.cards, -1);
      addCards(view.gone, event.cards, 1);
      break;
    case 'refill':
      seeRefilled(view, event);
      break;
    case 'end':
      view.step = { kind: 'over', scores: [...event.scores], winners: [...event.winners] };
  }
  return view;
};

const addCards = (counts: number[], cards: readonly Card[], times: 1 | -1): void => {
  for (const card of cards) addAt(counts, CARDS.indexOf(card), times);
};

/** The next throw asks these seats, none of whom has chosen. */
const ask = (view: Seen, seats: Seat[]): void => {
  view.waiting = seats;
  view.chosen.fill(false);
  view.choice = null;
};

/** What came of these choices has been seen. After the last one whoever got nothing throws again, or the round ends. */
const settle = (view: Seen, players: readonly Seat[]): void => {
  for (const seat of players) view.chosen[seat] = false;
  if (view.chosen.includes(true)) return;
  if (throwsAgain(view.rows, view.waiting)) view.throw = (view.throw + 1) as Throw;
  ask(view, view.waiting);
};

/** New cards lie in the rows; when that has used up the pile the next round is the last, and what lies nowhere is in the box. */
const seeRefilled = (view: Seen, { rows, reshuffled }: Extract<RuRaReEvent, { type: 'refill' }>): void => {
  const cardsIn = (some: readonly (readonly Card[])[]) => some.flat().length;
  view.pile = reshuffled ? 0 : view.pile - (cardsIn(rows) - cardsIn(view.rows));
  view.lastRound = view.pile === 0;
  for (const [n, row] of rows.entries()) view.rows[n] = [...row];
  if (view.lastRound) {
    view.gone = CARDS.map(card => IN_DECK[card]);
    for (const display of view.displays)
      for (const [n, cards] of display.entries()) addAt(view.gone, n, -cards);
    addCards(view.gone, rows.flat(), -1);
  }
  view.round = (view.round + 1) as Round;
  view.throw = 1 as Throw;
  ask(
    view,
    view.displays.map((_, seat) => seat),
  );
  view.step = { kind: 'choose' };
};

/** What somebody hears of a move: of one that causes no event, that somebody has chosen, or has taken that back. */
export const heard: NonNullable<Rules['heard']> = ({ chosen, secret }, reader, by, events) => {
  if (events.length > 0) return events;
  const row = reader === by ? secret.choices[by] : null;
  if (chosen[by]) return [{ type: 'chosen', player: by, ...(row != null && { row }) }];
  return [{ type: 'taken-back', player: by, ...(reader === by && { own: true }) }];
};
