import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changed, onScreen, until } from '../ra/on-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Seat 0 is asked after seat 2, who has not spoken yet, about a lot that seat 1 called. */
const waiting = changed(
  until(3, ({ step }) => step.kind === 'auction'),
  state => {
    state.step = { kind: 'auction', cause: 'voluntary', caller: 1, toSpeak: [2, 0, 1], best: null };
  },
);
const asked = changed(waiting, state => {
  state.step = { kind: 'auction', cause: 'voluntary', caller: 1, toSpeak: [0, 1], best: null };
});
const lastSun = (played: typeof asked) =>
  changed(played, state => {
    state.areas[0]!.suns.faceUp.splice(1);
  });

const pass = () => screen.getByRole('button', { name: /^Pass/ });
const suns = () => within(screen.getByRole('toolbar', { name: 'Your suns' })).getAllByRole('button');
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** A press as long as a finger's or a mouse's is. */
const press = async (button: HTMLElement, ms: number) => {
  fireEvent.pointerDown(button);
  await later(ms);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
};
const choosePass = async (before = waiting, after = asked) => {
  const { show, moves } = onScreen(before, { seat: 0 });
  fireEvent.click(pass());
  expect([pass().getAttribute('aria-pressed'), moves]).toEqual(['true', []]);
  show(after);
  await later(200);
  return moves;
};

it('a pass that was chosen in advance is said a moment after one is asked, once', async () => {
  const moves = await choosePass();
  expect(moves).toEqual([]);
  await later(400);
  expect(moves).toEqual([['pass']]);
  await later(5000);
  expect(moves).toEqual([['pass']]);
});

it.each([100, 400])('but not when another sun is being pressed by then, for %i ms', async ms => {
  const moves = await choosePass();
  await press(suns()[1]!, ms);
  await later(5000);
  expect(moves).toEqual([['bid', waiting.state.areas[0]!.suns.faceUp[1]]]);
});

it('nor while one is asked about that sun', async () => {
  const moves = await choosePass(lastSun(waiting), lastSun(asked));
  await press(suns()[0]!, 100);
  expect(screen.getByRole('dialog')).toBeTruthy();
  await later(5000);
  expect(moves).toEqual([]);
});

it('nor when it is taken back, even then', async () => {
  const moves = await choosePass();
  await press(pass(), 100);
  await later(5000);
  expect(moves).toEqual([]);
  await press(pass(), 100);
  expect(moves).toEqual([['pass']]);
});
