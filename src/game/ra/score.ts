import { LAST_EPOCH } from '../auction/epochs.ts';
import type { Award } from '../auction/events.ts';
import { award, sheetOf } from '../auction/score.ts';
import { scoreSuns } from '../auction/suns.ts';
import { areaSuns } from '../auction/table.ts';
import { at, type BySeat } from '../shared/seats.ts';
import type { ScoreEvent, ScoreItem } from './events.ts';
import { scoreCivilizations } from './rules/civilizations.ts';
import { scoreGods } from './rules/gods.ts';
import { scoreGold } from './rules/gold.ts';
import { scoreMonumentKinds, scoreMonumentSets } from './rules/monuments.ts';
import { scorePharaohs } from './rules/pharaohs.ts';
import { scoreRiver } from './rules/river.ts';
import type { Table } from './table.ts';
import { count } from './tiles.ts';

/**
 * The score sheet of the epoch as the table stands: one event a seat, in seat order. Changes nothing.
 * The last epoch's sheet holds the end-of-game items too, in the same net sum. [E-05, R-10 to R-15]
 */
export const scoreSheet = (table: Pick<Table, 'areas' | 'epoch'>): BySeat<ScoreEvent> => {
  const { areas, epoch } = table;
  const pharaohs = scorePharaohs(areas.map(({ tiles }) => count(tiles, 'pharaoh')));
  const last = epoch === LAST_EPOCH;
  const suns = last ? scoreSuns(areaSuns(table)) : [];

  return areas.map(({ tiles, fame }, seat) => {
    const items: Award<ScoreItem>[] = [];
    award(items, 'gods', scoreGods(tiles));
    award(items, 'pharaohs', at(pharaohs, seat));
    award(items, 'river', scoreRiver(tiles));
    award(items, 'gold', scoreGold(tiles));
    award(items, 'civilizations', scoreCivilizations(tiles));
    if (last) {
      award(items, 'monument-kinds', scoreMonumentKinds(tiles));
      award(items, 'monument-sets', scoreMonumentSets(tiles));
      award(items, 'suns', at(suns, seat));
    }
    return sheetOf(epoch, seat, fame, items);
  });
};
