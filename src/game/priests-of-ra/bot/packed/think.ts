import type { Packed } from '../../../auction/bot/packed/table.ts';
import type { SyncBot } from '../../../contract.ts';
import type { Random } from '../../../shared/random.ts';
import type { Move, View } from '../../table.ts';
import { moveOf } from './moves.ts';
import { newPacked, pack } from './table.ts';

/** Chooses a move by numbers. @returns the number of the move */
export type Choose = (s: Packed, random: Random) => number;

/** A bot that packs what it sees and chooses by numbers. */
export const packedBot = (choose: Choose): SyncBot<View, Move> => {
  const table = newPacked();
  return (view, _seat, legal, random) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    return legal.length === 1 ? only : moveOf(choose(pack(view, table), random));
  };
};
