import { outlookOf } from '../../auction/bot/outlook.ts';
import { prospectsOf } from '../../auction/bot/turn.ts';
import { utilityOf } from '../../auction/bot/utility.ts';
import { lotOn } from '../../auction/tracks.ts';
import { addAt } from '../../shared/lists.ts';
import { at, type Seat } from '../../shared/seats.ts';
import { takeable, takeOff } from '../rules/gods.ts';
import type { Table } from '../table.ts';
import type { Lying } from '../tiles.ts';
import { gainsOf, lotWorthOf } from './lot-worth.ts';
import type { Mind } from './mind.ts';

/** The tile a god had best take, with the utility of it; null when there is none to take. */
export const bestForGod = (
  table: Table,
  seat: Seat,
  mind: Mind,
): { readonly tile: Lying; readonly utility: number } | null => {
  const outlook = outlookOf(table, mind.weights);
  let best: { tile: Lying; utility: number } | null = null;
  for (const tile of takeable(table)) {
    const track = [...table.track];
    takeOff(track, tile);
    const after: Table = { ...table, track };
    const worth = lotWorthOf(after, lotOn(track), outlook, mind);
    const { waiting } = prospectsOf(after, seat, worth, mind.weights);
    const gains = gainsOf(table, seat, [tile], at(outlook.coming, seat), outlook, mind);
    addAt(gains, seat, -(mind.weights.god + mind.weights.godGreed));
    const utility = at(waiting, seat) + at(utilityOf(gains, mind.weights), seat);
    if (best === null || utility > best.utility) best = { tile, utility };
  }
  return best;
};
