import type { Bot } from '../../contract.ts';
import type { Move, Table } from '../table.ts';
import { chooseBid } from './bid.ts';
import { type Mind, mindOf } from './mind.ts';
import { chooseSide } from './side.ts';
import { shouldInvoke } from './turn.ts';
import { chooseTurning } from './turning.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * A player that weighs every lot and every sun in fame, for itself and its rivals, and thinks auctions
 * through to their end. It leaves nothing to chance: the same table gives the same move.
 */
export const steadyBot = (weights: Weights): Bot<Table, Move> => {
  const mind: Mind = mindOf(weights);
  return (table, seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    const { step } = table;
    switch (step.kind) {
      case 'turn':
        return shouldInvoke(table, seat, mind) ? ['invokeRa'] : ['draw'];
      case 'placement':
        return chooseSide(table, seat, legal, mind);
      case 'auction':
        return chooseBid(table, seat, step, legal, mind);
      case 'priests':
        return chooseTurning(table, seat, legal, mind);
      case 'over':
        return only;
    }
  };
};

export const steady = steadyBot(WEIGHTS);
