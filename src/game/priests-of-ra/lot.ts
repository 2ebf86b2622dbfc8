import { at, type Seat } from '../shared/seats.ts';
import { scoreSheet } from './score.ts';
import type { Table } from './table.ts';
import { addTiles } from './tiles.ts';

/**
 * What the tiles now on the auction track would add to a seat's score of the current epoch, in fame:
 * the seat's score sheet with them, less the one without. It may be negative (plagues). What priests
 * would turn over and what buildings will score again are left to the player's judgement.
 */
export const lotWorth = (table: Table, seat: Seat): number => {
  if (table.track.length === 0) return 0;
  const tiles = [...at(table.areas, seat).tiles];
  for (const side of table.track) addTiles(tiles, side, 1);
  const areas = table.areas.map((area, other) => (other === seat ? { ...area, tiles } : area));
  return at(scoreSheet({ ...table, areas }), seat).net - at(scoreSheet(table), seat).net;
};

/** The chance that the next tile is Ra, 0 to 1, from counts that are public. */
export const raChance = ({ bag, raLeft }: Table): number => (bag === 0 ? 0 : raLeft / bag);
