import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Shelves } from '../../../../src/client/games/auction/holdings/shelves.tsx';

const Laid = ({ lie }: { lie: string }) => (
  <>
    <Shelves lie={lie} shelves={1} room={{}}>
      <button type="button" data-roving>
        a tile
      </button>
    </Shelves>
    <button type="button">Pass</button>
  </>
);
const tile = () => screen.getByRole('button', { name: 'a tile' });

it.each([
  ['a focus in the tray stays in it when it is laid out anew', 'a tile'],
  ['a focus elsewhere is left alone', 'Pass'],
])('%s', (_, name) => {
  const { rerender, unmount } = render(<Laid lie="1" />);
  const before = tile();
  screen.getByRole('button', { name }).focus();
  rerender(<Laid lie="2" />);
  expect(tile()).not.toBe(before);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  unmount();
});
