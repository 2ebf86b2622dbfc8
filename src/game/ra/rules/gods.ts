import { GOD_FAME } from '../numbers.ts';
import type { Table } from '../table.ts';
import { count, isDisaster, type Lying } from '../tiles.ts';

/** Fame for gods not played: and then they are gone. */
export const scoreGods = (tiles: readonly number[]): number => GOD_FAME * count(tiles, 'god');

/** May a god take such a tile off the track? Never a god; a disaster where the table allows it. */
export const isTakeable = (tile: Lying, { options }: Pick<Table, 'options'>): boolean =>
  tile !== 'god' && (options.godsTakeDisasters || !isDisaster(tile));

/** The tiles that gods may take now, each name once, in the order of the track. */
export const takeable = (table: Pick<Table, 'options' | 'track'>): readonly Lying[] => {
  const names: Lying[] = [];
  for (const tile of table.track)
    if (tile !== null && isTakeable(tile, table) && !names.includes(tile)) names.push(tile);
  return names;
};

/** Takes the first tile of a name off the track; the gap stays, unless nothing lies behind it. */
export const takeOff = (track: (Lying | null)[], tile: Lying): void => {
  track[track.indexOf(tile)] = null;
  while (track.at(-1) === null) track.pop();
};
