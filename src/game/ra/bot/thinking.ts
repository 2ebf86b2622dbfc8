import { noMoves } from '../../auction/bot/packed/moves.ts';
import type { Judge } from '../../auction/bot/packed/think.ts';
import type { SyncBot } from '../../contract.ts';
import type { Move, View } from '../table.ts';
import { legalMoves, moveOf } from './packed/moves.ts';
import { newPacked, pack } from './packed/table.ts';
import { type Margins, thinkingPlayer } from './packed/thinking.ts';

/** A bot that makes the move of `steady`, unless a judge gives it more chance to win after another. */
export const thinkingBot = (judge: Judge, margins: Margins): SyncBot<View, Move> => {
  const player = thinkingPlayer(judge, margins);
  const table = newPacked();
  const list = noMoves();
  return (view, _seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    pack(view, table);
    return moveOf(player(table, list, legalMoves(table, list)));
  };
};
