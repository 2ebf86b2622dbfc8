import { expect, it } from 'vitest';
import type { Command, SitCommand } from '../../../src/server/match/commands.ts';
import { ask, begunTable, changeBy, emptyTable, secretOf, servedGame } from '../support/decisions.ts';

const ra = await servedGame('ra');
const kheops = await servedGame('kheops');
const sit = (seat: number): SitCommand => ({
  kind: 'sit',
  seat,
  name: `Person ${seat}`,
  credentials: secretOf(seat),
});
const owner = (seat: number) => ({ seat, credentials: secretOf(seat) });

it('nothing is dealt before the last seat is taken, and everybody is told the deal then', () => {
  const one = changeBy(kheops, emptyTable(kheops, 2), sit(1));
  expect(one.next.state).toBeNull();
  expect(one.initialState).toBeUndefined();
  expect(one.announcements).toEqual([{ kind: 'players' }, { kind: 'listing' }, { kind: 'table' }]);
  const two = changeBy(kheops, one.next, sit(0));
  expect(two.next.state).toEqual(two.initialState);
  expect(two.next.state!.G.secret.hands).toEqual([expect.any(Array), expect.any(Array)]);
  expect(two.announcements).toEqual([{ kind: 'begun' }, { kind: 'players' }, { kind: 'listing' }]);
});

it('no two deals are the same', () => {
  const seeds = Array.from({ length: 20 }, () => begunTable(ra, 2).state!.G.secret.seed);
  expect(new Set(seeds).size).toBe(20);
});

it.each<[string, Command, string]>([
  ['a seat that is taken', sit(0), 'seat-taken'],
  ['a seat that is not there', sit(5), 'no-such-seat'],
  [
    'a name of somebody else',
    { kind: 'rename', seat: 0, name: 'Eve', credentials: secretOf(1) },
    'credentials',
  ],
  ['leaving for somebody else', { kind: 'leave', seat: 0, credentials: secretOf(1) }, 'credentials'],
  ['leaving a seat nobody has', { kind: 'leave', seat: 1, credentials: null }, 'credentials'],
  ['coming back as somebody else', { kind: 'return', seat: 0, credentials: 'guess' }, 'credentials'],
  ['another match before this one is over', { kind: 'rematch', next: 'other', instead: null }, 'not-over'],
  [
    'talk from an empty seat',
    { kind: 'chat', seat: 1, credentials: null, id: 'x', text: 'x' },
    'credentials',
  ],
])('%s is refused', (_what, command, code) => {
  const table = changeBy(ra, emptyTable(ra, 3), sit(0)).next;
  expect(ask(ra, table, command)).toEqual({ refused: code });
});

it('nobody sits down once the match has begun', () => {
  expect(ask(ra, begunTable(ra, 2), sit(0))).toEqual({ refused: 'begun' });
});

it('a seat is freed before the match begins; afterwards its owner’s bot stands in until the owner is back', () => {
  const table = changeBy(ra, changeBy(ra, emptyTable(ra, 3), sit(0)).next, sit(2)).next;
  const left = changeBy(ra, table, { kind: 'leave', ...owner(2) });
  expect(left.next.data.players[2]).toEqual({ id: 2 });
  expect(left.announcements).toContainEqual({ kind: 'vacated', seat: 2 });
  const running = begunTable(ra, 2);
  const away = changeBy(ra, running, { kind: 'leave', ...owner(1) }).next;
  expect(away.data.players[1]).toMatchObject({ name: 'Person 1', data: { bot: 'medium', standIn: true } });
  const back = changeBy(ra, away, { kind: 'return', ...owner(1) }).next;
  expect(back.data.players).toEqual(running.data.players);
});

it('who leaves if they are alone stays where somebody has come, or the match has begun', () => {
  const alone = changeBy(ra, emptyTable(ra, 3), sit(0)).next;
  const leave = { kind: 'leave', ifAlone: true, ...owner(0) } as const;
  expect(ask(ra, alone, leave)).toMatchObject({ next: null });
  expect(ask(ra, changeBy(ra, alone, sit(2)).next, leave)).toEqual({ refused: 'seat-taken' });
  expect(ask(ra, begunTable(ra, 2), leave)).toEqual({ refused: 'seat-taken' });
});

it('a table that only bots are left at is removed', () => {
  const table = changeBy(ra, emptyTable(ra, 3), sit(0)).next;
  const last = ask(ra, table, { kind: 'leave', ...owner(0) });
  expect(last).toMatchObject({ next: null });
});

it('every change has a version of its own, and what changes nothing is the same match', () => {
  const table = begunTable(ra, 2);
  expect(table.version).toBe(3);
  expect(changeBy(ra, table, { kind: 'return', ...owner(0) }).next).toBe(table);
  const renamed = changeBy(ra, table, { kind: 'rename', name: 'Ada', ...owner(0) }).next;
  expect(renamed.version).toBe(4);
});
