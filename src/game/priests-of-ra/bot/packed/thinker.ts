import { noMoves } from '../../../auction/bot/packed/moves.ts';
import { ACTOR, AUCTION, MOST_SEATS, type Packed, STEP, TURN } from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { packedPriests, steadyRivals } from './game.ts';
import { legalMoves } from './moves.ts';
import { steadyMove } from './steady.ts';

export type Margins = { readonly turn: number; readonly auction: number; readonly tiles: number };

export type Manner = {
  /** How much better than what `steady` does a move must be, by the kind of step (chance to win). */
  readonly margins: Margins;
  /** Turns that are thought through after a move where several are nearly as good. */
  readonly turns: number;
  /** What is nearly as good as the best (chance to win). */
  readonly near: number;
};

/** Who does what `steady` does, unless thinking ahead tells of something better. @returns the number of the move */
export const thinkerBy = (judge: Judge, { margins, turns, near }: Manner): ((s: Packed) => number) => {
  const thinker = new Thinker(packedPriests, judge, steadyRivals);
  const moves = noMoves();
  const worths = new Float64Array(moves.length);
  const chances = new Float64Array(MOST_SEATS);
  const worthOf = (s: Packed, move: number, ahead: number): number => {
    thinker.after(s, move, ahead, chances);
    return chances[s[ACTOR]!]!;
  };
  return s => {
    const count = legalMoves(s, moves);
    if (count === 1) return moves[0]!;
    const usual = steadyMove(s);
    const margin = s[STEP] === TURN ? margins.turn : s[STEP] === AUCTION ? margins.auction : margins.tiles;
    let best = 0;
    for (let i = 0; i < count; i++) {
      worths[i] = worthOf(s, moves[i]!, 0) + (moves[i] === usual ? margin : 0);
      if (worths[i]! > worths[best]!) best = i;
    }
    if (turns === 0) return moves[best]!;
    const enough = worths[best]! - near;
    let choice = moves[best]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      if (worths[i]! <= enough) continue;
      const worth = worthOf(s, moves[i]!, turns);
      if (worth <= most) continue;
      most = worth;
      choice = moves[i]!;
    }
    return choice;
  };
};
