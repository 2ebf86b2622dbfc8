import type { SyncBot } from '../../../contract.ts';
import type { Move, View } from '../../table.ts';
import { moveOf } from './moves.ts';
import { newPacked, pack } from './table.ts';

/** A bot that packs what it sees and chooses by numbers. */
export const packedBot = (choose: (s: ReturnType<typeof newPacked>) => number): SyncBot<View, Move> => {
  const table = newPacked();
  return (view, _seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    return legal.length === 1 ? only : moveOf(choose(pack(view, table)));
  };
};
