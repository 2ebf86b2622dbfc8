import type { Seat } from '../../../shared/seats.ts';
import { ANIMALS, CARDS, type Card } from '../../cards.ts';
import { CHURCH_POINTS, COUPLE_POINTS, FARM_POINTS } from '../../numbers.ts';
import { scoreAnimal, scoreKings, scoreKnights } from '../../score.ts';
import { DISPLAY, KINDS, type Packed, PLAYERS, TOTAL } from './board.ts';

const placeOf = (card: Card): number => CARDS.indexOf(card);
export const KING = placeOf('king');
export const KNIGHT = placeOf('knight');
export const CHURCH = placeOf('church');
export const FARMER = placeOf('farmer');
export const FARMWIFE = placeOf('farmwife');
export const FARMHOUSE = placeOf('farmhouse');
export const POINTS_2 = placeOf('points-2');
/** The animals are the last cards. */
export const FIRST_ANIMAL = placeOf(ANIMALS[0]);

const OF_KINGS = Uint8Array.from({ length: 16 }, (_, kings) => scoreKings(kings));
const OF_ANIMALS = Uint8Array.from({ length: 16 }, (_, held) => scoreAnimal(held));

/** What a display scores by itself, whatever the others hold; it begins at `from`. */
export const scoreAlone = (counts: Packed, from: number): number => {
  let points = OF_KINGS[counts[from + KING]!]!;
  const men = counts[from + FARMER]!;
  const women = counts[from + FARMWIFE]!;
  const houses = counts[from + FARMHOUSE]!;
  const couples = men < women ? men : women;
  const farms = couples < houses ? couples : houses;
  points += COUPLE_POINTS * (couples - farms) + FARM_POINTS * farms;
  for (let n = 0; n < 3; n++) points += (n + 2) * counts[from + POINTS_2 + n]!;
  for (let card = from + FIRST_ANIMAL; card < from + KINDS; card++) {
    points += OF_ANIMALS[counts[card]!]!;
  }
  return points;
};

/** The most of a card in front of anybody. */
const mostOf = (board: Packed, card: number): number => {
  let most = 0;
  for (let seat = 0; seat < board[PLAYERS]!; seat++) {
    const count = board[DISPLAY + KINDS * seat + card]!;
    if (count > most) most = count;
  }
  return most;
};

/** Adds a scoring to the totals. */
export const scoreAll = (board: Packed): void => {
  const churches = mostOf(board, CHURCH);
  const knights = mostOf(board, KNIGHT);
  for (let seat = 0; seat < board[PLAYERS]!; seat++) {
    const from = DISPLAY + KINDS * seat;
    const held = board[from + KNIGHT]!;
    const forChurches = churches > 0 && board[from + CHURCH] === churches ? CHURCH_POINTS : 0;
    board[TOTAL + seat]! += scoreAlone(board, from) + forChurches + scoreKnights(held, knights);
  }
};

/** The share of the win of a seat, when the match is over: ties share it. */
export const shareOf = (board: Packed, seat: Seat): number => {
  let winners = 0;
  const own = board[TOTAL + seat]!;
  for (let other = 0; other < board[PLAYERS]!; other++) {
    if (board[TOTAL + other]! > own) return 0;
    if (board[TOTAL + other] === own) winners += 1;
  }
  return 1 / winners;
};
