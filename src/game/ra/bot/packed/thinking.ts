import { MOST_MOVES } from '../../../auction/bot/packed/moves.ts';
import { ACTOR, AUCTION, MOST_SEATS, STEP, TURN } from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { WEIGHTS } from '../weights.ts';
import { packedRa, surerRivals } from './game.ts';
import { type Player, steadyRating } from './steady.ts';

/** By how much more chance to win a move must promise to be made instead of the one of `steady`, by the kind of step. */
export type Margins = {
  readonly turn: number;
  readonly auction: number;
  /** Gods to follow, and what a disaster takes. */
  readonly tiles: number;
};

/** No move promises so much more. */
export const NEVER = 1;

/** A player on packed tables that makes the move of `steady`, unless a judge gives it more chance to win after another. */
export const thinkingPlayer = (judge: Judge, margins: Margins): Player => {
  const thinker = new Thinker(packedRa, judge, surerRivals);
  const rate = steadyRating(WEIGHTS);
  const promised = new Float64Array(MOST_MOVES);
  const chances = new Float64Array(MOST_SEATS);
  return (s, moves, count) => {
    if (count === 1) return moves[0]!;
    const seat = s[ACTOR]!;
    rate(s, moves, count, promised);
    let usual = 0;
    for (let i = 1; i < count; i++) if (promised[i]! > promised[usual]!) usual = i;
    const margin = s[STEP] === TURN ? margins.turn : s[STEP] === AUCTION ? margins.auction : margins.tiles;
    if (margin >= NEVER) return moves[usual]!;
    let choice = usual;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      thinker.after(s, moves[i]!, 0, chances);
      const worth = chances[seat]! + (i === usual ? margin : 0);
      if (worth <= most) continue;
      most = worth;
      choice = i;
    }
    return moves[choice]!;
  };
};
