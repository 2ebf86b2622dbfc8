import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/client/app/error-boundary.tsx';
import { Dialog } from '../../../src/client/table/dialog.tsx';
import { Fetched } from '../../../src/client/table/fetched.tsx';
import { loadedPart } from '../../../src/client/ui/hooks/loaded-part.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const waited = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const Tablets = () => <p>the tablets</p>;
const UNFETCHED = new TypeError('Failed to fetch dynamically imported module: x');

/** A sheet whose part fails so often, and by what. */
const sheetOf = (failures: number, error: Error) => {
  let asked = 0;
  const Part = loadedPart(async () => {
    asked += 1;
    if (asked <= failures) throw error;
    return Tablets;
  });
  return (
    <ErrorBoundary>
      <p>the table</p>
      <Dialog open onClose={() => {}} title="Final score" close="Close">
        <Fetched>
          <Part />
        </Fetched>
      </Dialog>
    </ErrorBoundary>
  );
};

it('a sheet whose part is on its way says so at once', async () => {
  render(sheetOf(2, UNFETCHED));
  await waited(0);
  expect(screen.getByRole('status').textContent).toBe('One moment…');
  await waited(2500);
  expect(screen.getByText('the tablets')).toBeDefined();
});

it('one whose part cannot be fetched says that too, and asks for it anew when it is told to; the table stands', async () => {
  render(sheetOf(4, UNFETCHED));
  await waited(5500);
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.getByText('the table')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waited(500);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('the tablets')).toBeDefined();
});

it('what can be shown without the part is shown meanwhile, and beside the words', async () => {
  const Part = loadedPart(async (): Promise<typeof Tablets> => {
    throw UNFETCHED;
  });
  render(
    <Fetched instead={<p>the sums</p>}>
      <Part />
    </Fetched>,
  );
  await waited(0);
  expect(screen.getByText('the sums')).toBeDefined();
  await waited(5500);
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.getByText('the sums')).toBeDefined();
});

it('a part that is broken is the page’s to tell', async () => {
  render(sheetOf(4, new Error('x is not a function')));
  await waited(5500);
  expect(screen.getByRole('alert').textContent).toContain('went wrong');
  expect(screen.queryByText('the table')).toBeNull();
});
