import type { SyncBot } from '../../contract.ts';
import type { Move, Table } from '../table.ts';
import { moveOf, numberOf } from './packed/moves.ts';
import { steadyBy } from './packed/steady.ts';
import { newPacked, pack } from './packed/table.ts';
import { gainsOfAllTypes } from './packed/worth.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The player of `packed/steady.ts`, of a table as the rules have it. */
export const steadyBot = (weights: Weights): SyncBot<Table, Move> => {
  const choose = steadyBy(weights, gainsOfAllTypes);
  const table = newPacked();
  return (view, _seat, legal) => {
    if (legal.length === 0) throw new Error('a bot was asked for a move where there is none');
    return moveOf(choose(pack(view, table), Int32Array.from(legal, numberOf), legal.length));
  };
};

export const steady = steadyBot(WEIGHTS);
