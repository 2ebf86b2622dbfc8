import { type Cell, isCell } from '../../../../game/kheops/pyramid.ts';

/** The cell whose drawing holds an element, or null. */
export const cellOf = (target: EventTarget | null): Cell | null => {
  const name =
    target instanceof Element ? target.closest<SVGGElement>('[data-cell]')?.dataset.cell : undefined;
  return isCell(name) ? name : null;
};

/** So near the middle of a cell, in its widths, something is meant for it though a neighbour lies under the pointer. */
const NEAR = 0.42;

/**
 * The cell for which something is held at a point of the window, in CSS pixels: the one that is seen there, or, where
 * nothing may be done with that, the nearest one in reach with which something may. Null where there is none.
 */
export const cellFor = (x: number, y: number): Cell | null => {
  const under = document.elementFromPoint(x, y);
  if (under?.closest('[data-target="true"]') != null) return cellOf(under);
  let nearest: Element | null = null;
  let least = NEAR;
  for (const target of document.querySelectorAll('.pyramid [data-target="true"]')) {
    const box = target.getBoundingClientRect();
    const far = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) / box.width;
    if (far < least) [nearest, least] = [target, far];
  }
  return cellOf(nearest ?? under);
};
