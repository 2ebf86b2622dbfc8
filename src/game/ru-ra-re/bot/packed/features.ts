import type { Layout } from '../../../shared/nets/features.ts';
import { CARDS, IN_DECK } from '../../cards.ts';
import { ENOUGH, ROW_LENGTH } from '../../numbers.ts';
import {
  BOX,
  DISPLAY,
  KINDS,
  type Packed,
  PILE_SIZE,
  PLAYERS,
  ROW_COUNT,
  ROW_SIZE,
  SCORED,
  SIZE,
  TOTAL,
} from './board.ts';
import {
  CHURCH,
  FARMER,
  FARMHOUSE,
  FARMWIFE,
  FIRST_ANIMAL,
  KING,
  KNIGHT,
  POINTS_2,
  scoreAlone,
} from './score.ts';

/** The end of a round, before the rows are filled, as a net is told of it. */
export const LAYOUT: Layout = { ofTable: 8, ofSeat: 44 };
/** The place of the points of scorings that have been, in these units. */
export const TOTAL_FEATURE = 42;
export const POINTS_UNIT = 30;

const DECK = Int16Array.from(CARDS, card => IN_DECK[card]);

/**
 * How many of each card may still come to somebody: they lie in no display and are not known to be gone.
 * @param unseen how many of each were put into the box unseen, where the box holds them
 */
export const leftOver = (board: Packed, unseen: Int16Array | null, into: Int16Array): void => {
  for (let card = 0; card < KINDS; card++) {
    let left = DECK[card]! - board[BOX + card]! + (unseen === null ? 0 : unseen[card]!);
    for (let seat = 0; seat < board[PLAYERS]!; seat++) left -= board[DISPLAY + KINDS * seat + card]!;
    into[card] = left;
  }
};

/** As many ones as a count is high, of so many places. */
const rise = (into: Float32Array, from: number, places: number, count: number): void => {
  const ones = count < places ? count : places;
  for (let n = 0; n < places; n++) into[from + n] = n < ones ? 1 : 0;
};

/**
 * Describes what lies in front of a seat at the end of a round.
 * @param counts the display begins at `from` in it
 * @param size how many cards that are; 0 once the first scoring has been, as nothing hangs on it then
 * @param at where in `into` its numbers begin
 */
export const describeSeat = (
  counts: Int16Array,
  from: number,
  size: number,
  total: number,
  left: Int16Array,
  into: Float32Array,
  at: number,
): void => {
  const kings = counts[from + KING]!;
  const knights = counts[from + KNIGHT]!;
  rise(into, at, 7, kings);
  rise(into, at + 7, 4, counts[from + CHURCH]!);
  rise(into, at + 11, 6, knights);
  const men = counts[from + FARMER]!;
  const women = counts[from + FARMWIFE]!;
  const houses = counts[from + FARMHOUSE]!;
  const couples = men < women ? men : women;
  rise(into, at + 17, 3, couples);
  rise(into, at + 20, 2, couples < houses ? couples : houses);
  rise(into, at + 22, 2, men > women ? men - women : 0);
  rise(into, at + 24, 2, women > men ? women - men : 0);
  rise(into, at + 26, 2, houses > couples ? houses - couples : 0);
  into[at + 28] =
    (2 * counts[from + POINTS_2]! + 3 * counts[from + POINTS_2 + 1]! + 4 * counts[from + POINTS_2 + 2]!) / 10;
  let sum = 0;
  let hope = 0;
  for (let n = 30; n < 35; n++) into[at + n] = 0;
  for (let card = FIRST_ANIMAL; card < KINDS; card++) {
    const n = counts[from + card]!;
    if (n === 0) continue;
    sum += n * (n + 1);
    hope += n * left[card]!;
    for (let m = 0; m < n; m++) into[at + 30 + m]! += 0.25;
  }
  into[at + 29] = sum / 20;
  into[at + 35] = hope / 20;
  into[at + 36] = (kings * left[KING]!) / 20;
  into[at + 37] = size / ENOUGH;
  for (let n = 0; n < 4; n++) into[at + 38 + n] = size >= ENOUGH - 4 + n ? 1 : 0;
  into[at + TOTAL_FEATURE] = total / POINTS_UNIT;
  into[at + 43] = (scoreAlone(counts, from) + knights) / POINTS_UNIT;
};

const PILE_STEPS = [1, 9, 18, 27, 36, 50];

/**
 * Describes how far the match has come, from place 0 on.
 * @param scored whether the first scoring has been
 * @param pile how many cards are left in it once the rows are filled; less than one: the next round is the last
 */
export const describeTable = (scored: boolean, pile: number, into: Float32Array): void => {
  into[0] = pile > 0 ? pile / 90 : 0;
  for (const [n, step] of PILE_STEPS.entries()) into[1 + n] = pile < step ? 1 : 0;
  into[7] = scored ? 1 : 0;
};

const left = new Int16Array(KINDS);
const leftToSeat = new Int16Array(KINDS);

/**
 * Describes the end of a round after its scoring, before the rows are filled, as `LAYOUT` has it with seat 0 looking. What
 * may still come to a seat is told as at the start of the round, less what it took itself: so a row is worth the same to
 * it whatever the others take.
 * @param start the match as it was at the start of the round, or of its last throw
 * @param unseen as for `leftOver`
 */
export const describeRoundEnd = (
  board: Packed,
  start: Packed,
  unseen: Int16Array | null,
  into: Float32Array,
): void => {
  const scored = board[SCORED] === 1;
  let pile = board[PILE_SIZE]! - ROW_LENGTH * board[ROW_COUNT]!;
  for (let row = 0; row < board[ROW_COUNT]!; row++) pile += board[ROW_SIZE + row]!;
  describeTable(scored, pile > 0 ? pile : 0, into);
  leftOver(start, unseen, left);
  for (let seat = 0; seat < board[PLAYERS]!; seat++) {
    const from = DISPLAY + KINDS * seat;
    // Kings and animals never leave a display, and hopes hang on them alone.
    for (let card = 0; card < KINDS; card++)
      leftToSeat[card] = left[card]! - board[from + card]! + start[from + card]!;
    const size = scored ? 0 : board[SIZE + seat]!;
    const at = LAYOUT.ofTable + LAYOUT.ofSeat * seat;
    describeSeat(board, from, size, board[TOTAL + seat]!, leftToSeat, into, at);
  }
};
