import { expect, it } from 'vitest';
import type { Command, HostAct } from '../../../src/server/match/commands.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import { hostOf } from '../../../src/server/match/seats.ts';
import {
  ask,
  begunTable,
  changeBy,
  emptyTable,
  NOON,
  nowAt,
  secretOf,
  servedGame,
} from '../support/decisions.ts';

const ra = await servedGame('ra');
const sit = (seat: number): Command => ({
  kind: 'sit',
  seat,
  name: `Person ${seat}`,
  credentials: secretOf(seat),
});
const host = (act: HostAct, seat = 0): Command => ({
  kind: 'host',
  seat,
  credentials: secretOf(seat),
  act,
});
const after = (...commands: readonly Command[]) =>
  commands.reduce((table, command) => changeBy(ra, table, command).next, emptyTable(ra, 3));

it('who sits down first is the host, whatever seat that is, until it is handed on or they get up', () => {
  const table = after(sit(2), sit(0));
  expect(hostOf(table.data)).toBe(2);
  expect(hostOf(changeBy(ra, table, host({ do: 'hand-on', to: 0 }, 2)).next.data)).toBe(0);
  const left = changeBy(ra, table, { kind: 'leave', seat: 2, credentials: secretOf(2) }).next;
  expect(hostOf(left.data)).toBe(0);
  // Back again, they are a guest.
  expect(hostOf(changeBy(ra, left, sit(2)).next.data)).toBe(0);
  expect(hostOf(emptyTable(ra, 3).data)).toBeNull();
});

it.each<[string, Command, string]>([
  ['a guest', host({ do: 'start' }, 1), 'not-host'],
  [
    'somebody with another’s seat',
    { ...host({ do: 'start' }), credentials: 'guess' } as Command,
    'credentials',
  ],
  ['a bot on a taken seat', host({ do: 'seat-bot', at: 1, bot: 'steady' }), 'seat-taken'],
  ['a bot that is none', host({ do: 'seat-bot', at: 2, bot: 'Ned' }), 'no-such-bot'],
  ['a seat that is not there', host({ do: 'seat-bot', at: 7, bot: 'steady' }), 'no-such-seat'],
  ['freeing a free seat', host({ do: 'free', at: 2 }), 'seat-free'],
  ['freeing one’s own seat', host({ do: 'free', at: 0 }), 'not-now'],
  ['handing on to nobody', host({ do: 'hand-on', to: 2 }), 'no-person'],
])('%s is refused', (_what, command, code) => {
  expect(ask(ra, after(sit(0), sit(1)), command)).toEqual({ refused: code });
});

it('nothing of it is to be had once the match has begun', () => {
  expect(ask(ra, begunTable(ra, 2), host({ do: 'close' }))).toEqual({ refused: 'begun' });
});

it('a bot is seated and sent away again, and the table laid anew knows of it', () => {
  const table = after(sit(0), host({ do: 'seat-bot', at: 2, bot: 'random' }));
  expect(table.data.players[2]).toMatchObject({ data: { bot: 'random' } });
  expect(table.data.setupData.bots).toEqual({ 2: 'random' });
  const freed = changeBy(ra, table, host({ do: 'free', at: 2 }));
  expect(freed.next.data.players[2]).toEqual({ id: 2 });
  expect(freed.next.data.setupData).toEqual({});
  expect(freed.announcements).toContainEqual({ kind: 'vacated', seat: 2, freed: true });
});

it('one bot takes the place of another', () => {
  const table = after(sit(0), ...['easy', 'hard'].map(bot => host({ do: 'seat-bot', at: 2, bot })));
  expect(table.data.players[2]).toMatchObject({ data: { bot: 'hard' } });
  expect(table.data.setupData.bots).toEqual({ 2: 'hard' });
});

it('a person who is sent away owns the seat no more', () => {
  const table = after(sit(0), sit(1), host({ do: 'free', at: 1 }));
  expect(ask(ra, table, { kind: 'leave', seat: 1, credentials: secretOf(1) })).toEqual({
    refused: 'credentials',
  });
});

it('options are changed, and the bots stay', () => {
  const table = after(sit(0), host({ do: 'seat-bot', at: 2, bot: 'random' }));
  const { next, announcements } = changeBy(ra, table, host({ do: 'options', options: { botAfter: 60 } }));
  expect(next.data.setupData).toEqual({ botAfter: 60, bots: { 2: 'random' } });
  expect(announcements).toContainEqual({ kind: 'table' });
});

it('the match begins when the host seats the last bot, or has bots take what is free', () => {
  const last = changeBy(ra, after(sit(0), sit(1)), host({ do: 'seat-bot', at: 2, bot: 'steady' }));
  const now = changeBy(ra, after(sit(0)), host({ do: 'start' }));
  for (const { next, initialState, announcements } of [last, now]) {
    expect(next.state).toEqual(initialState);
    expect(announcements).toContainEqual({ kind: 'begun' });
  }
  expect(now.next.data.setupData.bots).toEqual({ 1: 'medium', 2: 'medium' });
  const chosen = after(sit(0), host({ do: 'options', options: { botLevel: 'easy' } }));
  const easy = changeBy(ra, chosen, host({ do: 'start' })).next.data;
  expect(easy.setupData).toEqual({ botLevel: 'easy', bots: { 1: 'easy', 2: 'easy' } });
});

it('whoever comes to a table that its host has just changed has not seen it so', () => {
  const alone = after(sit(0), host({ do: 'seat-bot', at: 1, bot: 'steady' }));
  const changed = changeBy(ra, alone, host({ do: 'options', options: { seconds: 5 } })).next;
  expect(ask(ra, changed, sit(2))).toEqual({ refused: 'just-changed' });
  expect(changeBy(ra, changed, sit(2), nowAt(NOON + 5000)).announcements).toContainEqual({ kind: 'begun' });
});

it.each<[string, Command]>([
  ['has bots take what is free', host({ do: 'start' })],
  ['seats the last bot', host({ do: 'seat-bot', at: 2, bot: 'steady' })],
  ['has somebody take the last seat', sit(2)],
])(
  'who has just changed a table at which others sit, and %s, is asked to wait till they have seen it',
  (_what, begins) => {
    const change = host({ do: 'options', options: { seconds: 5 } });
    const changed = after(sit(0), sit(1), change);
    expect(ask(ra, changed, begins)).toEqual({ refused: 'just-changed' });
    expect(ask(ra, changed, begins, nowAt(NOON + 4999))).toEqual({ refused: 'just-changed' });
    expect(changeBy(ra, changed, begins, nowAt(NOON + 5000)).announcements).toContainEqual({ kind: 'begun' });
  },
);

it.each([host({ do: 'start' }), host({ do: 'seat-bot', at: 2, bot: 'steady' })])(
  'where nobody else sits there is nobody to see it',
  begins => {
    const change = host({ do: 'options', options: { seconds: 5 } });
    const alone = after(sit(0), host({ do: 'seat-bot', at: 1, bot: 'steady' }), change);
    expect(ask(ra, alone, begins)).not.toHaveProperty('refused');
  },
);

it('a bot may have the seat that is kept for somebody of the match before, who has it no more then', () => {
  const table = after(sit(0), sit(1));
  const data = {
    ...table.data,
    players: { ...table.data.players, 2: { id: 2, data: { keptFor: 'Tiye' } } },
    rematch: { of: 'x', by: 'Ada', until: NOON + 1, series: { matches: 1, wins: [] } },
  } as typeof table.data;
  const kept = { ...table, data, control: { ...table.control, kept: { 2: hashOf('former') } } };
  const { next } = changeBy(ra, kept, host({ do: 'start' }));
  expect(next.state).not.toBeNull();
  expect(next.data.players[2]!.data).toEqual({ bot: 'medium' });
  expect(next.control.kept).toEqual({});
});

it('a table is closed by its host, or by the last person who gets up, and everybody is told which', () => {
  const closed = ask(ra, after(sit(0), sit(1)), host({ do: 'close' }));
  expect(closed).toMatchObject({
    next: null,
    announcements: [{ kind: 'gone', why: 'closed' }, { kind: 'listing' }],
  });
  const table = after(sit(0), host({ do: 'seat-bot', at: 1, bot: 'steady' }));
  const left = ask(ra, table, { kind: 'leave', seat: 0, credentials: secretOf(0) });
  expect(left).toMatchObject({ next: null });
  expect('announcements' in left && left.announcements).toContainEqual({ kind: 'gone', why: 'deserted' });
});
