import { expect, it, vi } from 'vitest';
import { MemberOutbox } from '../../../src/server/members/member-outbox.ts';
import { MemberSeats } from '../../../src/server/members/member-seats.ts';
import { renamingOf } from '../../../src/server/members/renaming.ts';
import { onEachServer } from '../support/each-server.ts';
import { knownMember, sitDownAt, tableOf } from '../support/member-browser.ts';
import { SILENT } from '../support/storages.ts';

onEachServer(newServer => {
  it('who is called otherwise is so wherever they sit, though the server ends before it has told all', async () => {
    const server = await newServer();
    const ada = await knownMember(server, 'Ada');
    const ids = [await tableOf(ada, 2), await tableOf(ada, 2)];
    for (const id of ids) await sitDownAt(ada, id);
    const ended = vi.spyOn(server.matches, 'send').mockRejectedValueOnce(new Error('the server ends'));
    // It is stored, and so she is told.
    expect((await ada.ask('PUT', '/account/name', { name: 'Adina' })).status).toBe(200);
    ended.mockRestore();
    const { matches, store } = server;
    const renaming = renamingOf({
      ...{ tables: store.tables, matches, log: SILENT },
      seats: new MemberSeats(store),
    });
    renaming.wake();
    await renaming.idle();
    const names = () => Promise.all(ids.map(async id => (await store.load(id))!.data.players[0]!.name));
    expect(await names()).toEqual(['Adina', 'Adina']);
    expect(await store.tables.rows('SELECT member FROM seats_to_rename')).toEqual([]);

    // One table where it cannot be done keeps it from no other.
    const send = matches.send.bind(matches);
    const damaged = vi
      .spyOn(matches, 'send')
      .mockImplementation((id, ...more) =>
        id === ids[0] ? Promise.reject(new Error('damaged')) : send(id, ...more),
      );
    await ada.ask('PUT', '/account/name', { name: 'Adele' });
    damaged.mockRestore();
    expect(await names()).toEqual(['Adina', 'Adele']);
    expect(await store.tables.rows('SELECT member FROM seats_to_rename')).toEqual([{ member: ada.id }]);

    // One of whom it cannot be done keeps it from nobody else.
    const others = await Promise.all(['Ben', 'Cai'].map(name => knownMember(server, name)));
    const done: string[] = [];
    const marked = new MemberOutbox({
      ...{ tables: store.tables, table: 'seats_to_rename', log: SILENT, fault: 'not done' },
      work: async member => {
        done.push(member);
        if (done.length === 1) throw new Error('not of them');
      },
    });
    for (const { id } of others) await store.tables.write(marked.mark(id));
    marked.wake();
    await marked.idle();
    expect(done.toSorted()).toEqual([ada, ...others].map(({ id }) => id).toSorted());
  });
});
