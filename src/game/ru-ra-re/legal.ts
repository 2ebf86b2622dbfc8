import type { AnyMove } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import {
  type Move,
  type Refusal,
  ROWS,
  type Round,
  type Row,
  type Table,
  type Throw,
  type View,
} from './table.ts';

/** Everybody who is asked in this throw, those too who have chosen and may still choose otherwise. */
export const asked = ({ step, waiting }: Table | View): readonly Seat[] =>
  step.kind === 'over' ? [] : waiting;

/** Those who are asked and have not chosen yet. */
export const seatsToAct = ({ step, waiting, chosen }: Table | View): readonly Seat[] =>
  step.kind === 'over' ? [] : waiting.filter(seat => !chosen[seat]);

/** Made once and handed out again and again: simulations ask for moves millions of times. By round, throw and row. */
const CHOICES: (readonly Move[])[][] = [];
const choicesOf = (round: Round, throwNumber: Throw): readonly Move[] => {
  CHOICES[round] ??= [];
  CHOICES[round][throwNumber] ??= ROWS.map(row => ['choose', round, throwNumber, row]);
  return CHOICES[round][throwNumber];
};

/** Any row that holds cards, for everybody who is asked. */
export const legalMoves = (table: Table | View, seat: Seat): readonly Move[] => {
  if (!asked(table).includes(seat)) return [];
  const moves: Move[] = [];
  for (const choice of choicesOf(table.round, table.throw)) {
    const cards = table.rows[choice[3] - 1];
    if (cards !== undefined && cards.length > 0) moves.push(choice);
  }
  return moves;
};

/** Why a move is refused, or null when it is legal. Anything may be asked: moves come from anywhere. */
export const refusalOf = (table: Table | View, seat: Seat, move: AnyMove): Refusal | null => {
  const [name, round, throwNumber, row] = move;
  if (table.step.kind === 'over') return 'match-over';
  if (name !== 'choose' || move.length > 4) return 'unknown-move';
  if (!table.waiting.includes(seat)) return 'not-asked';
  if (round !== table.round || throwNumber !== table.throw) return 'not-this-throw';
  const cards = ROWS.includes(row as Row) ? table.rows[(row as Row) - 1] : undefined;
  if (cards === undefined) return 'no-such-row';
  return cards.length === 0 ? 'empty-row' : null;
};
