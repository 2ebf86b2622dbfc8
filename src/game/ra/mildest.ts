import { mildestBid } from '../auction/mildest.ts';
import { isFull } from '../auction/tracks.ts';
import { assertDefined } from '../shared/assert.ts';
import { at, type Seat } from '../shared/seats.ts';
import { civilizationTypes, scoreCivilizations } from './rules/civilizations.ts';
import { pairsToLose } from './rules/disasters.ts';
import { monumentTypes, scoreMonumentKinds, scoreMonumentSets } from './rules/monuments.ts';
import type { Move, Table } from './table.ts';
import { addTiles } from './tiles.ts';

/** What a seat does whose time has run out: draws, keeps its gods, passes, and gives up what it misses least. */
export const mildest = (table: Table, seat: Seat): Move => {
  const { step } = table;
  switch (step.kind) {
    case 'turn':
      return isFull(table.track) ? ['invokeRa'] : ['draw'];
    case 'gods':
      return ['doneWithGods'];
    case 'auction':
      return mildestBid(step, at(table.areas, seat).suns);
    case 'disaster': {
      const { tiles } = at(table.areas, seat);
      const pairs = pairsToLose(step.tile, tiles).map(pair => ({ pair, kept: keptWithout(tiles, pair) }));
      const most = Math.max(...pairs.map(({ kept }) => kept));
      const { pair } = assertDefined(
        pairs.find(({ kept }) => kept === most),
        'a disaster that leaves a choice takes something',
      );
      return ['discard', ...pair];
    }
    default:
      throw new RangeError(`nobody moves in the step ${step.kind}`);
  }
};

/** What the civilizations and monuments of somebody would score without two tiles; where that is the same, more types are more. */
const keptWithout = (tiles: readonly number[], pair: ReturnType<typeof pairsToLose>[number]): number => {
  const kept = [...tiles];
  for (const tile of pair) addTiles(kept, tile, -1);
  const fame = scoreCivilizations(kept) + scoreMonumentKinds(kept) + scoreMonumentSets(kept);
  return 100 * fame + civilizationTypes(kept) + monumentTypes(kept);
};
