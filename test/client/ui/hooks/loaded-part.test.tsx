import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/client/app/error-boundary.tsx';
import { loadedPart } from '../../../../src/client/ui/hooks/loaded-part.tsx';

afterEach(cleanup);

const Table = ({ name }: { name: string }) => <p>the table of {name}</p>;
const shown = (Part: ReturnType<typeof loadedPart<{ name: string }>>) =>
  render(
    <Suspense fallback="laying the table">
      <Part name="Ada" />
    </Suspense>,
  );

it('what has been loaded before it is shown is shown at once', async () => {
  const find = vi.fn(async () => Table);
  const Part = loadedPart(find);
  await Part.load();
  await Part.load();
  shown(Part);
  expect(screen.getByText('the table of Ada')).toBeDefined();
  expect(find).toHaveBeenCalledTimes(1);
});

it('what has not is waited for', async () => {
  shown(loadedPart(async () => Table));
  expect(screen.getByText('laying the table')).toBeDefined();
  expect(await screen.findByText('the table of Ada')).toBeDefined();
});

it('what could not be loaded is asked for once more when it is shown', async () => {
  let isDown = true;
  const Part = loadedPart(async () => {
    if (isDown) throw new TypeError('no connection');
    return Table;
  });
  await expect(Part.load()).rejects.toThrow('no connection');
  isDown = false;
  shown(Part);
  expect(await screen.findByText('the table of Ada')).toBeDefined();
});

describe('a part that cannot be fetched when it is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const waited = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is asked for again, for a server that starts anew', async () => {
    const find = vi.fn(async () => Table);
    find.mockRejectedValueOnce(new TypeError('no connection'));
    find.mockRejectedValueOnce(new TypeError('no connection'));
    shown(loadedPart(find));
    await waited(1900);
    expect(screen.getByText('laying the table')).toBeDefined();
    await waited(1000);
    expect(screen.getByText('the table of Ada')).toBeDefined();
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('is given up in the end', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const find = vi.fn(async (): Promise<typeof Table> => {
      throw new TypeError('no connection');
    });
    render(
      <ErrorBoundary>
        <Suspense fallback="laying the table">{createElement(loadedPart(find), { name: 'Ada' })}</Suspense>
      </ErrorBoundary>,
    );
    await waited(4900);
    expect(screen.getByText('laying the table')).toBeDefined();
    await waited(1000);
    expect(screen.getByRole('alert')).toBeDefined();
    expect(find).toHaveBeenCalledTimes(4);
  });
});
