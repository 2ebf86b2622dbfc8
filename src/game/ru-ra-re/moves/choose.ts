import { assertDefined } from '../../shared/assert.ts';
import { at, type Seat } from '../../shared/seats.ts';
import { ask } from '../asking.ts';
import { add } from '../cards.ts';
import type { RuRaReEvent } from '../events.ts';
import { endRound } from '../round.ts';
import {
  type Move,
  ROWS,
  type Round,
  type Row,
  type Rule,
  type State,
  type Table,
  type Throw,
} from '../table.ts';

/** Made once and handed out again and again: simulations ask for moves millions of times. By round, throw and row. */
const CHOICES: (readonly Move[])[][] = [];
const choicesOf = (round: Round, throwNumber: Throw): readonly Move[] => {
  CHOICES[round] ??= [];
  CHOICES[round][throwNumber] ??= ROWS.map(row => ['choose', round, throwNumber, row]);
  return CHOICES[round][throwNumber];
};

/** A row that holds cards, in secret, until the last one of the throw has chosen. Whoever chooses again chooses otherwise. */
export const choose: Rule<'choose'> = {
  args: 3,
  refusal: (table, _seat, round, throwNumber, row) => {
    if (round !== table.round || throwNumber !== table.throw) return 'not-this-throw';
    const cards = ROWS.includes(row as Row) ? table.rows[(row as Row) - 1] : undefined;
    if (cards === undefined) return 'no-such-row';
    return cards.length === 0 ? 'empty-row' : null;
  },
  legal: (table, _seat, moves) => {
    for (const choice of choicesOf(table.round, table.throw)) {
      const cards = table.rows[choice[3] - 1];
      if (cards !== undefined && cards.length > 0) moves.push(choice);
    }
  },
  make: (state, seat, events, _round, _throw, row) => {
    state.secret.choices[seat] = row;
    state.chosen[seat] = true;
    for (const other of state.waiting) if (!state.chosen[other]) return;
    reveal(state, events);
  },
};

/** All hands at once: whoever is alone on a row takes it, the others lose its outermost card and throw again. */
const reveal = (state: State, events: RuRaReEvent[]): void => {
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
  if (throwsAgain(rows, again)) {
    state.throw += 1;
    ask(state, again);
  } else {
    endRound(state, again, events);
  }
};

/** Those who got nothing throw again while there is more than one row to choose. */
export const throwsAgain = (rows: Table['rows'], nothing: readonly Seat[]): boolean =>
  nothing.length > 0 && rows.filter(row => row.length > 0).length > 1;
