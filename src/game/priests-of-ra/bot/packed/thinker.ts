import { noMoves } from '../../../auction/bot/packed/moves.ts';
import { type Choice, type Manners, mannerOf, overruling } from '../../../auction/bot/packed/overrule.ts';
import { ACTOR, PLAYERS } from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { packedPriests, surerRivals } from './game.ts';
import { legalMoves } from './moves.ts';
import { steadyMove } from './steady.ts';
import type { Choose } from './think.ts';

/**
 * Who does what `steady` does, unless thinking ahead tells of something better.
 * @param choose how that is chosen, where not by what it promises
 */
export const thinkerBy = (
  judge: Judge,
  mannersFor: (players: number) => Manners,
  choose?: Choice,
): Choose => {
  const overrule = overruling(new Thinker(packedPriests, judge, surerRivals), choose);
  const moves = noMoves();
  return (s, random) => {
    const count = legalMoves(s, moves);
    if (count === 1) return moves[0]!;
    const manner = mannerOf(s, mannersFor(s[PLAYERS]!));
    return overrule(s, s[ACTOR]!, moves.subarray(0, count), steadyMove(s), manner, random);
  };
};
