import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/client/app/error-boundary.tsx';
import { loadedPart, optionalPart } from '../../../../src/client/ui/hooks/loaded-part.tsx';

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

  describe('that the page can do without', () => {
    const UNFETCHED = new TypeError('Failed to fetch dynamically imported module: x');
    const shownIn = (Part: ReturnType<typeof loadedPart<{ name: string }>>) =>
      render(
        <ErrorBoundary>
          <Suspense fallback="laying the table">
            <Part name="Ada" />
          </Suspense>
        </ErrorBoundary>,
      );
    const failing = (times: number, error: Error) => {
      const find = vi.fn(async () => Table);
      for (let n = 0; n < times; n++) find.mockRejectedValueOnce(error);
      return find;
    };

    it('is asked for until it is there, less and less often', async () => {
      const find = failing(6, UNFETCHED);
      shownIn(optionalPart(find));
      await waited(30_000);
      expect(screen.getByText('laying the table')).toBeDefined();
      expect(find).toHaveBeenCalledTimes(6);
      await waited(6000);
      expect(screen.getByText('the table of Ada')).toBeDefined();
    });

    it('is asked for at once where the device has a connection again', async () => {
      const find = failing(5, UNFETCHED);
      shownIn(optionalPart(find));
      await waited(16_000);
      expect(find).toHaveBeenCalledTimes(5);
      fireEvent(window, new Event('online'));
      await waited(400);
      expect(screen.getByText('the table of Ada')).toBeDefined();
    });

    it('is the page’s to tell where it is broken', async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      const find = failing(9, new Error('x is not a function'));
      shownIn(optionalPart(find));
      await waited(400);
      expect(screen.getByRole('alert')).toBeDefined();
      expect(find).toHaveBeenCalledTimes(1);
    });
  });
});

it('a stylesheet that could not be fetched is asked for anew before its part is', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/table.css' });
  // Nothing is fetched here, and a link that stood in the page would fail by that.
  vi.spyOn(link, 'isConnected', 'get').mockReturnValue(true);
  const replaceWith = vi.spyOn(HTMLLinkElement.prototype, 'replaceWith').mockReturnValue();
  window.dispatchEvent(errorAt(link));
  const find = vi.fn(async () => Table);
  shown(loadedPart(find));
  const [anew] = replaceWith.mock.lastCall as [HTMLLinkElement];
  expect(replaceWith.mock.contexts).toEqual([link]);
  expect(anew.getAttribute('href')).toBe('/assets/table.css');
  expect(find).not.toHaveBeenCalled();
  fireEvent.load(anew);
  expect(await screen.findByText('the table of Ada')).toBeDefined();
  replaceWith.mockRestore();
});

it('one whose link has gone since is not', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/table.css' });
  window.dispatchEvent(errorAt(link));
  shown(loadedPart(async () => Table));
  expect(await screen.findByText('the table of Ada')).toBeDefined();
});

const errorAt = (target: EventTarget): Event =>
  Object.defineProperty(new Event('error'), 'target', { value: target });
