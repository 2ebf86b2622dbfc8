import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addTiles, type Kind } from '../../../../src/game/ra/tiles.ts';
import { changed, holding, onScreen } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const before = holding({}, { nile: 2, pyramid: 1 });
const won = (...kinds: readonly Kind[]) =>
  changed(before, ({ areas }) => {
    for (const kind of kinds) addTiles(areas[1]!.tiles, kind, 1);
  });

/** What lies in the niche of seat 1, in the order in which it lies there. */
const niche = () =>
  [...document.querySelectorAll('.rival[data-seat="1"] .niche-heaps > li')].map(
    heap => heap.querySelector('.visually-hidden')?.textContent,
  );

it('a rival’s tiles lie in the same order to whoever saw them come and to whoever comes back', () => {
  const after = won('god', 'flood', 'nile');
  const { show } = onScreen(before, { seat: 0 });
  show(won('flood'));
  show(after);
  const seen = niche();
  cleanup();
  onScreen(after, { seat: 0 });
  expect(seen).toEqual(niche());
  expect(seen.map(words => words?.replace(/\d+ /, ''))).toEqual(['god', 'Nile tiles', 'flood', 'pyramid']);
});

it('heaps are laid out anew with another kind among them only: nothing is seen to move', () => {
  const heap = () => document.querySelector('.rival[data-seat="1"] .niche-heaps > li');
  const { show } = onScreen(before, { seat: 0 });
  const first = heap();
  show(won('nile'));
  expect(heap()).toBe(first);
  show(won('flood'));
  expect(heap()).not.toBe(first);
});
