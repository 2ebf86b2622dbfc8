import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onScreen, skipScenes, thrown, withRows } from '../on-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const before = withRows(2, ['king', 'goat', 'dog'], ['church', 'church', 'hen']);
const handle = () => screen.getByRole('button', { name: 'Your cards, kind by kind' });
const isOpen = () => handle().getAttribute('aria-expanded') === 'true';

it('the drawer with one’s own cards opens and is put away by its handle, Escape, or a press elsewhere', () => {
  onScreen(before);
  const ways = [
    () => fireEvent.click(handle()),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.pointerDown(document.querySelector('.row')!),
  ];
  for (const putAway of ways) {
    expect(isOpen()).toBe(false);
    fireEvent.click(handle());
    fireEvent.pointerDown(document.querySelector('.own-drawer')!);
    expect(isOpen()).toBe(true);
    putAway();
  }
  expect(isOpen()).toBe(false);
});

it('the drawer gives way to a throw', () => {
  vi.useFakeTimers();
  const { show } = onScreen(before);
  fireEvent.click(handle());
  expect(isOpen()).toBe(true);
  show(thrown(before, 1, 2));
  act(() => vi.advanceTimersByTime(0));
  expect(isOpen()).toBe(false);
});

it('what a round has brought is marked until something else comes', () => {
  const after = thrown(before, 1, 2);
  const { show } = onScreen(before);
  expect(document.querySelectorAll('.fan-cards[data-fresh="true"]').length).toBe(0);
  show(after);
  skipScenes();
  // A king, a goat and a dog: in the drawer and on its handle; a church and a hen of the other player.
  expect(document.querySelectorAll('.own .fan-cards[data-fresh="true"]').length).toBe(6);
  expect(document.querySelectorAll('.rival .fan-cards[data-fresh="true"]').length).toBe(2);
  expect(document.querySelector('.turn-banner-last')?.textContent).toBe('You took row 1, Ned row 2.');
});
