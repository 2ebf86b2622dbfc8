import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RaEvent } from '../../../../src/game/ra/events.ts';
import { holding, onScreen } from './on-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ENDED: readonly RaEvent[] = [
  { type: 'sold', player: 1, sun: 5, took: 1, tiles: ['nile'] },
  { type: 'epoch-end', epoch: 1, reason: 'suns-spent' },
  { type: 'epoch-start', epoch: 2, player: 0 },
];

it('the bar tells what the scene shows, one thing after the other, and keeps nobody from acting', () => {
  const before = holding({});
  const { show } = onScreen(before, { seat: 0 });
  const bar = () => screen.getByRole('region', { name: 'Whose turn' });
  const news = () => bar().querySelector('.turn-banner-last')?.textContent;
  show({ ...before, events: [...before.events, ...ENDED] });
  expect(news()).toBe('With the 5 Ned took the 1 and a Nile tile.');
  expect(bar().textContent).toMatch(/^Epoch 1 ends/);
  expect(screen.getByRole('button', { name: /^Draw/ }).getAttribute('aria-disabled')).toBe('false');
  act(() => vi.advanceTimersByTime(2000));
  expect(news()).toMatch(/^Epoch 1 ends/);
  act(() => vi.advanceTimersByTime(3000));
  expect(news()).toMatch(/^Epoch 2 begins/);
  expect(bar().textContent).toMatch(/^Your turn/);
});
