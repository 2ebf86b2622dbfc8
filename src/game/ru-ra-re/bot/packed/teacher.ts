import type { Seat } from '../../../shared/seats.ts';
import { COUPLE_POINTS, FARM_POINTS, ROW_LENGTH } from '../../numbers.ts';
import type { Weights } from '../weights.ts';
import { DISPLAY, KINDS, LAST, type Packed, PLAYERS, ROW, ROW_SIZE, SCORED, WAITING } from './board.ts';
import { CHURCH, FARMER, FARMHOUSE, FARMWIFE, FIRST_ANIMAL, KING, KNIGHT, POINTS_2 } from './score.ts';

const MOST_ROWS = 8;
const counts = new Int16Array(KINDS);
const own = new Float64Array(MOST_ROWS);
const theirs = new Float64Array(MOST_ROWS);
const shares = new Float64Array(MOST_ROWS);
const alone = new Float64Array(MOST_ROWS);
const wanted = new Float64Array(MOST_ROWS);

/** What `steady` sees in a display, so that what a row adds to it is a difference. */
const standing = (most: number, both: number, weights: Weights): number => {
  let worth = 0;
  for (let n = 0; n < 3; n++) worth += (n + 2) * counts[POINTS_2 + n]!;
  const men = counts[FARMER]!;
  const women = counts[FARMWIFE]!;
  const couples = men < women ? men : women;
  const houses = counts[FARMHOUSE]!;
  const farms = couples < houses ? couples : houses;
  worth += COUPLE_POINTS * (couples - farms) + FARM_POINTS * farms;
  const apart = men < women ? women - men : men - women;
  worth += weights.single * (apart < 2 ? apart : 2);
  const spare = houses - couples;
  if (spare > 0) worth += weights.farmhouse * (spare < 2 ? spare : 2);
  for (let card = FIRST_ANIMAL; card < KINDS; card++)
    worth += (both * counts[card]! * (counts[card]! + 1)) / 2;
  for (let n = 0; n < counts[KING]!; n++) worth += both * (weights.kings[n] ?? 0);
  worth += both * weights.knight * counts[KNIGHT]!;
  const churches = counts[CHURCH]!;
  if (churches > 0)
    worth +=
      weights.church * churches +
      (churches > most ? weights.churchLead : churches === most ? weights.churchTie : 0);
  return worth;
};

const worthsTo = (
  board: Packed,
  seat: Seat,
  rows: Int8Array,
  count: number,
  weights: Weights,
  into: Float64Array,
): void => {
  const both = board[SCORED] === 1 || board[LAST] === 1 ? 1 : weights.stays;
  let most = 0;
  for (let other = 0; other < board[PLAYERS]!; other++)
    if (other !== seat && board[DISPLAY + KINDS * other + CHURCH]! > most)
      most = board[DISPLAY + KINDS * other + CHURCH]!;
  const from = DISPLAY + KINDS * seat;
  for (let card = 0; card < KINDS; card++) counts[card] = board[from + card]!;
  const before = standing(most, both, weights);
  for (let n = 0; n < count; n++) {
    const at = ROW + ROW_LENGTH * rows[n]!;
    const size = board[ROW_SIZE + rows[n]!]!;
    for (let i = 0; i < size; i++) counts[board[at + i]!]! += 1;
    into[n] = standing(most, both, weights) - before;
    for (let i = 0; i < size; i++) counts[board[at + i]!]! -= 1;
  }
};

const toShares = (hopes: Float64Array, count: number, spread: number, into: Float64Array): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < count; n++) if (hopes[n]! > most) most = hopes[n]!;
  let sum = 0;
  for (let n = 0; n < count; n++) {
    into[n] = Math.exp((hopes[n]! - most) / spread);
    sum += into[n]!;
  }
  for (let n = 0; n < count; n++) into[n]! /= sum;
};

/** How likely `steady` chooses each of so many rows: the same as its own thoughts, many times as quick. */
export const steadyMix = (
  board: Packed,
  seat: Seat,
  rows: Int8Array,
  count: number,
  weights: Weights,
  into: Float64Array,
): void => {
  alone.fill(1, 0, count);
  wanted.fill(0, 0, count);
  for (let other = 0; other < board[PLAYERS]!; other++) {
    if (other === seat || !((board[WAITING]! >> other) & 1)) continue;
    worthsTo(board, other, rows, count, weights, theirs);
    toShares(theirs, count, weights.theirSpread, shares);
    for (let n = 0; n < count; n++) {
      alone[n]! *= 1 - shares[n]!;
      const want = theirs[n]! * shares[n]!;
      if (want > wanted[n]!) wanted[n] = want;
    }
  }
  worthsTo(board, seat, rows, count, weights, own);
  let average = 0;
  for (let n = 0; n < count; n++) average += own[n]! / count;
  const envy = weights.envy / (board[PLAYERS]! - 1);
  for (let n = 0; n < count; n++)
    own[n] = alone[n]! * own[n]! + (1 - alone[n]!) * weights.again * average + envy * wanted[n]!;
  toShares(own, count, weights.ownSpread, into);
};
