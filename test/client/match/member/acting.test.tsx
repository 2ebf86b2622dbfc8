import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMutation } from '../../../../src/client/match/member/use-mutation.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Deed = ({ about }: { about: object }) => {
  const acting = useMutation(() => 'All places are taken.', { about });
  return (
    <>
      <button type="button" onClick={() => acting.act('join', () => Promise.reject(new Error()))}>
        join
      </button>
      {acting.said}
    </>
  );
};
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const after = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const past = () => screen.queryByText(/^When you asked: /)?.textContent;
const fault = () => screen.queryByRole('alert')?.textContent;

it('why something was not done stays, and is told as past once what it is about is new and it could be read', async () => {
  const before = { members: 2 };
  const { rerender } = render(<Deed about={before} />);
  await press();
  await after(60_000);
  rerender(<Deed about={before} />);
  await after(60_000);
  expect(fault()).toBe('All places are taken.');
  rerender(<Deed about={{ members: 3 }} />);
  await after(0);
  expect(fault()).toBeUndefined();
  expect(past()).toBe('When you asked: All places are taken.');
  rerender(<Deed about={{ members: 1 }} />);
  await after(600_000);
  expect(past()).toBe('When you asked: All places are taken.');

  await press();
  expect(past()).toBeUndefined();
  rerender(<Deed about={{ members: 4 }} />);
  await after(5000);
  rerender(<Deed about={{ members: 5 }} />);
  await after(4000);
  expect(fault()).toBe('All places are taken.');
  await after(1000);
  expect(fault()).toBeUndefined();
  expect(past()).toBe('When you asked: All places are taken.');
});

it('what makes one fault past leaves a later one there', async () => {
  const { rerender } = render(<Deed about={{}} />);
  await press();
  const now = {};
  rerender(<Deed about={now} />);
  await after(9000);
  await press();
  rerender(<Deed about={now} />);
  await after(9000);
  expect(fault()).toBe('All places are taken.');
});
