import type { Random } from '../../../shared/random.ts';
import type { Seat } from '../../../shared/seats.ts';
import { shuffle } from '../../../shared/shuffle.ts';
import { CARDS, leaves } from '../../cards.ts';
import { ENOUGH, ROW_LENGTH } from '../../numbers.ts';
import {
  BOX,
  CHOICE,
  CHOSEN,
  DISPLAY,
  KINDS,
  LAST,
  OVER,
  type Packed,
  PILE,
  PILE_SIZE,
  PLAYERS,
  ROW,
  ROW_COUNT,
  ROW_SIZE,
  SCORED,
  SIZE,
  WAITING,
} from './board.ts';
import { scoreAll } from './score.ts';

const LEAVING = Int16Array.from(CARDS.flatMap((card, place) => (leaves(card) ? [place] : [])));

/** Writes the rows that may be chosen into a list; gives their number. */
export const legalRows = (board: Packed, into: Int8Array): number => {
  let count = 0;
  for (let row = 0; row < board[ROW_COUNT]!; row++) if (board[ROW_SIZE + row]! > 0) into[count++] = row;
  return count;
};

/**
 * A seat that is asked chooses a row; the last one to choose brings about all that follows without chance, scorings at
 * the round's end included.
 * @returns whether the rows wait to be filled for the next round
 */
export const choose = (board: Packed, seat: Seat, row: number): boolean => {
  board[CHOICE + seat] = row;
  board[CHOSEN]! |= 1 << seat;
  return board[CHOSEN] === board[WAITING] && reveal(board);
};

const onRow = new Int8Array(8);

/** All hands at once: whoever is alone on a row takes it, the others lose its outermost card and throw again. */
const reveal = (board: Packed): boolean => {
  const waiting = board[WAITING]!;
  const players = board[PLAYERS]!;
  const rows = board[ROW_COUNT]!;
  onRow.fill(0);
  for (let seat = 0; seat < players; seat++) if ((waiting >> seat) & 1) onRow[board[CHOICE + seat]!]! += 1;
  let again = 0;
  for (let seat = 0; seat < players; seat++) {
    if (!((waiting >> seat) & 1)) continue;
    const row = board[CHOICE + seat]!;
    if (onRow[row] === 1) take(board, seat, row);
    else again |= 1 << seat;
  }
  let left = 0;
  for (let row = 0; row < rows; row++) {
    if (onRow[row]! > 1) {
      const size = board[ROW_SIZE + row]! - 1;
      board[ROW_SIZE + row] = size;
      board[BOX + board[ROW + ROW_LENGTH * row + size]!]! += 1;
    }
    if (board[ROW_SIZE + row]! > 0) left += 1;
  }
  if (again !== 0 && left > 1) {
    ask(board, again);
    return false;
  }
  settle(board);
  return board[OVER] === 0;
};

const take = (board: Packed, seat: Seat, row: number): void => {
  const size = board[ROW_SIZE + row]!;
  for (let i = 0; i < size; i++) board[DISPLAY + KINDS * seat + board[ROW + ROW_LENGTH * row + i]!]! += 1;
  board[SIZE + seat]! += size;
  board[ROW_SIZE + row] = 0;
};

const ask = (board: Packed, seats: number): void => {
  board[WAITING] = seats;
  board[CHOSEN] = 0;
};

/** Scorings where it is time for them, and what they use up. */
const settle = (board: Packed): void => {
  if (board[LAST] === 1) {
    scoreAll(board);
    ask(board, 0);
    board[OVER] = 1;
    return;
  }
  if (board[SCORED] === 1) return;
  let most = 0;
  for (let seat = 0; seat < board[PLAYERS]!; seat++)
    if (board[SIZE + seat]! > most) most = board[SIZE + seat]!;
  if (most < ENOUGH) return;
  scoreAll(board);
  for (let seat = 0; seat < board[PLAYERS]!; seat++)
    for (const card of LEAVING) {
      const count = board[DISPLAY + KINDS * seat + card]!;
      board[DISPLAY + KINDS * seat + card] = 0;
      board[SIZE + seat]! -= count;
      board[BOX + card]! += count;
    }
  board[SCORED] = 1;
};

/**
 * Fills the rows for the next round: row 1 first, the new cards outermost; when that uses up the pile the round is the
 * last.
 * @param random the chance of the match after its set-up: it shuffles the box
 */
export const fillRows = (board: Packed, random: Random): void => {
  let box: number[] | null = null;
  for (let row = 0; row < board[ROW_COUNT]!; row++) {
    while (board[ROW_SIZE + row]! < ROW_LENGTH) {
      if (board[PILE_SIZE] === 0 && box === null) box = shuffle(boxed(board), random);
      let card: number | undefined;
      if (box === null) {
        board[PILE_SIZE]! -= 1;
        card = board[PILE + board[PILE_SIZE]!];
      } else {
        card = box.pop();
        if (card === undefined) break;
        board[BOX + card]! -= 1;
      }
      board[ROW + ROW_LENGTH * row + board[ROW_SIZE + row]!] = card!;
      board[ROW_SIZE + row]! += 1;
    }
  }
  board[LAST] = Number(board[PILE_SIZE] === 0);
  ask(board, (1 << board[PLAYERS]!) - 1);
};

/** The cards of the box, in the order of `CARDS`. */
const boxed = (board: Packed): number[] => {
  const cards: number[] = [];
  for (let card = 0; card < KINDS; card++) for (let n = board[BOX + card]!; n > 0; n--) cards.push(card);
  return cards;
};
