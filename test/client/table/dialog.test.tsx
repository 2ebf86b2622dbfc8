import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/client/table/dialog.tsx';

afterEach(cleanup);

const dialogOf = (open: boolean, onClose: () => void) => (
  <Dialog open={open} onClose={onClose} title="Score" close="Close">
    text
  </Dialog>
);

it('tells when the reader closes it, and not when the page does', () => {
  const onClose = vi.fn();
  const { container, rerender } = render(dialogOf(true, onClose));
  const dialog = container.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  rerender(dialogOf(false, onClose));
  dialog.dispatchEvent(new Event('close'));
  expect(dialog.open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialogOf(true, onClose));
  dialog.close();
  expect(onClose).toHaveBeenCalled();
});

it('a sheet that is opened from a drawer stands beside it, not in its colours', async () => {
  const nothing = () => {};
  render(
    <Dialog open onClose={nothing} title="Menu" close="Close" kind="drawer">
      <Dialog open onClose={nothing} title="Sheet" close="Close">
        what it says
      </Dialog>
    </Dialog>,
  );
  const said = await screen.findByText('what it says');
  expect(said.closest('dialog')?.className).toContain('dialog-sheet');
  expect(said.closest('.dialog-drawer')).toBeNull();
});
