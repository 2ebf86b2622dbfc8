import { chooseBid } from '../../auction/bot/bid.ts';
import { bestOf } from '../../auction/bot/choice.ts';
import { outlookOf } from '../../auction/bot/outlook.ts';
import { prospectsOf } from '../../auction/bot/turn.ts';
import { isFull, lotOn } from '../../auction/tracks.ts';
import type { SyncBot } from '../../contract.ts';
import { at, type Seat } from '../../shared/seats.ts';
import { lose } from '../rules/disasters.ts';
import type { Move, SeenStep, Table } from '../table.ts';
import { count } from '../tiles.ts';
import { bestForGod } from './gods.ts';
import { lotWorthOf } from './lot-worth.ts';
import { type Mind, mindOf } from './mind.ts';
import { estateWorth } from './tiles-worth.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * A player that weighs every lot, god and sun in fame, for itself and its rivals, and thinks auctions
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
      case 'gods':
        return chooseGod(table, seat, mind);
      case 'auction':
        return chooseBid(table, seat, step, legal, worthOf(table, mind), weights);
      case 'disaster':
        return chooseLoss(table, seat, legal, mind);
      case 'over':
        return only;
    }
  };
};

/** Draw, invoke Ra, or play a god: whatever promises most. [T-01, R-01] */
const chooseAction = (table: Table, seat: Seat, mind: Mind): Move => {
  const { invoking, drawing } = prospectsOf(table, seat, worthOf(table, mind), mind.weights);
  const call = at(invoking, seat);
  const draw = isFull(table.track) ? Number.NEGATIVE_INFINITY : at(drawing, seat) + mind.weights.patience;
  const god = count(at(table.areas, seat).tiles, 'god') > 0 ? bestForGod(table, seat, mind) : null;
  if (god !== null && god.utility > Math.max(call, draw)) return ['playGod', god.tile];
  return call > draw ? ['invokeRa'] : ['draw'];
};

/** Another god, where the tile it takes is worth more than leaving it. */
const chooseGod = (table: Table, seat: Seat, mind: Mind): Move => {
  const { waiting } = prospectsOf(table, seat, worthOf(table, mind), mind.weights);
  const god = bestForGod(table, seat, mind);
  return god !== null && god.utility > at(waiting, seat) ? ['playGod', god.tile] : ['doneWithGods'];
};

/** The two tiles that are missed least. */
const chooseLoss = (table: Table, seat: Seat, legal: readonly Move[], mind: Mind): Move => {
  const outlook = outlookOf(table, mind.weights);
  const { tiles } = at(table.areas, seat);
  return bestOf(legal, move => {
    const kept = [...tiles];
    if (move[0] === 'discard') lose(kept, [move[1], move[2]]);
    return estateWorth(kept, at(outlook.coming, seat), outlook, mind);
  });
};

/** What the lot on the track would bring whoever wins it. */
const worthOf = (table: Table, mind: Mind) =>
  lotWorthOf(table, lotOn(table.track), outlookOf(table, mind.weights), mind);

export const steady = steadyBot(WEIGHTS);
