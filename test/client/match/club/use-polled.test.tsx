import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchTournament } from '../../../../src/client/match/club/tournaments.ts';
import { Unanswered } from '../../../../src/client/match/club/unanswered.tsx';
import { usePolled } from '../../../../src/client/match/club/use-polled.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ID = 'cup00000001';
const fetch = (before: { readonly changes: number } | null, signal: AbortSignal) =>
  fetchTournament(ID, signal, before?.changes);
const Cup = () => {
  const told = usePolled(fetch);
  return typeof told.state === 'string' ? <Unanswered polled={told} /> : <p>{told.state.name}</p>;
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

/** The server answers with these in turn, the last one again and again; told is how often it was asked. */
const answering = (...answers: readonly (() => Response)[]) => {
  vi.useFakeTimers();
  const asked = vi.fn(async () => (answers[asked.mock.calls.length - 1] ?? answers.at(-1))?.());
  vi.stubGlobal('fetch', asked);
  return asked;
};
const passed = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seenAgain = () => act(async () => void fireEvent(document, new Event('visibilitychange')));
const refused = (status: number, headers?: Record<string, string>) => () =>
  Response.json({ error: 'no' }, { status, headers: headers ?? {} });

it('asks ever less often for a list that stays as it is, until it changes or the page is seen again', async () => {
  const cup = (changes: number) => () => Response.json({ name: 'Cup of Thebes', changes, now: 0 });
  const asked = answering(cup(1), cup(1), cup(1), cup(1), cup(1), cup(2), cup(2));
  render(<Cup />);
  /** In how many seconds it asks. */
  const pause = async () => {
    const before = asked.mock.calls.length;
    let seconds = 0;
    for (; asked.mock.calls.length === before; seconds++) await passed(1000);
    return seconds;
  };
  await passed(0);
  const pauses: number[] = [];
  for (let times = 0; times < 7; times++) pauses.push(await pause());
  expect(pauses).toEqual([15, 30, 60, 120, 120, 15, 30]);
  await seenAgain();
  await passed(0);
  expect(await pause()).toBe(30);
});

it('asks no sooner than the server wants it, though the page is seen again', async () => {
  const asked = answering(refused(429, { 'retry-after': '40' }));
  render(<Cup />);
  await passed(15_000);
  await seenAgain();
  await passed(24_900);
  expect(asked).toHaveBeenCalledTimes(1);
  await passed(200);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks on where the server is in trouble, and not after a final no', async () => {
  const asked = answering(refused(503), refused(408), refused(404));
  render(<Cup />);
  await passed(31_000);
  expect(asked).toHaveBeenCalledTimes(3);
  await passed(600_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

it('what was not there for a while is drawn again, as it was', async () => {
  const cup = () => Response.json({ name: 'Cup of Thebes', changes: 4, now: 0 });
  const asked = answering(cup, refused(404), cup);
  render(<Cup />);
  await passed(0);
  expect(screen.queryByText('Cup of Thebes')).not.toBeNull();
  await passed(15_000);
  expect(screen.queryByText('Cup of Thebes')).toBeNull();
  await seenAgain();
  await passed(0);
  expect(screen.queryByText('Cup of Thebes')).not.toBeNull();
  expect(asked).toHaveBeenCalledTimes(3);
});

it('tells a request it let go of itself as no failure', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  render(<Cup />);
  await seenAgain();
  await act(async () => {});
  expect(screen.queryByRole('alert')).toBeNull();
});
