import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  deferred,
  deferredPart,
  loadDeferred,
  useDeferredLoaded,
  usePrefetchDeferred,
} from '../../../../src/client/ui/hooks/deferred.ts';
import { eventually } from '../../patience.ts';

afterEach(async () => {
  cleanup();
  await loadDeferred();
});

const Sheet = ({ isOpen }: { isOpen: boolean }) => useDeferredLoaded(isOpen) && isOpen && <p>sheet</p>;

it('what has been pressed for is shown once its styles are there, and from then on at once', async () => {
  let arrive = () => {};
  const find = vi.fn(() => new Promise<void>(resolve => (arrive = resolve)));
  deferred(find);
  const { rerender } = render(<Sheet isOpen={false} />);
  expect(find).not.toHaveBeenCalled();
  rerender(<Sheet isOpen />);
  expect(screen.queryByText('sheet')).toBeNull();
  arrive();
  await screen.findByText('sheet');
  rerender(<Sheet isOpen={false} />);
  rerender(<Sheet isOpen />);
  expect(screen.queryByText('sheet')).not.toBeNull();
  expect(find).toHaveBeenCalledOnce();
});

it('it is shown without those that cannot be fetched, which are asked for again with the next', async () => {
  const find = vi.fn(async () => {});
  find.mockRejectedValueOnce(new Error('away'));
  deferred(find);
  render(<Sheet isOpen />);
  await screen.findByText('sheet');
  expect(find).toHaveBeenCalledOnce();
  render(<Sheet isOpen />);
  await eventually(() => expect(find).toHaveBeenCalledTimes(2));
});

it.each(['pointerMove', 'pointerDown', 'keyDown'] as const)(
  'they come with the first sign of whoever sits at a table: %s',
  async sign => {
    const find = vi.fn(async () => {});
    deferred(find);
    const Table = () => {
      usePrefetchDeferred();
      return <button type="button">draw</button>;
    };
    render(<Table />);
    expect(find).not.toHaveBeenCalled();
    fireEvent[sign](screen.getByText('draw'));
    fireEvent[sign](screen.getByText('draw'));
    expect(find).toHaveBeenCalledOnce();
    await loadDeferred();
    render(<Sheet isOpen />);
    expect(screen.queryByText('sheet')).not.toBeNull();
  },
);

it('a late part is there at once where it has come in time', async () => {
  const Part = deferredPart(async () => () => <p>part</p>);
  await loadDeferred();
  render(<Part />);
  expect(screen.queryByText('part')).not.toBeNull();
});
