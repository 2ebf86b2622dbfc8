import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchTournament } from '../../../../src/client/match/club/tournaments.ts';
import { Unanswered } from '../../../../src/client/match/club/unanswered.tsx';
import { usePolled } from '../../../../src/client/match/club/use-polled.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = 'cup00000001';
const fetch = (before: { readonly changes: number } | null, unwanted: AbortSignal) =>
  fetchTournament(ID, unwanted, before?.changes);
const Cup = () => {
  const told = usePolled(fetch);
  return typeof told.state === 'string' ? <Unanswered told={told} /> : <p>{told.state.name}</p>;
};

it.each([
  ['40', 'Please try again in 40 seconds.'],
  ['290', 'Please try again in 5 minutes.'],
  ['7200', 'Please try again in 2 hours.'],
])('says that too much was asked for, and when to ask again: %s', async (seconds, when) => {
  const headers = { 'retry-after': seconds };
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'too many requests: try again later' }, { status: 429, headers }),
  );
  render(<Cup />);
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe(`Too much was asked for in a short time. ${when}`);
});

it('where no answer comes it says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  render(<Cup />);
  expect((await screen.findByRole('alert')).textContent).toBe('The server did not answer. Please try again.');
});

it('lets go of what it asked for when it asks anew, and when the page goes', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    if (signals.length === 1) throw new TypeError('fetch failed');
    return new Promise(() => {});
  });
  const { unmount } = render(<Cup />);
  const again = await screen.findByRole('button');
  fireEvent.click(again);
  fireEvent.click(again);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  unmount();
  expect(signals.at(-1)?.aborted).toBe(true);
});
