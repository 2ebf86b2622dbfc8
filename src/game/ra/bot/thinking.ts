import { noMoves } from '../../auction/bot/packed/moves.ts';
import { MOST_SEATS } from '../../auction/bot/packed/table.ts';
import { type Judge, Thinker } from '../../auction/bot/packed/think.ts';
import type { SyncBot } from '../../contract.ts';
import { at } from '../../shared/seats.ts';
import type { Move, View } from '../table.ts';
import { packedRa } from './packed/game.ts';
import { legalMoves, moveOf } from './packed/moves.ts';
import { packedSteady } from './packed/steady.ts';
import { newPacked, pack } from './packed/table.ts';
import { WEIGHTS } from './weights.ts';

/** How a bot thinks. */
export type Reach = {
  /** Turns thought through after the move at hand, for its best candidates only. */
  readonly turns: number;
  /** How many candidates these are. */
  readonly best: number;
  /** By how much more chance to win a move must promise to be made instead of the one `steady` would make. */
  readonly margin: number;
};

/** A player that makes the move after which a judge gives it the best chance to win. */
export const thinkingBot = (judge: Judge, { turns, best, margin }: Reach): SyncBot<View, Move> => {
  const thinker = new Thinker(packedRa, judge);
  const teacher = packedSteady(WEIGHTS);
  const table = newPacked();
  const chances = new Float64Array(MOST_SEATS);
  const list = noMoves();
  return (view, seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    pack(view, table);
    const count = legalMoves(table, list);
    const usual = teacher(table, list, count);
    const rated = (moves: readonly number[], ahead: number) =>
      moves
        .map(move => {
          thinker.after(table, move, ahead, chances);
          return { move, chance: (chances[seat] ?? 0) + (move === usual ? margin : 0) };
        })
        .sort((a, b) => b.chance - a.chance);
    let moves = rated([...list.subarray(0, count)], 0);
    if (turns > 0) {
      const candidates = moves.slice(0, best).map(({ move }) => move);
      moves = rated(candidates.includes(usual) ? candidates : [...candidates, usual], turns);
    }
    return moveOf(at(moves, 0).move);
  };
};
