import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askCoach } from '../../../src/client/coach/ask-coach.ts';
import { HintSheet } from '../../../src/client/coach/hint-sheet.tsx';
import type { Hint } from '../../../src/game/hint.ts';

vi.mock('../../../src/client/coach/ask-coach.ts', () => ({ askCoach: vi.fn() }));
const SLOW = { timeout: 10_000 };
const asked = vi.mocked(askCoach<'hints'>);

const show = (hints: readonly Hint[] | null) => {
  asked.mockResolvedValue(hints);
  render(<HintSheet game="ra" view={{}} seat={0} />);
};
beforeEach(() => localStorage.setItem('language', 'en'));
afterEach(cleanup);

it('tells the best three moves of a seat, with the chance to win', async () => {
  show([
    { move: ['bid', 9], chance: 0.618 },
    { move: ['playGod', 'nile'], chance: 0.5 },
    { move: ['discard', 'temple', 'sphinx'], chance: 0.42 },
    { move: ['pass'], chance: 0.1 },
  ]);
  const told = (await screen.findAllByRole('listitem', {}, SLOW)).map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Bid 9 wins 62 %',
    'Use a god: Nile wins 50 %',
    'Discard temple and sphinx wins 42 %',
  ]);
  expect(asked).toHaveBeenCalledWith(
    { for: 'hints', game: 'ra', view: {}, seat: 0 },
    expect.any(AbortSignal),
  );
});

it('says so where there is nothing to choose, and where the coach failed', async () => {
  show([]);
  expect(await screen.findByText('Nothing is yours to choose just now.', {}, SLOW)).toBeTruthy();
  cleanup();
  show(null);
  expect((await screen.findByRole('alert', {}, SLOW)).textContent).toBe(
    'The coach could not weigh your moves.',
  );
});
