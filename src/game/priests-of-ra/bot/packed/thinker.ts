import { noMoves } from '../../../auction/bot/packed/moves.ts';
import {
  ACTOR,
  AUCTION,
  MOST_SEATS,
  type Packed,
  PLAYERS,
  STEP,
  TURN,
} from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { packedPriests, steadyRivals } from './game.ts';
import { legalMoves } from './moves.ts';
import { steadyMove } from './steady.ts';

/** How a kind of step is thought about. */
type Manner = {
  /** How much better than what `steady` does a move must be (chance to win). */
  readonly margin: number;
  /** How many turns after this one are thought through. */
  readonly turns: number;
};
export type Manners = { readonly turn: Manner; readonly auction: Manner; readonly tiles: Manner };

/** Who does what `steady` does, unless thinking ahead tells of something better. @returns the number of the move */
export const thinkerBy = (
  judge: Judge,
  mannersFor: (players: number) => Manners,
): ((s: Packed) => number) => {
  const thinker = new Thinker(packedPriests, judge, steadyRivals);
  const moves = noMoves();
  const chances = new Float64Array(MOST_SEATS);
  return s => {
    const count = legalMoves(s, moves);
    if (count === 1) return moves[0]!;
    const seat = s[ACTOR]!;
    const usual = steadyMove(s);
    const manners = mannersFor(s[PLAYERS]!);
    const { margin, turns } =
      s[STEP] === TURN ? manners.turn : s[STEP] === AUCTION ? manners.auction : manners.tiles;
    let choice = usual;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves.subarray(0, count)) {
      thinker.after(s, move, turns, chances);
      const worth = chances[seat]! + (move === usual ? margin : 0);
      if (worth <= most) continue;
      most = worth;
      choice = move;
    }
    return choice;
  };
};
