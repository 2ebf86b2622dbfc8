import { expect, it } from 'vitest';
import type { SitCommand } from '../../../src/server/match/commands.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { MemberSeats } from '../../../src/server/members/member-seats.ts';
import { secretOf } from '../support/decisions.ts';
import { ownerOf } from '../support/owners.ts';
import { onEachStorage } from '../support/storages.ts';
import { createTable, sit, storedIn } from '../support/two-owners.ts';

const TABLE = 'table-1';

const sitAs = async (store: MatchStore, member: string, seat: number): Promise<SitCommand> => ({
  ...(sit(seat) as SitCommand),
  member: {
    ...(await new MemberSeats(store).sitting(member, TABLE, seat, secretOf(seat))),
    blockedBy: [],
  },
});

onEachStorage(newDatabase => {
  it('a member’s seat is found from any node, with its secret, by nobody else and for no other seat', async () => {
    const open = await newDatabase();
    const [here, there] = [await open(), await open()];
    const owner = ownerOf(here);
    await createTable(owner, TABLE, 'ra', 3);
    await owner.send(TABLE, await sitAs(here, 'ada', 0));
    await owner.send(TABLE, sit(1));
    const seats = new MemberSeats(there);
    expect(await seats.inPlay('ada')).toEqual([{ matchID: TABLE, seat: 0, game: 'ra' }]);
    expect(await seats.inPlay('ned')).toEqual([]);
    expect(await seats.credentials('ada', TABLE, 0)).toBe(secretOf(0));
    expect(await seats.credentials('ned', TABLE, 0)).toBeNull();
    expect(await seats.credentials('ada', TABLE, 1)).toBeNull();
    const [row] = await there.tables.rows<{ sealed: string }>('SELECT sealed FROM member_seat');
    expect(row!.sealed).not.toContain(secretOf(0));
    // Put where it is not of, it opens nothing.
    await there.tables.write(['UPDATE member_seat SET member = $1', 'eve']);
    await expect(seats.credentials('eve', TABLE, 0)).rejects.toThrow();
  });

  it('it is theirs no more once it is free, once the match is over it is nothing under way, and with the match it goes', async () => {
    const store = await (await newDatabase())();
    const owner = ownerOf(store, { present: [0, 1] });
    const seats = new MemberSeats(store);
    await createTable(owner, TABLE, 'ra', 2);
    await owner.send(TABLE, await sitAs(store, 'ada', 0));
    await owner.send(TABLE, await sitAs(store, 'ned', 1).then(ned => ({ ...ned, seat: 0 })));
    expect(await seats.inPlay('ned')).toEqual([]);
    await owner.send(TABLE, sit(1));
    await owner.send(TABLE, { kind: 'resign', seat: 1, credentials: secretOf(1) });
    expect((await storedIn(owner, TABLE)).data.gameover).toBeDefined();
    expect(await seats.inPlay('ada')).toEqual([]);
    expect(await seats.batch('ada', '', 10)).toEqual([
      { matchID: TABLE, seat: 0, game: 'ra', overAt: expect.any(Number) },
    ]);
    await owner.remove(TABLE);
    expect(await seats.batch('ada', '', 10)).toEqual([]);
  });

  it('who sits down and gets up has no seat, and a seat that is another’s now has their secret', async () => {
    const store = await (await newDatabase())();
    const owner = ownerOf(store);
    const seats = new MemberSeats(store);
    await createTable(owner, TABLE, 'ra', 3);
    await owner.send(TABLE, sit(2));
    await owner.send(TABLE, await sitAs(store, 'ada', 0));
    await owner.send(TABLE, { kind: 'leave', seat: 0, credentials: secretOf(0) });
    expect(await seats.inPlay('ada')).toEqual([]);
    await owner.send(TABLE, await sitAs(store, 'ned', 0));
    expect(await seats.credentials('ned', TABLE, 0)).toBe(secretOf(0));
    expect(await seats.credentials('ada', TABLE, 0)).toBeNull();
  });

  it('where the row of a seat cannot be written, nobody has sat down', async () => {
    const store = await (await newDatabase())();
    const owner = ownerOf(store);
    await createTable(owner, TABLE, 'ra', 3);
    await store.tables.write(
      ['INSERT INTO leaving (member, since) VALUES ($1, $2)', 'x', 0],
      ['ALTER TABLE member_seat RENAME TO elsewhere'],
    );
    await expect(owner.send(TABLE, await sitAs(store, 'ada', 0))).rejects.toThrow();
    expect((await store.load(TABLE))!.data.players[0]).toEqual({ id: 0 });
    expect((await store.load(TABLE))!.version).toBe(1);
  });

  it('a table of a version of another node’s is not written over, nor are its seats', async () => {
    const open = await newDatabase();
    const [here, there] = [await open(), await open()];
    const owner = ownerOf(here);
    await createTable(owner, TABLE, 'ra', 3);
    const before = await storedIn(owner, TABLE);
    await owner.send(TABLE, sit(1));
    const late = { before, next: { ...before, version: 2 }, log: [] };
    const put =
      "INSERT INTO member_seat (match_id, seat, member, game, sealed) VALUES ($1, 0, 'ada', 'ra', 'sealed')";
    await expect(there.commit({ ...late, also: [[put, TABLE]] })).rejects.toThrow('no longer at version 1');
    expect(await there.tables.rows('SELECT member FROM member_seat')).toEqual([]);
  });
});
