import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RaEvent } from '../../../../src/game/ra/events.ts';
import { holding, onScreen, until, wholeMatch } from './on-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ENDED: readonly RaEvent[] = [
  { type: 'bid', player: 1, sun: 5 },
  { type: 'sold', player: 1, sun: 5, took: 1, tiles: ['nile'] },
  { type: 'epoch-end', epoch: 1, reason: 'suns-spent' },
  { type: 'epoch-start', epoch: 2, player: 0 },
];

const bar = () => screen.getByRole('region', { name: 'Whose turn' });
const news = () => bar().querySelector('.turn-banner-last')?.textContent;

it('the bar tells what the scene shows, one thing after the other; then it is somebody’s turn', () => {
  const before = holding({});
  // The last sun of the epoch.
  const areas = before.state.areas.map((area, seat) => ({
    ...area,
    suns: { faceUp: seat === 1 ? [5 as const] : [], faceDown: [] },
  }));
  const step = { kind: 'auction', cause: 'voluntary', caller: 0, toSpeak: [1], best: null } as const;
  const { show } = onScreen(
    { ...before, state: { ...before.state, areas, step: { ...step, toSpeak: [1] } } },
    { seat: 0 },
  );
  const mayDraw = () =>
    screen.getByRole('button', { name: /^Draw/ }).getAttribute('aria-disabled') === 'false';
  show({ ...before, events: [...before.events, ...ENDED] });
  act(() => vi.advanceTimersByTime(900));
  expect(news()).toBe('With the 5 Ned took the 1 and a Nile tile.');
  expect(bar().textContent).toMatch(/^The auction ends/);
  expect(mayDraw()).toBe(false);
  act(() => vi.advanceTimersByTime(2000));
  expect(bar().textContent).toMatch(/^Epoch 1 ends/);
  expect(news()).toMatch(/^Epoch 1 ends/);
  act(() => vi.advanceTimersByTime(3000));
  // It lies there still, under its sheet.
  expect(news()).toMatch(/^Epoch 1 ends/);
  act(() => vi.advanceTimersByTime(1000));
  expect(news()).toMatch(/^Epoch 2 begins/);
  expect(bar().textContent).toMatch(/^Your turn/);
  expect(mayDraw()).toBe(true);
});

it('the bar does not know what is drawn while the hand is in the bag', () => {
  const before = holding({});
  const { show } = onScreen(before, { seat: 0 });
  const said = news();
  const draw = { type: 'draw', player: 1, tile: 'gold' } as const;
  show({ ...before, events: [...before.events, draw] });
  expect(news()).toBe(said);
  act(() => vi.advanceTimersByTime(1000));
  expect(news()).toMatch(/^Ned drew/);
});

it('who has won is not told before the final score has been counted', async () => {
  await import('../../../../src/client/table/ending/ending.tsx');
  const { state, events } = wholeMatch(3, 'counted');
  const end = events.findLastIndex(({ type }) => type === 'epoch-end');
  const { state: before } = until(3, ({ epoch }) => epoch === 3);
  const { show } = onScreen({ state: before, events: events.slice(0, end) }, { seat: 0 });
  show({ state, events });
  expect(bar().textContent).toMatch(/^Epoch 3 ends/);
  await act(async () => void vi.advanceTimersByTime(3000));
  expect(document.querySelector('.tablets')).not.toBeNull();
  expect(screen.getByRole('dialog', { name: 'Final score' }).textContent).not.toMatch(/win/);
  expect(bar().textContent).not.toMatch(/win/);
  // Nobody has asked for it: it hears a press once it has been seen.
  await act(async () => void vi.advanceTimersByTime(500));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => vi.advanceTimersByTime(1000));
  expect(news()).toMatch(/win/);
});
