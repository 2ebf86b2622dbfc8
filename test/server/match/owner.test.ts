import { expect, it } from 'vitest';
import { ra } from '../../../src/game/ra/rules.ts';
import type { Command, UndoCommand } from '../../../src/server/match/commands.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { secretOf } from '../support/decisions.ts';
import { ownerOf } from '../support/owners.ts';
import { closeLater } from '../support/running-server.ts';
import { createTable, sit, storedIn } from '../support/two-owners.ts';

const storeHere = (): MatchStore => {
  const store = openSqliteStore(null);
  closeLater(() => store.close());
  return store;
};
const rename = (name: string): Command => ({ kind: 'rename', seat: 0, name, credentials: secretOf(0) });

it('nobody is told of what could not be stored, and everybody of what was, once it was', async () => {
  const store = storeHere();
  let isFull = false;
  const happened: string[] = [];
  const watched: MatchStore = {
    ...store,
    commit: async write => {
      if (isFull) throw new Error('the disk is full');
      await store.commit(write);
      happened.push('stored');
    },
  };
  const owner = ownerOf(watched, {
    publish: (_match, announcements) => happened.push(...announcements.map(({ kind }) => kind)),
  });
  await createTable(owner, 'table-1', 'ra', 3);
  expect(happened.splice(0)).toEqual(['listing']);
  await owner.send('table-1', sit(0));
  expect(happened.splice(0)).toEqual(['stored', 'players', 'listing', 'table']);
  isFull = true;
  await expect(owner.send('table-1', rename('Ada'))).rejects.toThrow('the disk is full');
  expect(happened).toEqual([]);
  expect((await storedIn(owner, 'table-1')).data.players[0]!.name).toBe('Person 0');
  isFull = false;
  await owner.send('table-1', rename('Ada'));
  expect(happened).toEqual(['stored', 'players', 'listing']);
});

it('what was read a while ago refuses nothing that is right by now, and undoes nothing', async () => {
  const owner = ownerOf(storeHere());
  await createTable(owner, 'table-1', 'ra', 3);
  const empty = await storedIn(owner, 'table-1');
  await owner.send('table-1', sit(0));
  // Nobody sits there yet in the match as it was read, so that nobody could change a name.
  const done = await owner.send('table-1', rename('Ada'), empty);
  expect(done).toMatchObject({ acknowledgement: 'made' });
  const seated = await owner.send('table-1', sit(1), empty);
  expect(seated).toMatchObject({ acknowledgement: 'made' });
  const { players } = (await storedIn(owner, 'table-1')).data;
  expect([players[0]!.name, players[1]!.name]).toEqual(['Ada', 'Person 1']);
  expect(await owner.send('table-1', sit(1, 'another'), empty)).toMatchObject({ refused: 'seat-taken' });
});

it('what an owner wrote itself is not read again for the next write, but for any answer that writes nothing', async () => {
  const store = storeHere();
  const loads: string[] = [];
  const counted: MatchStore = {
    ...store,
    load: id => {
      loads.push(id);
      return store.load(id);
    },
  };
  const [owner, another] = [ownerOf(counted), ownerOf(store)];
  await createTable(owner, 'table-1', 'ra', 3);
  await owner.send('table-1', sit(0));
  loads.length = 0;
  await owner.send('table-1', rename('Ada'));
  expect(loads).toEqual([]);
  // Another server, of which this one has not heard.
  await another.send('table-1', sit(1));
  expect(await owner.send('table-1', sit(1))).toMatchObject({ refused: 'seat-taken' });
  expect(loads).toHaveLength(1);
  await another.send('table-1', { kind: 'leave', seat: 1, credentials: secretOf(1) });
  expect(await owner.send('table-1', sit(1))).toMatchObject({ acknowledgement: 'made' });
  await another.send('table-1', { kind: 'leave', seat: 0, credentials: secretOf(0) });
  const words = { seat: 0, credentials: secretOf(0), id: 'words', text: 'I am still here' } as const;
  expect(await owner.send('table-1', { kind: 'chat', ...words })).toMatchObject({ refused: 'credentials' });
});

it('how a match has come to where it is is read for whoever takes back a move that may be, once, and for nobody else', async () => {
  const store = storeHere();
  let looks = 0;
  const counted: MatchStore = {
    ...store,
    history: id => {
      looks += 1;
      return store.history(id);
    },
  };
  const owner = ownerOf(counted);
  await createTable(owner, 'table-1', 'ra', 2);
  for (const seat of [0, 1]) await owner.send('table-1', sit(seat));
  const { state } = await storedIn(owner, 'table-1');
  const [seat] = ra.seatsToAct(state!.G) as [number];
  const by = { seat, credentials: secretOf(seat) };
  await owner.send('table-1', { kind: 'move', ...by, move: ['draw'], stateID: 0, id: 'draw-one' });
  const undo = (stateID: number, id: string): UndoCommand => ({ kind: 'undo', ...by, stateID, id });
  const other = { seat: 1 - seat, credentials: secretOf(1 - seat) };
  const answer = (agree: boolean): Command => ({ kind: 'undo-answer', ...other, stateID: 1, agree });
  for (const [command, became, reads] of [
    [undo(0, 'too-late'), { refused: 'stale' }, 0],
    [{ ...undo(1, 'stranger'), credentials: 'guessed' }, { refused: 'credentials' }, 0],
    [undo(1, 'draw-one'), { acknowledgement: 'repeated' }, 0],
    [answer(true), { refused: 'not-asked' }, 0],
    [{ ...undo(1, 'not-mine'), ...other }, { refused: 'not-moved' }, 1],
    // It has shown a tile.
    [undo(1, 'ask-them'), { acknowledgement: 'made' }, 1],
    [undo(1, 'ask-anew'), { refused: 'asked' }, 1],
    [answer(true), { acknowledgement: 'made' }, 1],
  ] as const satisfies readonly (readonly [Command, object, number])[]) {
    looks = 0;
    expect(await owner.send('table-1', command)).toMatchObject(became);
    expect([command, looks]).toEqual([command, reads]);
  }
});

it('a match that is not there refuses everything', async () => {
  const owner = ownerOf(storeHere());
  expect(await owner.send('nobody-knows', sit(0))).toEqual({ refused: 'unknown-match' });
});
