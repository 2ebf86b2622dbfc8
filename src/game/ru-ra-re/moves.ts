import { assertDefined } from '../shared/assert.ts';
import { at, type Seat } from '../shared/seats.ts';
import type { BoxShuffle } from './box.ts';
import { add, cardsOf, leaves, sizeOf } from './cards.ts';
import type { RuRaReEvent } from './events.ts';
import { scoreDisplays, sumOf, winnersOf } from './score.ts';
import { type Move, ROW_LENGTH, ROWS, type Row, type State } from './table.ts';

/** With so many cards in front of somebody the first scoring comes. */
export const ENOUGH = 13;

/**
 * Makes a legal move: a choice stays hidden until the last one of the throw. An illegal one spoils the state.
 * @param shuffleBox the chance of a match after its set-up: into what order the box comes for the last round
 */
export const applyBy =
  (shuffleBox: BoxShuffle) =>
  (state: State, seat: Seat, [, , , row]: Move): readonly RuRaReEvent[] => {
    state.secret.choices[seat] = row;
    state.chosen[seat] = true;
    for (const other of state.waiting) if (!state.chosen[other]) return [];
    const events: RuRaReEvent[] = [];
    reveal(state, shuffleBox, events);
    return events;
  };

/** All hands at once: whoever is alone on a row takes it, the others lose its outermost card and throw again. */
const reveal = (state: State, shuffleBox: BoxShuffle, events: RuRaReEvent[]): void => {
  const { secret, waiting, rows } = state;
  const choices: Record<string, Row> = {};
  const byRow: ([Seat, ...Seat[]] | undefined)[] = [];
  for (const seat of waiting) {
    const row = assertDefined(secret.choices[seat], 'all who are waiting have chosen');
    choices[seat] = row;
    const there = byRow[row];
    if (there === undefined) byRow[row] = [seat];
    else there.push(seat);
  }
  events.push({ type: 'show', choices });

  const again: Seat[] = [];
  for (const row of ROWS) {
    const players = byRow[row];
    const cards = rows[row - 1];
    if (players === undefined || cards === undefined) continue;
    if (players.length === 1) {
      const [player] = players;
      rows[row - 1] = [];
      add(at(state.displays, player), cards);
      events.push({ type: 'take', player, row, cards: [...cards] });
    } else {
      const lost = assertDefined(cards.pop(), 'nobody may choose an empty row');
      secret.box.push(lost);
      again.push(...players);
      events.push({ type: 'clash', row, players, lost });
    }
  }
  again.sort((a, b) => a - b);
  if (again.length > 0 && rows.filter(row => row.length > 0).length > 1) {
    state.throw += 1;
    ask(state, again);
  } else {
    endRound(state, again, shuffleBox, events);
  }
};

const ask = (state: State, seats: Seat[]): void => {
  state.waiting = seats;
  state.chosen.fill(false);
  state.secret.choices.fill(null);
};

/** Scorings where it is time for them, then full rows for the next round, or the end. */
const endRound = (
  state: State,
  nothing: readonly Seat[],
  shuffleBox: BoxShuffle,
  events: RuRaReEvent[],
): void => {
  events.push({ type: 'round-end', round: state.round, nothing });
  if (state.lastRound) {
    score(state, 2, events);
    const { totals } = state;
    const end = { scores: [...totals], winners: winnersOf(totals) };
    events.push({ type: 'end', ...end });
    ask(state, []);
    state.step = { kind: 'over', ...end };
    return;
  }
  if (!state.scored && state.displays.some(display => sizeOf(display) >= ENOUGH)) {
    score(state, 1, events);
    discard(state, events);
    state.scored = true;
  }
  refill(state, shuffleBox, events);
  state.round += 1;
  state.throw = 1;
  ask(
    state,
    state.displays.map((_, seat) => seat),
  );
};

const score = (state: State, scoring: 1 | 2, events: RuRaReEvent[]): void => {
  for (const [player, items] of scoreDisplays(state.displays).entries()) {
    const points = sumOf(items);
    const total = at(state.totals, player) + points;
    state.totals[player] = total;
    events.push({ type: 'score', scoring, player, items, points, total });
  }
};

/** What the first scoring uses up goes to the box. */
const discard = ({ displays, secret }: State, events: RuRaReEvent[]): void => {
  for (const [player, display] of displays.entries()) {
    const cards = cardsOf(display).filter(leaves);
    if (cards.length === 0) continue;
    for (const card of cards) display[card] = 0;
    secret.box.push(...cards);
    events.push({ type: 'discard', player, cards });
  }
};

/** Row 1 first, the new cards outermost; when that uses up the pile the next round is the last. */
const refill = (state: State, shuffleBox: BoxShuffle, events: RuRaReEvent[]): void => {
  const { rows, secret } = state;
  let reshuffled = false;
  for (const row of rows) {
    while (row.length < ROW_LENGTH) {
      if (secret.pile.length === 0 && !reshuffled) {
        reshuffled = true;
        secret.box.splice(0, secret.box.length, ...shuffleBox(secret.box, secret.seed));
      }
      const card = (reshuffled ? secret.box : secret.pile).pop();
      if (card === undefined) break;
      row.push(card);
    }
  }
  state.pile = secret.pile.length;
  state.lastRound = secret.pile.length === 0;
  events.push({ type: 'refill', rows: rows.map(row => [...row]), reshuffled });
};
