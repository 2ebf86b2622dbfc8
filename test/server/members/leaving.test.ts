import { expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import { Leaving } from '../../../src/server/members/leaving.ts';
import { MemberSeats } from '../../../src/server/members/member-seats.ts';
import { KEPT } from '../../../src/server/members/own-data.ts';
import { onEachServer } from '../support/each-server.ts';
import { browserAt, memberAt, sitDownAt, tableOf } from '../support/member-browser.ts';
import { eventually, type TestServer } from '../support/running-server.ts';

/** Tables that say of whom each row is: in others no member is named. */
const tablesOfMembers = async (server: TestServer): Promise<string[]> => {
  const { tables } = server.store;
  const isPostgres = await isOnPostgres(server);
  const rows = await tables.rows<{ name: string }>(
    isPostgres
      ? "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'member'"
      : `SELECT sqlite_schema.name FROM sqlite_schema, pragma_table_info(sqlite_schema.name) AS part
         WHERE sqlite_schema.type = 'table' AND part.name = 'member'`,
  );
  return rows.map(({ name }) => name).toSorted();
};
/** Passing things: what a passkey is asked to sign, and of whom something is about to be done at their tables. */
const PASSING = ['challenge', 'holiday_to_tell', 'leaving', 'seats_to_rekey', 'seats_to_rename'];
/** Others' ratings follow from it: what is left says nothing but that somebody played. */
const STAYS = ['rating', 'result'];

/** Tables in which a member is called the owner. */
const OWNED = ['bot_account'];

onEachServer(newServer => {
  it('nothing that is kept of a member is left out of the file, and no secret is in it', async () => {
    const server = await newServer();
    const ada = await memberAt(server.url, 'Ada');
    const eve = await memberAt(server.url, 'Eve');
    const id = await tableOf(ada, 2);
    const { playerCredentials } = (await sitDownAt(ada, id)).body;
    await ada.ask('POST', '/account/blocks', { member: eve.id });
    await ada.ask('PUT', '/account/settings', { settings: { theme: 'dark' } });
    const named = await tablesOfMembers(server);
    expect([...Object.keys(KEPT), ...PASSING].toSorted()).toEqual([...named, 'member', ...OWNED].toSorted());
    const { body, text } = await ada.ask('GET', '/account/data');
    expect(body.member).toEqual([
      { id: ada.id, name: 'Ada', since: expect.any(Number), settings: { theme: 'dark' } },
    ]);
    expect(body.member_seat).toEqual([{ matchID: id, game: 'ra', seat: 0, overAt: null }]);
    expect(body.block).toMatchObject([{ blocked: eve.id, name: 'Eve' }]);
    expect(body.session).toHaveLength(1);
    expect(text).not.toContain(playerCredentials);
    expect(text).not.toMatch(/sha256|"hash"|"sealed"|"salt"/);
    expect((await browserAt(server.url).ask('GET', '/account/data')).status).toBe(401);
  });

  it('what is kept in a row that is damaged stands in the file as it is, beside all the rest', async () => {
    const server = await newServer();
    const ada = await memberAt(server.url, 'Ada');
    const add = 'INSERT INTO played (member, key, ended, data) VALUES ($1, $2, $3, $4)';
    await server.store.tables.write([add, ada.id, 'key', 1, '{']);
    const { status, body } = await ada.ask('GET', '/account/data');
    expect([status, body.played]).toEqual([200, [{ ended: 1, data: '{' }]]);
    expect(body.member).toHaveLength(1);
  });

  it('whoever deletes themselves is nobody at once, and their seats go to bots, to others, and to a name of nobody’s', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const table = async (players: number, ...people: readonly (typeof ada)[]) => {
      const id = await tableOf(ada, players);
      for (const each of people) await sitDownAt(each, id);
      return id;
    };
    const [open, running, over] = [
      await table(3, ada, ned),
      await table(2, ada, ned),
      await table(2, ada, ned),
    ];
    const seat = (await ned.ask('POST', `/games/ra/${over}/my-seat`, {})).body;
    await ned.ask('POST', `/games/ra/${over}/resign`, {
      playerID: seat.playerID,
      credentials: seat.playerCredentials,
    });
    await ned.ask('POST', '/account/blocks', { member: ada.id });
    expect((await ada.ask('DELETE', '/account')).status).toBe(200);
    expect((await ada.ask('GET', '/account')).body).toEqual({ member: null });
    expect((await ned.ask('GET', '/members/Ada')).status).toBe(404);
    const left = () => server.store.tables.rows('SELECT match_id FROM member_seat WHERE member = $1', ada.id);
    await eventually(left).toEqual([]);
    const playersAt = async (id: string) => (await server.store.load(id))!.data.players;
    expect((await playersAt(open))[0]).toEqual({ id: 0 });
    expect((await playersAt(running))[0]).toMatchObject({
      name: 'A former member',
      former: true,
      data: { standIn: true, resigned: true },
    });
    expect((await playersAt(over))[0]).toMatchObject({ name: 'A former member', former: true });
    expect((await ned.ask('GET', `/games/ra/${over}`)).body.players[0]).toMatchObject({ former: true });
    expect((await ned.ask('GET', `/games/ra/${over}/record`)).body.names).toEqual(['A former member', 'Ned']);
    for (const name of await tablesOfMembers(server)) {
      if (STAYS.includes(name) || name === 'leaving') continue;
      const rows = await server.store.tables.rows(`SELECT member FROM ${name} WHERE member = $1`, ada.id);
      expect(rows, name).toEqual([]);
    }
    // Somebody else may be called so from now on, and has nothing of it.
    const other = await memberAt(server.url, 'Ada');
    expect((await other.ask('GET', '/account/desk')).body.matches).toEqual([]);
  });

  it('where a server ends in the middle of it, another goes on', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const id = await tableOf(ada, 3);
      await sitDownAt(ned, id);
      await sitDownAt(ada, id);
      ids.push(id);
    }
    const seats = new MemberSeats(server.store);
    let sent = 0;
    const dying = {
      now: () => server.matches.now(),
      send: (id: string, command: Command) => {
        sent += 1;
        return sent === 3 ? new Promise<never>(() => {}) : server.matches.send(id, command);
      },
    };
    const parts = { tables: server.store.tables, seats, log: { error: () => {} } };
    const first = new Leaving({ ...parts, matches: dying });
    await first.leave(ada.id);
    await eventually(() => sent).toBe(3);
    expect(await seats.batch(ada.id, '', 10)).toHaveLength(3);
    let later = 0;
    const matches = {
      now: () => server.matches.now() + later,
      send: (id: string, command: Command) => server.matches.send(id, command),
    };
    const second = new Leaving({ ...parts, matches });
    const look = async () => {
      second.wake();
      await second.idle();
      return server.store.tables.rows('SELECT member FROM leaving');
    };
    await look();
    expect(await seats.batch(ada.id, '', 10)).toEqual([]);
    // What she had asked for as a member comes to be only now.
    const late = await tableOf(ned, 3);
    const member = { ...(await seats.sitting(ada.id, late, 1, 'secret')), blockedBy: [] };
    const sit = { kind: 'sit', seat: 1, name: 'Ada', credentials: 'secret', member } as const;
    expect(await server.matches.send(late, sit)).toMatchObject({ acknowledgement: 'made' });
    later = 600_000;
    expect(await look()).toEqual([]);
    expect(await seats.batch(ada.id, '', 10)).toEqual([]);
    await second.stop();
    for (const id of ids)
      expect(Object.values((await server.store.load(id))!.data.players).map(({ name }) => name)).toEqual([
        'Ned',
        undefined,
        undefined,
      ]);
  });
});

const isOnPostgres = async ({ store }: TestServer): Promise<boolean> =>
  store.tables.rows('SELECT sqlite_version()').then(
    () => false,
    () => true,
  );
