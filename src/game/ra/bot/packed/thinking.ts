import { ACTOR, MOST_SEATS } from '../../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../../auction/bot/packed/think.ts';
import { WEIGHTS } from '../weights.ts';
import { packedRa } from './game.ts';
import { type Player, packedSteady } from './steady.ts';

/** How a bot thinks. */
export type Reach = {
  /** Turns thought through after the move at hand, for its best candidates only. */
  readonly turns: number;
  /** How many candidates these are. */
  readonly best: number;
  /** By how much more chance to win a move must promise to be made instead of the one `steady` would make. */
  readonly margin: number;
  /** How far those who bid are taken to stray from what is best for them, in chance to win. */
  readonly doubt: number;
};

/** A player on packed tables that makes the move after which a judge gives it the best chance to win. */
export const thinkingPlayer = (judge: Judge, { turns, best, margin, doubt }: Reach): Player => {
  const thinker = new Thinker(packedRa, judge, doubt);
  const teacher = packedSteady(WEIGHTS);
  const chances = new Float64Array(MOST_SEATS);
  return (s, list, count) => {
    const seat = s[ACTOR]!;
    const usual = teacher(s, list, count);
    const rated = (moves: readonly number[], ahead: number) =>
      moves
        .map(move => {
          thinker.after(s, move, ahead, chances);
          return { move, chance: chances[seat]! + (move === usual ? margin : 0) };
        })
        .sort((a, b) => b.chance - a.chance);
    let moves = rated([...list.subarray(0, count)], 0);
    if (turns > 0) {
      const candidates = moves.slice(0, best).map(({ move }) => move);
      moves = rated(candidates.includes(usual) ? candidates : [...candidates, usual], turns);
    }
    return moves[0]!.move;
  };
};
