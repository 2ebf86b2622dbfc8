import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/client/table/dialog.tsx';
import { deferred } from '../../../src/client/ui/hooks/deferred.ts';
import { useShortcuts } from '../../../src/client/ui/keys/shortcuts.ts';
import { isOnStage } from '../../../src/client/ui/motion/on-stage.ts';
import { painted } from '../ui/keys/painted.ts';

afterEach(cleanup);

const dialogOf = (open: boolean, onClose: () => void) => (
  <Dialog open={open} onClose={onClose} title="Score" close="Close">
    text
  </Dialog>
);

it('tells when the reader closes it, and not when the page does', async () => {
  const onClose = vi.fn();
  const { container, rerender } = render(dialogOf(true, onClose));
  const dialog = container.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  rerender(dialogOf(false, onClose));
  dialog.dispatchEvent(new Event('close'));
  await waitFor(() => expect(dialog.open).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
  rerender(dialogOf(true, onClose));
  // Browsers tell of a closing a little later.
  dialog.dispatchEvent(new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  dialog.close();
  expect(onClose).toHaveBeenCalled();
});

it('goes after the paint that answers the press, and stays where it is opened again before that', async () => {
  const { container, rerender } = render(dialogOf(true, vi.fn()));
  const dialog = container.querySelector('dialog')!;
  const close = vi.spyOn(dialog, 'close');
  rerender(dialogOf(false, vi.fn()));
  expect([dialog.open, dialog.textContent]).toEqual([true, 'ScoreClosetext']);
  rerender(dialogOf(true, vi.fn()));
  await painted();
  expect(close).not.toHaveBeenCalled();
  rerender(dialogOf(false, vi.fn()));
  await waitFor(() => expect([dialog.open, dialog.textContent]).toEqual([false, '']));
});

it('has the keys as long as it is open; while it goes a key is the table’s again', async () => {
  const act = vi.fn();
  const Table = ({ open }: { open: boolean }) => {
    useShortcuts({ s: act }, true);
    return dialogOf(open, () => {});
  };
  const { container, rerender } = render(<Table open />);
  await userEvent.keyboard('s');
  expect(act).not.toHaveBeenCalled();
  rerender(<Table open={false} />);
  expect(container.querySelector('dialog')!.open).toBe(true);
  // Not through userEvent, which lets time pass.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  expect(act).toHaveBeenCalledOnce();
});

it('leaves the keys to the table from the press on that closes it, however long that takes to be drawn', async () => {
  const act = vi.fn();
  const never = new Promise<void>(() => {});
  const UnderIt = ({ isCovered }: { isCovered: boolean }) => {
    if (!isCovered) use(never);
    return null;
  };
  const Table = () => {
    const [open, setOpen] = useState(true);
    useShortcuts({ s: act }, true);
    return (
      <>
        {dialogOf(open, () => setOpen(false))}
        <UnderIt isCovered={open} />
      </>
    );
  };
  render(
    <Suspense>
      <Table />
    </Suspense>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  expect(act).toHaveBeenCalledOnce();
});

it('never stands there empty, with the keys', async () => {
  const act = vi.fn();
  const Table = ({ open }: { open: boolean }) => {
    useShortcuts({ s: act }, true);
    return dialogOf(open, () => {});
  };
  const { container, rerender } = render(<Table open />);
  const dialog = container.querySelector('dialog')!;
  let keys = 0;
  const press = () => {
    keys++;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
  };
  const watcher = new MutationObserver(press);
  rerender(<Table open={false} />);
  watcher.observe(dialog, { childList: true });
  await waitFor(() => expect(dialog.open).toBe(false));
  watcher.disconnect();
  expect(keys).toBe(1);
  expect(act).toHaveBeenCalledOnce();
});

it('goes at once where another is opened, which then gives focus back to where both came from', async () => {
  const nothing = () => {};
  const both = (open: 'menu' | 'sheet' | null) => (
    <>
      <Dialog open={open === 'sheet'} onClose={nothing} title="Sheet" close="Close">
        what it says
      </Dialog>
      <Dialog open={open === 'menu'} onClose={nothing} title="Menu" close="Close" kind="drawer">
        Talk
      </Dialog>
    </>
  );
  const { container, rerender } = render(both('menu'));
  const [sheet, menu] = container.querySelectorAll('dialog');
  const wasOpen: boolean[] = [];
  vi.spyOn(sheet!, 'showModal').mockImplementation(() => void wasOpen.push(menu!.open));
  rerender(both(null));
  expect(menu!.open).toBe(true);
  rerender(both('sheet'));
  expect(wasOpen).toEqual([false]);
});

it('a sheet that is opened from a drawer stands beside it, not in its colours, and leaves it open', async () => {
  const nothing = () => {};
  const onMenuClosed = vi.fn();
  const menu = (withSheet: boolean) => (
    <Dialog open onClose={onMenuClosed} title="Menu" close="Close" kind="drawer">
      <Dialog open={withSheet} onClose={nothing} title="Sheet" close="Close">
        what it says
      </Dialog>
    </Dialog>
  );
  const { rerender } = render(menu(false));
  rerender(menu(true));
  const said = await screen.findByText('what it says');
  expect(said.closest('dialog')?.className).toContain('dialog-sheet');
  expect(said.closest('.dialog-drawer')).toBeNull();
  said.closest('dialog')?.close();
  expect(onMenuClosed).not.toHaveBeenCalled();
});

it('holds the stage while it waits for its styles: nothing goes on that it is about to cover', async () => {
  let arrive = () => {};
  deferred(() => new Promise<void>(resolve => (arrive = resolve)));
  const { container, rerender } = render(dialogOf(false, vi.fn()));
  expect(isOnStage()).toBe(false);
  rerender(dialogOf(true, vi.fn()));
  const lies = () => container.querySelector('dialog')!.open;
  expect([isOnStage(), lies()]).toEqual([true, false]);
  // Was there ever a moment without either?
  const free = vi.fn();
  const looking = setInterval(() => isOnStage() || lies() || free());
  arrive();
  await waitFor(() => expect([isOnStage(), lies()]).toEqual([false, true]));
  clearInterval(looking);
  expect(free).not.toHaveBeenCalled();
});

it('one that opens by itself hears no press that was meant for the table, and hears the next one', async () => {
  const onClose = vi.fn();
  const sheet = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="Final score" close="Close" isUnasked>
      text
    </Dialog>
  );
  const { container, rerender } = render(sheet(false));
  rerender(sheet(true));
  const dialog = container.querySelector('dialog')!;
  const close = screen.getByRole('button', { name: 'Close' });
  // As browsers do where the page does not.
  close.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  const pressEscape = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  pressEscape();
  // Of a browser that makes a click of a key that was not let through, and of a screen reader.
  close.click();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(dialog.dataset.unseen).toBeUndefined());
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(2);
});
