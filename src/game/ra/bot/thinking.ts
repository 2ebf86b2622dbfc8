import { MOST_SEATS } from '../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../auction/bot/packed/think.ts';
import type { SyncBot } from '../../contract.ts';
import { at } from '../../shared/seats.ts';
import type { Move, View } from '../table.ts';
import { packedRa } from './packed/game.ts';
import { numberOf } from './packed/moves.ts';
import { newPacked, pack } from './packed/table.ts';

/** How far a bot thinks. */
export type Reach = {
  /** Turns thought through after the move at hand, for its best candidates only. */
  readonly turns: number;
  /** How many candidates these are. */
  readonly best: number;
};

/** A player that makes the move after which a judge gives it the best chance to win. */
export const thinkingBot = (judge: Judge, { turns, best }: Reach): SyncBot<View, Move> => {
  const thinker = new Thinker(packedRa, judge);
  const table = newPacked();
  const chances = new Float64Array(MOST_SEATS);
  const chanceAfter = (move: Move, seat: number, ahead: number): number => {
    thinker.after(table, numberOf(move), ahead, chances);
    return at(Array.from(chances), seat);
  };
  return (view, seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    pack(view, table);
    let candidates = legal.map(move => ({ move, chance: chanceAfter(move, seat, 0) }));
    candidates.sort((a, b) => b.chance - a.chance);
    if (turns > 0) {
      candidates = candidates
        .slice(0, best)
        .map(({ move }) => ({ move, chance: chanceAfter(move, seat, turns) }))
        .sort((a, b) => b.chance - a.chance);
    }
    return at(candidates, 0).move;
  };
};
