import type { Seat } from '../../../shared/seats.ts';
import { CARDS, type Card, DECK_SIZE } from '../../cards.ts';
import { ROW_LENGTH } from '../../numbers.ts';
import { ROWS, type Row, type Table, type View } from '../../table.ts';

/**
 * A match as thoughts by the ten thousand need it: one list of small numbers, a card by its place in `CARDS`, a row and a
 * seat by its number from 0. A copy is one copied list.
 */
export type Packed = Int16Array;

export const KINDS = CARDS.length;
const MOST_SEATS = 4;
const MOST_CARDS = DECK_SIZE;

/** Where in the list things are, and how far they reach. */
/** By `3 * row + place`, the innermost first: cards, and whatever lay there before beyond the size of the row. */
export const ROW = 0;
/** By row: how many cards it holds. */
export const ROW_SIZE = ROW + ROWS.length * ROW_LENGTH;
/** By `KINDS * seat + card`: how many lie in front of a seat. */
export const DISPLAY = ROW_SIZE + ROWS.length;
/** By seat: how many cards lie in front of it. */
export const SIZE = DISPLAY + MOST_SEATS * KINDS;
/** By seat: points of the scorings that have been. */
export const TOTAL = SIZE + MOST_SEATS;
/** By card: how many are in the box. */
export const BOX = TOTAL + MOST_SEATS;
/** By seat: the row chosen in this throw. Counts for those in `CHOSEN` only. */
export const CHOICE = BOX + KINDS;
/** The pile, the next card to be drawn last. */
export const PILE = CHOICE + MOST_SEATS;
const ONES = PILE + MOST_CARDS;
export const PILE_SIZE = ONES;
/** Bits by seat: who is asked in this throw, and who has chosen. */
export const WAITING = ONES + 1;
export const CHOSEN = ONES + 2;
export const PLAYERS = ONES + 3;
export const ROW_COUNT = ONES + 4;
/** The first scoring has been; this round is the last; the match is over: 0 or 1. */
export const SCORED = ONES + 5;
export const LAST = ONES + 6;
export const OVER = ONES + 7;
const LENGTH = ONES + 8;

const PLACE = new Map(CARDS.map((card, place) => [card, place]));

/** What nobody, or only one player, may see. The last card of the pile is drawn next. */
export type Hidden = {
  readonly pile: readonly Card[];
  readonly box: readonly Card[];
  readonly choices: readonly (Row | null)[];
};

/** A whole match. */
export const pack = (table: Table, { pile, box, choices }: Hidden): Packed => {
  const board = packMiddle(table);
  for (const [seat, display] of table.displays.entries())
    packDisplay(
      board,
      seat,
      CARDS.map(card => display[card]),
    );
  for (const [i, card] of pile.entries()) board[PILE + i] = PLACE.get(card)!;
  for (const card of box) board[BOX + PLACE.get(card)!]! += 1;
  for (const [seat, row] of choices.entries()) if (row !== null) board[CHOICE + seat] = row - 1;
  return board;
};

/** What a seat sees: the cards of the pile are no cards, and in the box is what everybody knows to be there. */
export const packView = (view: View): Packed => {
  const board = packMiddle(view);
  for (const [seat, counts] of view.displays.entries()) packDisplay(board, seat, counts);
  for (const [card, count] of view.gone.entries()) board[BOX + card] = count;
  return board;
};

const packDisplay = (board: Packed, seat: Seat, counts: readonly number[]): void => {
  for (const [card, count] of counts.entries()) {
    board[DISPLAY + KINDS * seat + card] = count;
    board[SIZE + seat]! += count;
  }
};

const packMiddle = (table: Table | View): Packed => {
  const board = new Int16Array(LENGTH);
  for (const [row, cards] of table.rows.entries()) {
    board[ROW_SIZE + row] = cards.length;
    for (const [i, card] of cards.entries()) board[ROW + ROW_LENGTH * row + i] = PLACE.get(card)!;
  }
  for (const [seat, total] of table.totals.entries()) board[TOTAL + seat] = total;
  for (const seat of table.waiting) {
    board[WAITING]! |= 1 << seat;
    if (table.chosen[seat]) board[CHOSEN]! |= 1 << seat;
  }
  board[PILE_SIZE] = table.pile;
  board[PLAYERS] = table.displays.length;
  board[ROW_COUNT] = table.rows.length;
  board[SCORED] = Number(table.scored);
  board[LAST] = Number(table.lastRound);
  board[OVER] = Number(table.step.kind === 'over');
  return board;
};
