import type { AnyMove } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { type Move, type Refusal, ROWS, type Row, type Table } from './table.ts';

/** Everybody who is asked in this throw, those too who have chosen and may still choose otherwise. */
export const asked = ({ step, waiting }: Table): readonly Seat[] => (step.kind === 'over' ? [] : waiting);

/** Those who are asked and have not chosen yet. */
export const seatsToAct = ({ step, waiting, chosen }: Table): readonly Seat[] =>
  step.kind === 'over' ? [] : waiting.filter(seat => !chosen[seat]);

/** Made once and handed out again and again: simulations ask for moves millions of times. By round, throw and row. */
const CHOICES: Choices[][] = [];
type Choices = Readonly<Record<Row, Move>>;
const choicesOf = (round: number, throwNumber: number): Choices => {
  CHOICES[round] ??= [];
  CHOICES[round][throwNumber] ??= Object.fromEntries(
    ROWS.map(row => [row, ['choose', round, throwNumber, row]]),
  ) as unknown as Choices;
  return CHOICES[round][throwNumber];
};

/** Any row that holds cards, for everybody who is asked. */
export const legalMoves = (table: Table, seat: Seat): readonly Move[] => {
  if (!asked(table).includes(seat)) return [];
  const choices = choicesOf(table.round, table.throw);
  const moves: Move[] = [];
  for (const row of ROWS) {
    const cards = table.rows[row - 1];
    if (cards !== undefined && cards.length > 0) moves.push(choices[row]);
  }
  return moves;
};

/** Why a move is refused, or null when it is legal. Anything may be asked: moves come from anywhere. */
export const refusalOf = (table: Table, seat: Seat, move: AnyMove): Refusal | null => {
  const [name, round, throwNumber, row] = move;
  if (table.step.kind === 'over') return 'match-over';
  if (name !== 'choose' || move.length > 4) return 'unknown-move';
  if (!table.waiting.includes(seat)) return 'not-asked';
  if (round !== table.round || throwNumber !== table.throw) return 'not-this-throw';
  const cards = ROWS.includes(row as Row) ? table.rows[(row as Row) - 1] : undefined;
  if (cards === undefined) return 'no-such-row';
  return cards.length === 0 ? 'empty-row' : null;
};
