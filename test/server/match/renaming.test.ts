import { expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
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
const rename = (seat: number, name: string): Command => ({
  kind: 'rename',
  seat,
  credentials: secretOf(seat),
  name,
});

it.each([
  'Person 1',
  'person 1',
  ' PERSON  1 ',
  'Ｐｅｒｓｏｎ １',
  'Pеrsоn 1',
  'Pers\u200don 1',
  'Person l',
  'Perso\u200an 1',
  'ꓑᎬrꜱon 1',
  'Pᴇʀѕσɴ 1',
  'Perso n1',
])('nobody at the table is called like another: %j', name => {
  const match = begunTable(ra, 2);
  expect(ask(ra, match, rename(0, name))).toEqual({ refused: 'name-taken' });
});

it('anything else is a name, and one’s own may be written otherwise', () => {
  const match = begunTable(ra, 2);
  for (const name of ['Person 2', 'Persona 1', 'PERSON 0', 'Ада']) {
    expect(changeBy(ra, match, rename(0, name)).next.data.players[0]!.name).toBe(name);
  }
});

it('a seat that is free has no name that could be taken', () => {
  const table = emptyTable(ra, 2);
  const sit: Command = { kind: 'sit', seat: 0, name: 'Ada', credentials: secretOf(0) };
  const match = changeBy(ra, table, sit).next;
  expect(changeBy(ra, match, rename(0, 'Ned')).next.data.players[0]!.name).toBe('Ned');
});

it('once the match is over everybody is called what they were called when they played', () => {
  const over = changeBy(
    ra,
    begunTable(ra, 2),
    { kind: 'resign', seat: 1, credentials: secretOf(1) },
    nowAt(NOON),
  );
  expect(ask(ra, over.next, rename(0, 'Champion'))).toEqual({ refused: 'match-over' });
});
