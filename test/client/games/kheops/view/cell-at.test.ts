import { afterEach, expect, it, vi } from 'vitest';
import { cellFor } from '../../../../../src/client/games/kheops/view/cell-at.ts';

/** Two neighbours of 100 px, the left one of which may be built on; the right one is seen from 95 px on. */
const twoCells = () => {
  document.body.innerHTML =
    '<svg class="pyramid"><g data-cell="6,2" data-target="true"/><g data-cell="6,3" data-target="false"/></svg>';
  const [open, shut] = document.querySelectorAll('g');
  open!.getBoundingClientRect = () => new DOMRect(20, 0, 100, 100);
  shut!.getBoundingClientRect = () => new DOMRect(70, 0, 100, 100);
  document.elementFromPoint = x => (x < 20 || x > 170 ? document.body : x < 95 ? open! : shut!);
};
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

it.each([
  ['over the middle of the one that is open', 70, '6,2'],
  ['a little over its edge', 105, '6,2'],
  ['over the middle of its neighbour', 120, '6,3'],
  ['beside both', 400, null],
])('what is held %s is for the cell that is meant', (_where, x, cell) => {
  twoCells();
  expect(cellFor(x, 50)).toBe(cell);
});
