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
 * Who makes the usual move, unless thinking ahead gives a seat more chance to win after another, by more than a margin.
 * Of moves that are as good as each other the first is made.
 */
export const overruling = (thinker: Thinker) => {
  const chances = new Float64Array(MOST_SEATS);
  return (s: Packed, seat: number, moves: MoveList, usual: number, { margin, turns }: Manner): number => {
    let choice = usual;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      thinker.after(s, move, turns, chances);
      const worth = chances[seat]! + (move === usual ? margin : 0);
      if (worth <= most) continue;
      most = worth;
      choice = move;
    }
    return choice;
  };
};
