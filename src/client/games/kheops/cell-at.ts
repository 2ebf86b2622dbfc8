import { type Cell, isCell } from '../../../game/kheops/pyramid.ts';

/** The cell whose drawing holds an element, or null. */
export const cellOf = (target: EventTarget | null): Cell | null => {
  const name =
    target instanceof Element ? target.closest<SVGGElement>('[data-cell]')?.dataset.cell : undefined;
  return isCell(name) ? name : null;
};

/** The cell that is seen at a point of the window, in CSS pixels, or null. */
export const cellAt = (x: number, y: number): Cell | null => cellOf(document.elementFromPoint(x, y));
