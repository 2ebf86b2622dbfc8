import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchConnection } from '../../../src/client/net/match-connection.ts';
import { NOTHING, type OnlineSnapshot } from '../../../src/client/net/online-snapshot.ts';
import { forgetMuted } from '../../../src/client/talk/muted.ts';
import { Talk } from '../../../src/client/talk/talk.tsx';
import { REACTIONS } from '../../../src/game/shared/talk.ts';

const PEOPLE = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Bruno' },
];
const line = (id: string, seat: number, text: string) => ({ id, seat, text });

beforeEach(() => {
  localStorage.clear();
  forgetMuted();
});
afterEach(cleanup);

/** Ada's page. */
const table = (now: Partial<OnlineSnapshot> = {}, allowed: 'all' | 'reactions' = 'all') => {
  const said = { say: vi.fn(), react: vi.fn() };
  const connection = { seat: 0, ...said } as unknown as MatchConnection;
  const onUnread = vi.fn();
  const Table = ({ changed }: { changed: Partial<OnlineSnapshot> }) => {
    const [open, setOpen] = useState(false);
    return (
      <Talk
        matchID="abcdef"
        connection={connection}
        now={{ ...NOTHING, ...changed }}
        people={PEOPLE}
        allowed={allowed}
        open={open}
        setOpen={setOpen}
        onUnread={onUnread}
      />
    );
  };
  const at = (changed: Partial<OnlineSnapshot>) => <Table changed={changed} />;
  const { rerender } = render(at(now));
  return { ...said, onUnread, tell: (changed: Partial<OnlineSnapshot>) => rerender(at(changed)) };
};

it('what others say is marked until it is read; one’s own is not', async () => {
  const kept = [line('1', 1, 'Good luck')];
  const { tell, onUnread } = table({ talk: kept });
  expect(screen.getByRole('button', { name: 'Talk' })).toBeDefined();
  const now = [...kept, line('2', 0, 'And to you'), line('3', 1, 'Nice tile'), line('4', 1, 'Really')];
  tell({ talk: now });
  expect(onUnread.mock.calls).toEqual([[0], [2]]);
  await userEvent.click(screen.getByRole('button', { name: 'Talk: 2 new' }));
  const log = await screen.findByRole('log');
  expect(within(log).getAllByText(/Ada|Bruno/)).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Talk' })).toBeDefined();
  expect(onUnread).toHaveBeenLastCalledWith(0);
});

it('a line is sent as it stands; what is markup stays text', async () => {
  const { say } = table({ talk: [line('1', 1, '<img src=x>')] });
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  expect(await screen.findByText('<img src=x>')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Say something'), '  Hello!{Enter}');
  expect(say.mock.calls).toEqual([['Hello!']]);
  await userEvent.type(screen.getByLabelText('Say something'), '   {Enter}');
  expect(say).toHaveBeenCalledTimes(1);
});

it('somebody who is muted is neither heard nor seen, also after a reload', async () => {
  const talk = [line('1', 1, 'Hurry up')];
  const { tell } = table({ talk });
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  expect(await screen.findByText('Hurry up')).toBeDefined();
  await userEvent.click(screen.getByLabelText('Hear Bruno'));
  expect(screen.queryByText('Hurry up')).toBeNull();
  tell({ talk: [...talk, line('2', 1, 'Now!')], reaction: { seat: 1, reaction: 'hurry', id: 1 } });
  expect(screen.queryByText('Bruno: Time is sand')).toBeNull();
  cleanup();
  forgetMuted();
  table({ talk });
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  expect(await screen.findByText('Nothing has been said yet.')).toBeDefined();
});

it('each reaction has a name, and one that is shown is told politely', async () => {
  const { react, tell } = table({}, 'reactions');
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  expect(await screen.findByText('At this table there are only reactions.')).toBeDefined();
  expect(screen.queryByLabelText('Say something')).toBeNull();
  const bar = screen.getByRole('toolbar', { name: 'Show the table' });
  expect(within(bar).getAllByRole('button')).toHaveLength(REACTIONS.length);
  await userEvent.click(within(bar).getByRole('button', { name: 'Ouch!' }));
  expect(react.mock.calls).toEqual([['ouch']]);
  tell({ reaction: { seat: 1, reaction: 'thanks', id: 1 } });
  const told = screen.getByText('Bruno: Thank you');
  expect(told.closest('[role=status]')).not.toBeNull();
});
