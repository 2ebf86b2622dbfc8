import { mildestBid } from '../auction/mildest.ts';
import { isFull } from '../auction/tracks.ts';
import { at, type Seat } from '../shared/seats.ts';
import type { Move, Table } from './table.ts';
import { SIDES_OF } from './tiles.ts';

/** What a seat does whose time has run out: draws, leaves a tile as it came, passes, and turns nothing over. */
export const mildest = (table: Table, seat: Seat): Move => {
  const { step } = table;
  switch (step.kind) {
    case 'turn':
      return isFull(table.track) ? ['invokeRa'] : ['draw'];
    case 'placement':
      return ['placeTile', SIDES_OF[step.tile][0]];
    case 'auction':
      return mildestBid(step, at(table.areas, seat).suns);
    case 'priests':
      return ['doneTurning'];
    default:
      throw new RangeError(`nobody moves in the step ${step.kind}`);
  }
};
