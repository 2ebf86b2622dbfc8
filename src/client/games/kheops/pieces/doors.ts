import { openSides } from '../../../../game/kheops/networks.ts';
import { beyond, type Cell, OPPOSITE } from '../../../../game/kheops/pyramid.ts';
import type { Pyramid } from '../../../../game/kheops/table.ts';
import type { Doors } from './stone.tsx';

/** What lies behind each opening of a tile: an opening, a wall, or nothing (yet). [K-40] */
export const doorsOf = (pyramid: Pyramid, cell: Cell): Doors => {
  const laid = pyramid[cell];
  const doors: Doors = {};
  if (laid === undefined) return doors;
  for (const side of openSides(cell, laid)) {
    const there = beyond(cell, side);
    const other = there === null ? undefined : pyramid[there];
    if (there === null || other === undefined) doors[side] = 'free';
    else doors[side] = openSides(there, other).includes(OPPOSITE[side]) ? 'joined' : 'walled';
  }
  return doors;
};
