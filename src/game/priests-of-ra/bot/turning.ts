import { bestOf } from '../../auction/bot/choice.ts';
import { outlookOf } from '../../auction/bot/outlook.ts';
import { utilityOf } from '../../auction/bot/utility.ts';
import { addAt } from '../../shared/lists.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { Move, Table } from '../table.ts';
import { addTiles, OTHER_SIDE } from '../tiles.ts';
import { withTiles } from './lot-worth.ts';
import type { Mind } from './mind.ts';
import { addPeopleWorth, estateWorth } from './tiles-worth.ts';

/** The tile to turn over next, or no more. [P-02] */
export const chooseTurning = (table: Table, seat: Seat, legal: readonly Move[], mind: Mind): Move => {
  const outlook = outlookOf(table, mind.weights);
  const { tiles, ankhs } = at(table.areas, seat);
  return bestOf(doneFirst(legal), move => {
    const after = [...tiles];
    if (move[0] === 'turnTile') {
      addTiles(after, move[1], -1);
      addTiles(after, OTHER_SIDE[move[1]], 1);
    }
    const fame = table.areas.map(() => 0);
    addPeopleWorth(fame, withTiles(table, seat, after), outlook.coming, mind.hopes);
    addAt(fame, seat, estateWorth(after, ankhs, at(outlook.coming, seat), outlook, mind.hopes));
    return at(utilityOf(fame, mind.weights), seat);
  });
};

/** A tile is turned only if this is better than leaving it. */
const doneFirst = (legal: readonly Move[]): readonly Move[] =>
  [...legal].sort((a, b) => Number(b[0] === 'doneTurning') - Number(a[0] === 'doneTurning'));
