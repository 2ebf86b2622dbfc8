import { noMoves } from '../../../auction/bot/packed/moves.ts';
import { ACTOR, AUCTION, MOST_SEATS, type Packed, STEP, TURN } from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { packedPriests, steadyRivals } from './game.ts';
import { legalMoves } from './moves.ts';
import { steadyMove } from './steady.ts';

/** How much better than what `steady` does a move must be, by the kind of step (chance to win). */
export type Margins = { readonly turn: number; readonly auction: number; readonly tiles: number };

/** Who does what `steady` does, unless thinking ahead tells of something better. @returns the number of the move */
export const thinkerBy = (judge: Judge, margins: Margins): ((s: Packed) => number) => {
  const thinker = new Thinker(packedPriests, judge, steadyRivals);
  const moves = noMoves();
  const chances = new Float64Array(MOST_SEATS);
  return s => {
    const count = legalMoves(s, moves);
    if (count === 1) return moves[0]!;
    const seat = s[ACTOR]!;
    const usual = steadyMove(s);
    const margin = s[STEP] === TURN ? margins.turn : s[STEP] === AUCTION ? margins.auction : margins.tiles;
    let choice = usual;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves.subarray(0, count)) {
      thinker.after(s, move, 0, chances);
      const worth = chances[seat]! + (move === usual ? margin : 0);
      if (worth <= most) continue;
      most = worth;
      choice = move;
    }
    return choice;
  };
};
