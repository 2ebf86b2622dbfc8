import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShortcuts, useShortcutsSwitch } from '../../../../src/client/ui/keys/shortcuts.ts';
import { closeStorage, keepElsewhere, WAYS_TO_DENY } from '../../closed-storage.ts';

afterEach(cleanup);

const Page = ({ act, on = true }: { act: () => void; on?: boolean }) => {
  useShortcuts({ d: act }, on);
  return (
    <>
      <input aria-label="text" />
      <input type="checkbox" aria-label="box" />
      <dialog aria-label="dialog" />
    </>
  );
};

describe('single keys', () => {
  it('act anywhere but where somebody types', async () => {
    const act = vi.fn();
    render(<Page act={act} />);
    await userEvent.keyboard('d');
    expect(act).toHaveBeenCalledTimes(1);
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard('D');
    expect(act).toHaveBeenCalledTimes(2);
    await userEvent.type(screen.getByRole('textbox'), 'dd');
    expect(act).toHaveBeenCalledTimes(2);
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('dd');
  });

  it.each(['{Control>}d{/Control}', '{Meta>}d{/Meta}', '{Alt>}d{/Alt}', 'x'])(
    '%s does nothing',
    async keys => {
      const act = vi.fn();
      render(<Page act={act} />);
      await userEvent.keyboard(keys);
      expect(act).not.toHaveBeenCalled();
    },
  );

  it('do nothing under a dialog, when held down, or switched off', async () => {
    const act = vi.fn();
    const { rerender } = render(<Page act={act} />);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', repeat: true }));
    document.querySelector('dialog')?.setAttribute('open', '');
    await userEvent.keyboard('d');
    document.querySelector('dialog')?.removeAttribute('open');
    rerender(<Page act={act} on={false} />);
    await userEvent.keyboard('d');
    expect(act).not.toHaveBeenCalled();
  });
});

describe('the switch of single keys', () => {
  it('is remembered, and followed from tab to tab', () => {
    localStorage.clear();
    const { result } = renderHook(useShortcutsSwitch);
    expect(result.current[0]).toBe(true);
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    expect(localStorage.getItem('shortcuts')).toBe('off');
    act(() => keepElsewhere('shortcuts', 'on'));
    expect(result.current[0]).toBe(true);
  });

  // Every board has it: a table, a lesson and an exercise ended with it.
  it.each(WAYS_TO_DENY)('ends no page where the browser keeps nothing: %s', way => {
    closeStorage(way);
    const { result } = renderHook(useShortcutsSwitch);
    expect(result.current[0]).toBe(true);
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
  });
});
