import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RatedResult } from '../../../../../src/client/match/member/people/rated-result.tsx';
import { MemoryRouter } from '../../../memory-router.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ADA = { seat: 0, points: 712, spread: 210, change: 32 };
const BEN = { seat: 2, points: 655, spread: 240, change: -18 };

/** The server answers with these in turn, the last one again and again; told is what it was asked for. */
const answering = (...answers: readonly (object | null)[]): readonly string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const ratings = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(path);
    return Response.json({ ratings });
  });
  return asked;
};

const shown = () =>
  render(
    <MemoryRouter>
      <RatedResult game="kheops" id="m1" pace="slow" names={['Ada', 'Bot', 'Ben']} />
    </MemoryRouter>,
  );
const said = () => screen.getByRole('status').textContent;

it('says what the match has made of everybody’s rating as soon as it is counted, and asks no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = answering(null, null, [ADA, { ...BEN, change: null }]);
  shown();
  expect(said()).toBe('The ratings are being counted.');
  await act(() => vi.advanceTimersByTimeAsync(4100));
  expect(screen.getByRole('heading').textContent).toBe('Rated, by days');
  expect(said()).toBe('Ada712 ± 210 +32Ben655 ± 240 first rated match');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).toEqual(Array(3).fill('/games/kheops/m1/ratings'));
});

it('a loss has a true minus sign; bots, and whoever keeps theirs to themselves, are left out', async () => {
  answering([BEN]);
  shown();
  expect((await screen.findByText('−18')).tagName).toBe('B');
  expect(screen.queryByText('Ada')).toBeNull();
});

it('says nothing where everybody keeps theirs to themselves', async () => {
  answering([]);
  const { container } = shown();
  await expect.poll(() => container.textContent).toBe('');
});

it('of what is not counted for half a minute it says where it will stand', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked = answering(null);
  shown();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(said()).toBe('The ratings are not counted yet: they will stand on everybody’s page.');
  expect(asked.length).toBe(15);
});
