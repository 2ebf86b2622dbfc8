import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionButton } from '../../../src/client/table/action-button.tsx';
import { type ConfirmKind, isAsked, useConfirm } from '../../../src/client/table/confirm.tsx';
import { ignoreRepeatedPresses, REPEAT_MS } from '../../../src/client/ui/hooks/repeat-guard.ts';
import { FULL, toyTable } from '../ui/keys/toy-table.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('before a move', () => {
  it.each<['never' | 'risky' | 'always', ConfirmKind, boolean]>([
    ['never', 'last-sun', false],
    ['never', 'any', false],
    ['risky', 'last-sun', true],
    ['risky', 'no-undo', true],
    ['risky', 'any', false],
    ['always', 'any', true],
  ])('%s: of the kind %s, is one asked? %s', (setting, kind, expected) => {
    expect(isAsked(setting, kind)).toBe(expected);
  });
});

const Asking = ({ kind, told }: { kind: ConfirmKind; told: boolean[] }) => {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={async () => told.push(await confirm.ask(kind, 'Bid the last sun?'))}>
      Bid
    </button>
  );
};

const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('a question before a move', () => {
  it('is put in a dialog, and answered', async () => {
    const told: boolean[] = [];
    toyTable(1, { children: <Asking kind="last-sun" told={told} /> });
    await press('Bid');
    expect(screen.getByRole('dialog', { name: 'Bid the last sun?' })).toBeDefined();
    expect(told).toEqual([]);
    await press('Do it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told).toEqual([true]);
    await press('Bid');
    await press('Not yet');
    expect(told).toEqual([true, false]);
  });

  it('is answered with no by a press beside it, but not by a second tap where the first has asked', async () => {
    vi.useFakeTimers();
    const stop = ignoreRepeatedPresses();
    const tap = (where: Element) => act(async () => fireEvent.pointerDown(where, { clientX: 9, clientY: 9 }));
    const told: boolean[] = [];
    toyTable(1, { children: <Asking kind="last-sun" told={told} /> });
    const bid = screen.getByRole('button', { name: 'Bid' });
    await tap(bid);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'isTrusted', { value: true });
    await act(async () => bid.dispatchEvent(click));
    const question = screen.getByRole('dialog', { name: 'Bid the last sun?' });
    await tap(question);
    vi.advanceTimersByTime(REPEAT_MS - 1);
    await tap(question);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    await tap(question);
    expect(told).toEqual([false]);
    stop();
    vi.useRealTimers();
  });

  it('is answered with no when its dialog is put away', async () => {
    const told: boolean[] = [];
    toyTable(1, { children: <Asking kind="no-undo" told={told} /> });
    await press('Bid');
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(told).toEqual([false]);
  });

  it('is withdrawn, and answered with no, when what it asks about cannot be done any more', async () => {
    const told: boolean[] = [];
    const { show } = toyTable(1, { children: <Asking kind="last-sun" told={told} /> });
    await press('Bid');
    await act(async () => show(2));
    expect(screen.getByRole('dialog', { name: 'Bid the last sun?' })).toBeDefined();
    expect(told).toEqual([]);
    await act(async () => show(FULL));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told).toEqual([false]);
  });

  it('is not put where the player wants none', async () => {
    localStorage.setItem('settings', JSON.stringify({ confirm: 'never' }));
    const told: boolean[] = [];
    toyTable(1, { children: <Asking kind="last-sun" told={told} /> });
    await press('Bid');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told).toEqual([true]);
  });
});

describe('who wants to be asked before every move', () => {
  const Button = () => <ActionButton move={['step']}>Count on</ActionButton>;

  it('is asked by the name of the button, and the move waits for the answer', async () => {
    localStorage.setItem('settings', JSON.stringify({ confirm: 'always' }));
    const { moves } = toyTable(1, { children: <Button /> });
    await press('Count on');
    expect(screen.getByRole('dialog', { name: 'Count on: are you sure?' })).toBeDefined();
    await press('Not yet');
    expect(moves).toEqual([]);
    await press('Count on');
    await press('Do it');
    expect(moves).toEqual([['step']]);
  });

  it('is the only one who is: others move at once', async () => {
    const { moves } = toyTable(1, { children: <Button /> });
    await press('Count on');
    expect(moves).toEqual([['step']]);
  });
});
