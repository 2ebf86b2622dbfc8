import { MOST_MOVES } from '../../../auction/bot/packed/moves.ts';
import { type ByStep, ofStep, overruling } from '../../../auction/bot/packed/overrule.ts';
import { ACTOR } from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { WEIGHTS } from '../weights.ts';
import { packedRa, surerRivals } from './game.ts';
import { type Player, steadyRating } from './steady.ts';

/** By how much more chance to win a move must promise to be made instead of the one of `steady`, by the kind of step. */
export type Margins = ByStep<number>;

/** No move promises so much more. */
export const NEVER = 1;

/** A player on packed tables that makes the move of `steady`, unless a judge gives it more chance to win after another. */
export const thinkingPlayer = (judge: Judge, margins: Margins): Player => {
  const overrule = overruling(new Thinker(packedRa, judge, surerRivals));
  const rate = steadyRating(WEIGHTS);
  const promised = new Float64Array(MOST_MOVES);
  return (s, moves, count) => {
    if (count === 1) return moves[0]!;
    rate(s, moves, count, promised);
    let usual = 0;
    for (let i = 1; i < count; i++) if (promised[i]! > promised[usual]!) usual = i;
    const margin = ofStep(s, margins);
    if (margin >= NEVER) return moves[usual]!;
    return overrule(s, s[ACTOR]!, moves.subarray(0, count), moves[usual]!, { margin, turns: 0 });
  };
};
