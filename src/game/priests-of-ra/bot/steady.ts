import { chooseBid } from '../../auction/bot/bid.ts';
import { outlookOf } from '../../auction/bot/outlook.ts';
import { prospectsOf } from '../../auction/bot/turn.ts';
import type { SyncBot } from '../../contract.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { Move, SeenStep, Table } from '../table.ts';
import { lotWorthOf } from './lot-worth.ts';
import { type Mind, mindOf } from './mind.ts';
import { chooseSide } from './side.ts';
import { chooseTurning } from './turning.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * A player that weighs every lot and every sun in fame, for itself and its rivals, and thinks auctions
 * through to their end. It leaves nothing to chance: the same table gives the same move.
 */
export const steadyBot = (weights: Weights): SyncBot<Table, Move> => {
  const mind: Mind = mindOf(weights);
  return (table, seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    // No bot is asked while an epoch ends.
    const { step } = table as { step: SeenStep };
    switch (step.kind) {
      case 'turn':
        return chooseAction(table, seat, mind);
      case 'placement':
        return chooseSide(table, seat, legal, mind);
      case 'auction':
        return chooseBid(table, seat, step, legal, worthOf(table, mind), weights);
      case 'priests':
        return chooseTurning(table, seat, legal, mind);
      case 'over':
        return only;
    }
  };
};

/** Calling Ra must promise more than drawing. [T-01] */
const chooseAction = (table: Table, seat: Seat, mind: Mind): Move => {
  const { invoking, drawing } = prospectsOf(table, seat, worthOf(table, mind), mind.weights);
  return at(invoking, seat) > at(drawing, seat) + mind.weights.patience ? ['invokeRa'] : ['draw'];
};

/** What the lot on the track would bring whoever wins it. */
const worthOf = (table: Table, mind: Mind) =>
  lotWorthOf(table, table.track, outlookOf(table, mind.weights), mind);

export const steady = steadyBot(WEIGHTS);
