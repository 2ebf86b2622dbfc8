import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useActing } from '../../../../src/client/match/member/acting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Deed = ({ about }: { about: object }) => {
  const acting = useActing(() => 'All places are taken.', { about });
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
const fault = () => screen.queryByRole('alert')?.textContent;

it('why something was not done is said until what it is about is new, and at least as long as it is read', async () => {
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

  await press();
  rerender(<Deed about={{ members: 4 }} />);
  await after(5000);
  rerender(<Deed about={{ members: 5 }} />);
  await after(4000);
  expect(fault()).toBe('All places are taken.');
  await after(1000);
  expect(fault()).toBeUndefined();
});

it('what takes away one fault leaves a later one there', async () => {
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
