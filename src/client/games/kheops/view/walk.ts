import { type Cell, isCell } from '../../../../game/kheops/pyramid.ts';
import { placeOf, rowOf } from './geometry.ts';

const named = (row: number, place: number): Cell | null => {
  const cell = `${row},${place}`;
  return isCell(cell) ? cell : null;
};

/** Straight up or down; at the edges, to the nearest cell of the next row. */
const vertical = (cell: Cell, step: 1 | -1): Cell | null => {
  const row = rowOf(cell) + step;
  return (
    named(row, placeOf(cell) + step) ??
    named(row, placeOf(cell) + (step > 0 ? 1 : placeOf(cell) > 0 ? -2 : 0))
  );
};

/** Along the line of cells between two slanting edges: up to the right, or up to the left. */
const slanting = (cell: Cell, towards: 1 | -1, up: boolean): Cell | null => {
  const [row, place] = [rowOf(cell), placeOf(cell)];
  const upright = place % 2 === 0;
  if (up) return upright ? named(row, place + towards) : named(row - 1, place - 1);
  return upright ? named(row + 1, place + 1) : named(row, place - towards);
};

/**
 * The cell an arrow key leads to, or null at the edge. Left and right follow the row, up and down go straight; with
 * Shift, up and down follow the line that leans to the right, left and right the one that leans to the left.
 */
export const walk = (cell: Cell, key: string, shift: boolean): Cell | null => {
  switch (key) {
    case 'ArrowRight':
      return shift ? slanting(cell, -1, false) : named(rowOf(cell), placeOf(cell) + 1);
    case 'ArrowLeft':
      return shift ? slanting(cell, -1, true) : named(rowOf(cell), placeOf(cell) - 1);
    case 'ArrowUp':
      return shift ? slanting(cell, 1, true) : vertical(cell, -1);
    case 'ArrowDown':
      return shift ? slanting(cell, 1, false) : vertical(cell, 1);
    case 'Home':
      return named(rowOf(cell), 0);
    case 'End':
      return named(rowOf(cell), 2 * rowOf(cell));
    default:
      return null;
  }
};
