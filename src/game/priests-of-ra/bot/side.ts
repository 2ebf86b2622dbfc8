import { bestOf } from '../../auction/bot/choice.ts';
import { outlookOf } from '../../auction/bot/outlook.ts';
import { utilityOf } from '../../auction/bot/utility.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { Move, Table } from '../table.ts';
import type { Turnable } from '../tiles.ts';
import { lotWorthOf } from './lot-worth.ts';
import type { Mind } from './mind.ts';

/**
 * The side that pleases most if it lies up: each player may win the lot, the likelier the more suns it has
 * left and the more the lot is worth to it. [P-01]
 */
export const chooseSide = (table: Table, seat: Seat, legal: readonly Move[], mind: Mind): Move => {
  const outlook = outlookOf(table, mind.weights);
  return bestOf(legal, ([, side]) => {
    const worth = lotWorthOf(table, [...table.track, side as Turnable], outlook, mind);
    let utility = 0;
    let all = 0;
    for (const [winner, gains] of worth.entries()) {
      const { faceUp } = at(table.areas, winner).suns;
      const likely = faceUp.length * Math.exp(at(gains, winner) / mind.weights.lotGreed);
      utility += likely * at(utilityOf(gains, mind.weights), seat);
      all += likely;
    }
    return utility / all;
  });
};
