import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { REPEAT_MS } from '../../../../src/client/ui/hooks/repeat-guard.ts';
import { toyTable } from './toy-table.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a second tap does not become a move in the state that the first has brought about', () => {
  vi.useFakeTimers();
  const { moves, show } = toyTable(3);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Count' }));
  press();
  // The answer to the first has come, and it is this seat's turn again.
  act(() => show(5));
  press();
  vi.advanceTimersByTime(REPEAT_MS - 1);
  press();
  expect(moves).toEqual([['step']]);
  vi.advanceTimersByTime(1);
  press();
  expect(moves).toEqual([['step'], ['step']]);
});

it('what was taken back may be done again at once', () => {
  vi.useFakeTimers();
  const { moves, show } = toyTable(3);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Count' }));
  press();
  act(() => show(4));
  act(() => show(3));
  press();
  expect(moves).toEqual([['step'], ['step']]);
});
