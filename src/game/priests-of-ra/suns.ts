import type { Suns } from '../auction/suns.ts';
import type { BySeat } from '../shared/seats.ts';
import type { Table } from './table.ts';

/** Everybody's suns, by seat. */
export const areaSuns = (table: Table): BySeat<Suns> => table.areas.map(area => area.suns);
