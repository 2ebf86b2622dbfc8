import { noMoves } from '../../auction/bot/packed/moves.ts';
import { type Choice, type Manners, mannerOf, overruling } from '../../auction/bot/packed/overrule.ts';
import { type Judge, Thinker } from '../../auction/bot/packed/think.ts';
import type { SyncBot } from '../../contract.ts';
import type { Move, View } from '../table.ts';
import { packedRa, surerRivals } from './packed/game.ts';
import { legalMoves, moveOf, numberOf } from './packed/moves.ts';
import { newPacked, pack } from './packed/table.ts';
import { steady } from './steady.ts';

/**
 * A bot that makes the move of `steady`, unless a judge gives it more chance to win after another.
 * @param choose how it is chosen among moves then, where not by these chances
 */
export const thinkingBot = (judge: Judge, manners: Manners, choose?: Choice): SyncBot<View, Move> => {
  const overrule = overruling(new Thinker(packedRa, judge, surerRivals), choose);
  const table = newPacked();
  const list = noMoves();
  return (view, seat, legal, random) => {
    const usual = steady(view, seat, legal, random);
    if (legal.length === 1) return usual;
    pack(view, table);
    const moves = list.subarray(0, legalMoves(table, list));
    return moveOf(overrule(table, seat, moves, numberOf(usual), mannerOf(table, manners), random));
  };
};
