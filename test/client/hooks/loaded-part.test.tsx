import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadedPart } from '../../../src/client/hooks/loaded-part.tsx';

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
