import type { Random } from '../../../shared/random.ts';
import type { MoveList } from './moves.ts';
import { AUCTION, MOST_SEATS, type Packed, STEP, TURN } from './table.ts';
import type { Thinker } from './think.ts';

/** How a kind of step is thought about. */
export type Manner = {
  /** How much more chance to win a move must promise than the usual one. */
  readonly margin: number;
  /** How many turns after this one are thought through, as `Thinker.after` has them. */
  readonly turns: number;
};

/** A manner for each kind of step. */
export type Manners = {
  readonly turn: Manner;
  readonly auction: Manner;
  /** What lies up, what is taken and what is lost. */
  readonly tiles: Manner;
};

export const mannerOf = (s: Packed, { turn, auction, tiles }: Manners): Manner =>
  s[STEP] === TURN ? turn : s[STEP] === AUCTION ? auction : tiles;

/**
 * Chooses one of some moves by what thinking ahead promises of each.
 * @param promises chances to win, in the order of the moves; the usual one's is higher by a margin
 */
export type Choice = (
  s: Packed,
  seat: number,
  moves: MoveList,
  promises: readonly number[],
  random: Random,
) => number;

/** Of moves that are as good as each other the first. */
const mostPromising: Choice = (_, __, moves, promises) => moves[promises.indexOf(Math.max(...promises))]!;

/**
 * Who makes the usual move, unless thinking ahead gives a seat more chance to win after another, by more than a margin.
 * @param choose how it is chosen among moves then
 */
export const overruling = (thinker: Thinker, choose: Choice = mostPromising) => {
  const chances = new Float64Array(MOST_SEATS);
  return (
    s: Packed,
    seat: number,
    moves: MoveList,
    usual: number,
    { margin, turns }: Manner,
    random: Random,
  ): number => {
    const promises = Array.from(moves, move => {
      thinker.after(s, move, turns, chances);
      return chances[seat]! + (move === usual ? margin : 0);
    });
    return choose(s, seat, moves, promises, random);
  };
};
