import { expect, it, onTestFinished, vi } from 'vitest';
import { LongPolls } from '../../../src/server/http/long-polls.ts';
import { onEachServer } from '../support/each-server.ts';
import { memberAt, otherDevice, sitDownAt, tableOf } from '../support/member-browser.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type OnDesk = any;

onEachServer(newServer => {
  it('all that is under way is on the desk, what waits for the member first, on each of their devices', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const begun = async (setupData: object) => {
      const id = await tableOf(ada, 2, setupData);
      await sitDownAt(ada, id);
      await sitDownAt(ned, id);
      return id;
    };
    const [slow, week, day] = [await begun({}), await begun({ clock: '7d' }), await begun({ clock: '1d' })];
    const waiting = await tableOf(ada, 3);
    await sitDownAt(ada, waiting);
    const over = await begun({});
    const { playerCredentials: credentials, playerID } = (
      await ned.ask('POST', `/games/ra/${over}/my-seat`, {})
    ).body;
    await ned.ask('POST', `/games/ra/${over}/resign`, { playerID, credentials });

    const phone = await otherDevice(ada, server.url);
    const desk = (await phone.ask('GET', '/account/desk')).body.matches as OnDesk[];
    const neds = (await ned.ask('GET', '/account/desk')).body.matches as OnDesk[];
    expect(desk.map(({ matchID }) => matchID).toSorted()).toEqual([slow, week, day, waiting].toSorted());
    expect(neds).toHaveLength(3);
    // Each match waits for one of the two: it is first on that one's desk.
    for (const id of [slow, week, day]) {
      const [mine, theirs] = [desk, neds].map(all => all.find(({ matchID }) => matchID === id));
      expect(mine.isMine).toBe(!theirs.isMine);
      expect(mine.toAct).toEqual(theirs.toAct);
    }
    for (const all of [desk, neds]) {
      const mine = all.filter(({ isMine }) => isMine);
      expect(all.slice(0, mine.length)).toEqual(mine);
      const left = mine.map(each => each.left ?? Number.POSITIVE_INFINITY);
      expect(left).toEqual(left.toSorted((a, b) => a - b));
    }
    const by = (id: string): OnDesk => desk.find(({ matchID }) => matchID === id);
    expect(by(day)).toMatchObject({ game: 'ra', seat: 0, stage: 'running', pace: 'days' });
    expect(by(day).left).toBeGreaterThan(86_400_000 - 60_000);
    expect(by(slow)).toMatchObject({ left: null, until: null, pace: 'open' });
    expect(by(day).until).toBeGreaterThan(by(day).since);
    expect(by(day).players).toMatchObject([
      { name: 'Ada', member: ada.id },
      { name: 'Ned', member: ned.id },
    ]);
    expect(desk.at(-1)).toMatchObject({ matchID: waiting, stage: 'open', isMine: false, toAct: [] });
    expect(JSON.stringify(desk)).not.toMatch(/credentials|sha256|sealed|secret/);
  });

  it('a match does not wait for the member while a bot stands in, and is none of theirs once they have given up', async () => {
    const server = await newServer({ botDelay: 300_000 });
    const people = [];
    for (const name of ['Ada', 'Ned', 'Eve']) people.push(await memberAt(server.url, name));
    const id = await tableOf(people[0]!, 3);
    const seats = [];
    for (const one of people) seats.push((await sitDownAt(one, id)).body);
    const { toAct } = (await server.get(`/games/ra/${id}`)).body;
    const [acting, seat] = [people[toAct[0]]!, seats[toAct[0]]];
    const desk = async () =>
      (await acting.ask('GET', '/account/desk')).body.matches.map(({ isMine }: OnDesk) => isMine);
    expect(await desk()).toEqual([true]);
    const owner = { playerID: seat.playerID, credentials: seat.playerCredentials };
    await acting.ask('POST', `/games/ra/${id}/leave`, owner);
    expect(await desk()).toEqual([false]);
    expect((await acting.ask('POST', `/games/ra/${id}/resign`, owner)).status).toBe(200);
    expect(await desk()).toEqual([]);
  });

  it.each(['{', '{}'])('a match that is damaged, %s, is left out, and the log says so', async damaged => {
    const server = await newServer();
    const error = vi.spyOn(server.log, 'error');
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const id = await tableOf(ada, 2, { clock: '1d' });
      await sitDownAt(ada, id);
      await sitDownAt(ned, id);
      ids.push(id);
    }
    const spoil = 'UPDATE match SET control = $1, version = version + 1 WHERE id = $2';
    await server.store.tables.write([spoil, damaged, ids[0]!]);
    const told = [await ada.ask('GET', '/account/desk'), await ada.ask('GET', '/account/now')];
    expect(told.map(({ status }) => status)).toEqual([200, 200]);
    const [desk, now] = [told[0]!.body.matches, told[1]!.body.told.matches] as OnDesk[];
    for (const matches of [desk, now])
      expect(matches.map(({ matchID }: OnDesk) => matchID)).toEqual([ids[1]]);
    expect(error.mock.calls.map(([facts]) => facts)).toMatchObject([
      { matchID: ids[0] },
      { matchID: ids[0] },
    ]);
  });

  it('a page that follows its member is told what is new as soon as anything is, and when it is signed out', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const phone = await otherDevice(ada, server.url);
    const now = async (known = '') => (await phone.ask('GET', `/account/now?known=${known}`)).body;
    let { mark, told } = await now();
    expect(told).toMatchObject({ member: { id: ada.id, name: 'Ada' }, matches: [] });
    const news = async (change: () => Promise<unknown>) => {
      const waiting = now(mark);
      await change();
      const before = mark;
      ({ mark, told } = await waiting);
      expect(mark).not.toBe(before);
      return told;
    };
    const id = await tableOf(ned, 2, { clock: '1d' });
    expect(await news(() => sitDownAt(ada, id))).toMatchObject({
      matches: [{ matchID: id, stage: 'open', players: [{ name: 'Ada' }, {}] }],
    });
    expect(await news(() => sitDownAt(ned, id))).toMatchObject({ matches: [{ stage: 'running' }] });
    const settings = { theme: 'dark' };
    expect(await news(() => ada.ask('PUT', '/account/settings', { settings }))).toMatchObject({
      member: { settings },
    });
    const { devices } = (await ada.ask('GET', '/account/ways-in')).body;
    const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis);
    const waiting = phone.ask('GET', `/account/now?known=${mark}`);
    await ada.ask('DELETE', `/account/devices/${other.id}`);
    // It may have been told before that its seats have other secrets.
    const [first, next] = [await waiting, await phone.ask('GET', '/account/now')];
    expect([200, 401]).toContain(first.status);
    expect(next.status).toBe(401);
  });

  it('whatever a member changes, and whoever writes a match of theirs, wakes the pages that follow them', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const phone = await otherDevice(ada, server.url);
    const wake = vi.spyOn(LongPolls.prototype, 'wake');
    onTestFinished(() => wake.mockRestore());
    const woken = async (change: () => Promise<unknown>) => {
      wake.mockClear();
      await change();
      return wake.mock.calls.some(([thing]) => thing === ada.id);
    };
    const id = await tableOf(ned, 2);
    const table = `/games/ra/${id}`;
    const found = [
      await woken(() => ada.ask('PUT', '/account/settings', { settings: { theme: 'dark' } })),
      await woken(() => ada.ask('PUT', '/account/name', { name: 'Ada L' })),
      await woken(() => sitDownAt(ada, id)),
      // The seat is hers no more.
      await woken(async () => {
        const { playerCredentials: credentials, playerID } = (await phone.ask('POST', `${table}/my-seat`, {}))
          .body;
        await phone.ask('POST', `${table}/leave`, { playerID, credentials });
      }),
      await woken(() => phone.ask('DELETE', '/account/session')),
      await woken(() => ada.ask('DELETE', '/account')),
    ];
    expect(found).toEqual(found.map(() => true));
    expect(await woken(() => sitDownAt(ned, id))).toBe(false);
  });
});
