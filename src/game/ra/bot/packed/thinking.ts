import { MOST_MOVES } from '../../../auction/bot/packed/moves.ts';
import { ACTOR, MOST_SEATS } from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { WEIGHTS } from '../weights.ts';
import { packedRa, steadyRivals } from './game.ts';
import { type Player, steadyRating } from './steady.ts';

/** How a bot thinks. */
export type Reach = {
  /** Turns thought through after the move at hand, for its best candidates only. */
  readonly turns: number;
  /** How many candidates these are. */
  readonly best: number;
  /** By how much more chance to win a move must promise to be made instead of the one `steady` would make. */
  readonly margin: number;
};

/** A player on packed tables that makes the move after which a judge gives it the best chance to win. */
export const thinkingPlayer = (judge: Judge, { turns, best, margin }: Reach): Player => {
  const thinker = new Thinker(packedRa, judge, steadyRivals);
  const rate = steadyRating(WEIGHTS);
  const promised = new Float64Array(MOST_MOVES);
  const chances = new Float64Array(MOST_SEATS);
  return (s, list, count) => {
    const seat = s[ACTOR]!;
    rate(s, list, count, promised);
    const usual = Math.max(...promised.subarray(0, count));
    const rated = (moves: readonly Rated[], ahead: number): Rated[] => {
      for (const one of moves) {
        thinker.after(s, one.move, ahead, chances);
        one.chance = chances[seat]!;
      }
      const joy = ({ chance, fame }: Rated) => chance + (fame === usual ? margin : 0);
      return [...moves].sort((a, b) => joy(b) - joy(a));
    };
    let moves = rated(
      Array.from({ length: count }, (_, i) => ({ move: list[i]!, fame: promised[i]!, chance: 0 })),
      0,
    );
    if (turns > 0)
      moves = rated(
        moves.filter(({ fame }, i) => i < best || fame === usual),
        turns,
      );
    return moves[0]!.move;
  };
};

type Rated = { readonly move: number; readonly fame: number; chance: number };
