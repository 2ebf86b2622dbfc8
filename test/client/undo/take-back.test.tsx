import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TakeBack } from '../../../src/client/undo/take-back.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('with a button in the bar and one in the menu, the key takes back once', () => {
  const [bar, menu] = [vi.fn(), vi.fn()];
  render(
    <>
      <TakeBack take={bar} />
      <TakeBack inMenu asks take={menu} />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'u' });
  expect([bar.mock.calls.length, menu.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByText('Ask to take back (U)'));
  expect(menu).toHaveBeenCalledOnce();
});

it.each([
  [true, 'Take back (U)'],
  [false, 'Take back'],
])('with a keyboard (%s) it names its key, and without one it does not', (matches, label) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));
  render(<TakeBack inMenu take={() => {}} />);
  expect(screen.getByRole('button').textContent).toBe(label);
});
