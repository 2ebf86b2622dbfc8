import { expect, it } from 'vitest';
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
    expect(by(slow)).toMatchObject({ left: null, pace: 'open' });
    expect(by(day).players).toMatchObject([
      { name: 'Ada', member: ada.id },
      { name: 'Ned', member: ned.id },
    ]);
    expect(desk.at(-1)).toMatchObject({ matchID: waiting, stage: 'open', isMine: false, toAct: [] });
    expect(JSON.stringify(desk)).not.toMatch(/credentials|sha256|sealed|secret/);
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
});
