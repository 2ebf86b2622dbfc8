import type { MoveList } from './moves.ts';
import { AUCTION, MOST_SEATS, type Packed, STEP, TURN } from './table.ts';
import type { Thinker } from './think.ts';

/** One for each kind of step. */
export type ByStep<Value> = {
  readonly turn: Value;
  readonly auction: Value;
  /** What lies up, what is taken and what is lost. */
  readonly tiles: Value;
};

/** How a kind of step is thought about. */
export type Manner = {
  /** How much more chance to win a move must promise than the usual one. */
  readonly margin: number;
  /** How many turns after this one are thought through, as `Thinker.after` has them. */
  readonly turns: number;
};
export type Manners = ByStep<Manner>;

export const ofStep = <Value>(s: Packed, { turn, auction, tiles }: ByStep<Value>): Value =>
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
