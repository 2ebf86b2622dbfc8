import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RematchState } from '../../../../src/client/match/online/rematch.ts';
import { Rematch } from '../../../../src/client/pages/match/rematch.tsx';
import { BoardContext } from '../../../../src/client/table/board-context.tsx';

const NOW = Date.parse('2026-01-01');
const seats = ['Ada', 'Ned'].map(name => ({ name, bot: null, connected: true }));
const events = [{ type: 'end', scores: [14, 20], winners: [1] }];
const NONE: RematchState = { offer: null, isThere: false, series: null, ask: () => {}, state: 'idle' };
const OFFER = {
  id: 'next',
  by: 'Ned',
  until: NOW + 90_000,
  players: [{ id: 0, name: 'Ned' }, { id: 1, name: 'Tiye', data: { bot: 'easy' } }, { id: 2 }],
};

const show = (rematch: Partial<RematchState> = {}, mayAsk = true) =>
  render(
    <BoardContext.Provider value={{ match: { events, seats, seat: 0 } } as never}>
      <Rematch rematch={{ ...NONE, ...rematch }} mayAsk={mayAsk} />
    </BoardContext.Provider>,
  );
const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('another match is asked for with one press, and it is said where that did not work', () => {
  const ask = vi.fn();
  show({ ask });
  fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
  expect(ask).toHaveBeenCalledOnce();
  cleanup();
  show({ state: 'asking' });
  // Not `disabled`: it would lose the focus.
  const asking = screen.getByRole<HTMLButtonElement>('button', { name: 'Asking…' });
  expect([asking.disabled, asking.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  cleanup();
  show({ state: 'failed' });
  expect(screen.getByRole('alert').textContent).toContain('could not be made');
});

it('who wants another, how long one’s seat is kept and who is there already are told, until the time is up', () => {
  show({ offer: OFFER });
  expect(screen.getByRole('status').textContent).toBe('Ned wants another.');
  expect(screen.getByRole('button', { name: 'Play again' })).toBeDefined();
  expect(lines()).toEqual(['Ned wants another. Your seat is kept for 1:30.', 'At the table: Ned']);
  act(() => vi.advanceTimersByTime(60_000));
  expect(lines()[0]).toBe('Ned wants another. Your seat is kept for 0:30.');
  act(() => vi.advanceTimersByTime(31_000));
  expect(lines()[0]).toBe('Ned wants another. The seats are open to everybody now.');
});

it('whoever sits there already is led there, and not asked', () => {
  const ask = vi.fn();
  show({ offer: OFFER, isThere: true, ask });
  expect(lines()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'To the next match' }));
  expect(ask).toHaveBeenCalledOnce();
});

it('the score of the series counts this match, the best first; whoever watches may read it and no more', () => {
  const series = {
    matches: 2,
    wins: [
      { name: 'Ada', wins: 1 },
      { name: 'Ned', wins: 1 },
    ],
  };
  show({ series, offer: OFFER }, false);
  expect(lines()).toEqual(['After 3 matches: Ned 2 · Ada 1']);
  expect(screen.queryByRole('button')).toBeNull();
});
