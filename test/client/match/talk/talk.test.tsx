import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchConnection } from '../../../../src/client/match/online/match-connection.ts';
import { NOTHING, type OnlineSnapshot } from '../../../../src/client/match/online/online-snapshot.ts';
import { Talk } from '../../../../src/client/match/talk/talk.tsx';
import type { Rematch } from '../../../../src/game/shared/series.ts';
import { REACTIONS } from '../../../../src/game/shared/talk.ts';
import { LONGEST_LINE } from '../../../../src/game/shared/talk-lines.ts';

const PEOPLE = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Bruno' },
];
const line = (id: string, seat: number, text: string) => ({ id, seat, text });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Ada's page. */
const table = (
  now: Partial<OnlineSnapshot> = {},
  allowed: 'all' | 'reactions' = 'all',
  {
    matchID = 'abcdef',
    own = 0,
    people = PEOPLE,
    rematch = undefined as Rematch | undefined,
    place = null as Element | null,
  } = {},
) => {
  const said = {
    say: vi.fn(),
    react: vi.fn(),
    askTalkBefore: vi.fn(),
    sayAgain: vi.fn(),
    takeBackLine: vi.fn(),
  };
  const connection = { seat: own, ...said } as unknown as MatchConnection;
  const onUnread = vi.fn();
  const Table = ({ changed }: { changed: Partial<OnlineSnapshot> }) => {
    const [open, setOpen] = useState(false);
    return (
      <Talk
        matchID={matchID}
        rematch={rematch}
        connection={connection}
        now={{ ...NOTHING, status: 'ready', ...changed }}
        people={people}
        allowed={allowed}
        place={place}
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

it('stands beside the board where there is a place for it, and nothing there is new', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { tell, onUnread, react } = table({ talk: [line('1', 1, 'Good luck')] }, 'all', { place });
  expect(screen.queryByRole('button', { name: 'Talk' })).toBeNull();
  const beside = within(within(place).getByRole('region', { name: 'Talk' }));
  expect(await beside.findByText('Good luck')).toBeDefined();
  tell({ talk: [line('1', 1, 'Good luck'), line('2', 1, 'Nice tile')] });
  expect(beside.getByText('Nice tile')).toBeDefined();
  expect(onUnread.mock.lastCall).toEqual([0]);
  await userEvent.click(beside.getByRole('button', { name: 'Ouch!' }));
  expect(react).toHaveBeenCalledOnce();
  expect(beside.getByText('Nice tile')).toBeDefined();
  place.remove();
});

it('lies over the table without stopping it: Escape closes it, and the focus goes back', async () => {
  table();
  const button = screen.getByRole('button', { name: 'Talk' });
  await userEvent.click(button);
  const sheet = screen.getByRole('dialog', { name: 'Talk' });
  expect(document.activeElement).toBe(sheet);
  expect(sheet.tagName).not.toBe('DIALOG');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('what was said at the match before stands first, by the names of then, and is not new', async () => {
  const before = (id: string, seat: number, name: string) => ({
    ...line(id, seat, `said ${id}`),
    before: name,
  });
  const { tell, onUnread } = table();
  // A page hears of it when the table is there.
  tell({ talk: [before('1', 1, 'Cleo'), before('2', 0, 'Ada')] });
  expect(onUnread.mock.lastCall).toEqual([0]);
  tell({ talk: [before('1', 1, 'Cleo'), before('2', 0, 'Ada'), line('3', 1, 'Again!')] });
  expect(onUnread.mock.lastCall).toEqual([1]);
  await userEvent.click(screen.getByRole('button', { name: 'Talk: 1 new' }));
  const log = await screen.findByRole('log');
  expect(
    [...log.querySelectorAll('p')].map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, '')),
  ).toEqual(['At the match before', ' Cleo said 1', ' Ada said 2', 'At this match', ' Bruno Again!']);
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

it('what is half written is there again when the page is', async () => {
  table();
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  await userEvent.type(await screen.findByLabelText('Say something'), 'Half a li');
  cleanup();
  const { say } = table();
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  await userEvent.type(await screen.findByLabelText('Say something'), 'ne{Enter}');
  expect(say.mock.calls).toEqual([['Half a line']]);
  cleanup();
  table();
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Say something')).value).toBe('');
});

it('a line that is too long stays in the box, and it is said by how much', async () => {
  const { say } = table();
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  const box = await screen.findByLabelText<HTMLInputElement>('Say something');
  await userEvent.click(box);
  await userEvent.paste('x'.repeat(LONGEST_LINE + 2));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Too long to be sent, by 2 characters.')).toBeDefined();
  expect(box.value).toHaveLength(LONGEST_LINE + 2);
  expect(say).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
  expect(say).toHaveBeenCalledOnce();
});

it('no reaction is shown while the connection is cut, and the panel stays', async () => {
  const { react, tell } = table({ status: 'offline' });
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  const ouch = await screen.findByRole('button', { name: 'Ouch!' });
  expect(ouch.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(ouch);
  expect(react).not.toHaveBeenCalled();
  tell({ status: 'ready' });
  await userEvent.click(screen.getByRole('button', { name: 'Ouch!' }));
  expect(react.mock.calls).toEqual([['ouch']]);
});

it('what was said before is asked for, as long as there is more of it', async () => {
  const talk = [line('2', 1, 'Nice tile')];
  const { askTalkBefore, tell } = table({ talk, talkBefore: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier' }));
  expect(askTalkBefore).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('log'));
  tell({ talk: [line('1', 0, 'Good luck'), ...talk], talkBefore: 0 });
  expect(screen.getByText('Good luck')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull();
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
  // Heard again, he is not seen to show what is past.
  await userEvent.click(screen.getByLabelText('Hear Bruno'));
  expect(screen.queryByText('Now!')).not.toBeNull();
  expect(screen.queryByText('Bruno: Time is sand')).toBeNull();
  await userEvent.click(screen.getByLabelText('Hear Bruno'));
  cleanup();
  table({ talk });
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  expect(await screen.findByText('Nothing has been said yet.')).toBeDefined();
});

describe('in a rematch', () => {
  // The first seat has been handed on: Bruno, who sat on seat 1, sits on seat 0, and Ada's page on seat 1.
  const rematch: Rematch = {
    of: 'abcdef',
    by: 'Ada',
    until: 0,
    series: {
      matches: 1,
      wins: [
        { name: 'Bruno', wins: 1 },
        { name: 'Ada', wins: 0 },
      ],
    },
  };
  const mute = async () => {
    table();
    await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
    await userEvent.click(await screen.findByLabelText('Hear Bruno'));
    cleanup();
  };
  const again = async (name: string) => {
    const people = [
      { seat: 0, name },
      { seat: 1, name: 'Ada' },
    ];
    const talk = [line('1', 0, 'Once more')];
    table({ talk }, 'all', { matchID: 'again', own: 1, people, rematch });
    await userEvent.click(screen.getByRole('button', { name: /^Talk/ }));
    return screen.findByLabelText<HTMLInputElement>(`Hear ${name}`);
  };

  it('whoever was muted is muted on their new seat, until they are heard again', async () => {
    await mute();
    const hear = await again('Bruno');
    expect(hear.checked).toBe(false);
    expect(screen.queryByText('Once more')).toBeNull();
    await userEvent.click(hear);
    expect(screen.getByText('Once more')).toBeDefined();
    cleanup();
    expect((await again('Bruno')).checked).toBe(true);
  });

  it('somebody else on their seat is heard', async () => {
    await mute();
    expect((await again('Cleo')).checked).toBe(true);
    expect(screen.getByText('Once more')).toBeDefined();
  });
});

it('each reaction has a name, and one that is shown is told politely', async () => {
  const { react, tell } = table({}, 'reactions');
  await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
  expect(await screen.findByText('This table has reactions, but no messages.')).toBeDefined();
  expect(screen.queryByLabelText('Say something')).toBeNull();
  const bar = screen.getByRole('toolbar', { name: 'Reactions' });
  expect(within(bar).getAllByRole('button')).toHaveLength(REACTIONS.length);
  await userEvent.click(within(bar).getByRole('button', { name: 'Ouch!' }));
  expect(react.mock.calls).toEqual([['ouch']]);
  tell({ reaction: { seat: 1, reaction: 'thanks', id: 1 } });
  const told = screen.getByText('Bruno: Thank you');
  expect(told.closest('[role=status]')).not.toBeNull();
});

describe('what the table has not heard', () => {
  const unsaid = (refused: string | null) => [{ id: 'u', text: 'Wait for me', refused }];
  const lines = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Talk' }));
    return screen.findByRole('log');
  };

  it('stands under what was said, on its way or waiting for the connection', async () => {
    const { tell } = table({ status: 'ready', talk: [line('1', 1, 'Hello')], unsaid: unsaid(null) });
    const log = await lines();
    expect(within(log).getByText('on its way…')).toBeDefined();
    expect(log.textContent).toMatch(/Hello.*Wait for me/);
    tell({ status: 'offline', unsaid: unsaid(null) });
    expect(within(log).getByText(/^waits for the connection/)).toBeDefined();
    tell({ status: 'ready', talk: [line('u', 0, 'Wait for me')] });
    expect(within(log).getAllByText('Wait for me')).toHaveLength(1);
    expect(within(log).queryByText(/on its way|waits/)).toBeNull();
  });

  it('says why it was not taken, and can be said again or taken away', async () => {
    const { sayAgain, takeBackLine } = table({ unsaid: unsaid('no-talk') });
    const log = await lines();
    expect(within(log).getByText('Not said: This table has chosen not to talk.')).toBeDefined();
    await userEvent.click(within(log).getByRole('button', { name: 'Say it again' }));
    expect(sayAgain).toHaveBeenCalledExactlyOnceWith('u');
    await userEvent.click(within(log).getByRole('button', { name: 'Remove' }));
    expect(takeBackLine).toHaveBeenCalledExactlyOnceWith('u');
  });

  it('stays in the box when it is half written and the panel is closed', async () => {
    table();
    await lines();
    await userEvent.type(screen.getByLabelText('Say something'), 'I think th');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await lines();
    expect(screen.getByLabelText('Say something')).toHaveProperty('value', 'I think th');
  });
});
