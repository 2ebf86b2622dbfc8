import { expect, it } from 'vitest';
import type { Command } from '../../../src/server/match/commands.ts';
import { Holidays } from '../../../src/server/members/holidays.ts';
import { MemberSeats } from '../../../src/server/members/member-seats.ts';
import { onEachServer } from '../support/each-server.ts';
import { browserAt, memberAt, sitDownAt, tableOf } from '../support/member-browser.ts';
import { eventually, type TestServer } from '../support/running-server.ts';

const DAY = 86_400_000;

const holidayAt = async ({ store }: TestServer, id: string, seat = 0) =>
  (await store.load(id))!.data.players[seat]!.holiday;

onEachServer(newServer => {
  it('a table at which somebody sits down during their holiday is told of it, and so is a guest’s that they keep', async () => {
    const server = await newServer();
    const ada = await memberAt(server.url, 'Ada');
    const until = server.matches.now() + 2 * DAY;
    const guest = browserAt(server.url);
    const brought = await tableOf(guest, 2, { clock: '1d' });
    const { playerID, playerCredentials } = (await sitDownAt(guest, brought)).body;
    expect((await ada.ask('PUT', '/account/holiday', { until })).status).toBe(200);
    const [slow, live] = [await tableOf(ada, 2, { clock: '1d' }), await tableOf(ada, 2, { clock: '5m+20s' })];
    for (const id of [slow, live]) await sitDownAt(ada, id);
    const seats = [{ game: 'ra', matchID: brought, playerID, credentials: playerCredentials }];
    expect((await ada.ask('POST', '/account/seats', { seats })).body).toEqual({ refused: [null] });
    expect(await holidayAt(server, slow)).toBe(until);
    expect(await holidayAt(server, brought)).toBe(until);
    expect(await holidayAt(server, live)).toBeUndefined();
    // Whoever would play with them reads it beforehand.
    const onProfile = async () => (await guest.ask('GET', '/members/Ada')).body.holiday;
    expect(await onProfile()).toBe(until);
    await ada.ask('PUT', '/account/holiday', { until: null });
    expect(await onProfile()).toBeUndefined();
    expect(await holidayAt(server, slow)).toBeUndefined();
    expect(await holidayAt(server, brought)).toBeUndefined();
  });

  it('who is back is so in all their matches, though the server ends before it has told them', async () => {
    const server = await newServer();
    const ada = await memberAt(server.url, 'Ada');
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      const id = await tableOf(ada, 2, { clock: '1d' });
      await sitDownAt(ada, id);
      ids.push(id);
    }
    const until = server.matches.now() + 2 * DAY;
    await ada.ask('PUT', '/account/holiday', { until });
    let sent = 0;
    const dying = {
      now: () => server.matches.now(),
      send: (id: string, command: Command) => {
        sent += 1;
        return sent === 2 ? new Promise<never>(() => {}) : server.matches.send(id, command);
      },
    };
    const parts = {
      tables: server.store.tables,
      seats: new MemberSeats(server.store),
      log: { error: () => {} },
    };
    void new Holidays({ ...parts, matches: dying }).take(ada.id, null);
    await eventually(() => sent).toBe(2);
    const holidays = () => Promise.all(ids.map(id => holidayAt(server, id)));
    expect((await holidays()).filter(each => each === until)).toHaveLength(2);
    const other = new Holidays({ ...parts, matches: server.matches });
    other.telling.start();
    await other.telling.idle();
    await other.telling.stop();
    expect(await holidays()).toEqual([undefined, undefined, undefined]);
    expect(await server.store.tables.rows('SELECT member FROM holiday_to_tell')).toEqual([]);
  });
});
