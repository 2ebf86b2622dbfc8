import { afterEach, describe, expect, it, vi } from 'vitest';
import { Openings } from '../../../src/server/lobby/openings.ts';
import { eventually, startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, enterWaiting, join, pathOf } from '../support/seat-client.ts';

const GAME = pathOf('ra');
const quick = async (server: TestServer, playerName: string, more: object = {}) =>
  (await server.post(`${GAME}/quick`, { numPlayers: 3, playerName, ...more })).body;
const tables = async (server: TestServer) => (await server.get(`${GAME}?stage=open`)).body.matches;

describe('a quick match', () => {
  it('opens a table where none waits, and sits at it', async () => {
    const server = await startServer();
    const ada = await quick(server, 'Ada');
    const [table, ...others] = await tables(server);
    expect(others).toEqual([]);
    expect(table).toMatchObject({ matchID: ada.matchID, players: [{ name: 'Ada' }, {}, {}] });
    expect(table.fillAt).toBeUndefined();
    const { status } = await server.post(`${GAME}/${ada.matchID}/leave`, {
      playerID: ada.playerID,
      credentials: ada.playerCredentials,
    });
    expect(status).toBe(200);
  });

  it('sits at the table that has waited longest', async () => {
    const server = await startServer();
    // As the form of a new table asks for it where nothing is changed.
    const first = await createMatch(server, { numPlayers: 3, setupData: { botAfter: 'never' } }, 'ra');
    await join(server, first, 'Ada', 'ra');
    await createMatch(server, { numPlayers: 3 }, 'ra');
    expect(await quick(server, 'Ned')).toMatchObject({ matchID: first, playerID: '1' });
    const third = await quick(server, 'Tiye');
    expect(third).toMatchObject({ matchID: first, playerID: '2' });
    expect((await server.get(`${GAME}/${first}`)).body.toAct).toHaveLength(1);
  });

  it.each([
    ['of another number of seats', { numPlayers: 4 }],
    ['by invitation', { numPlayers: 3, unlisted: true }],
    ['with options of its own', { numPlayers: 3, setupData: { openTotals: true } }],
    ['at which a bot plays for whoever is away', { numPlayers: 3, setupData: { botAfter: 600 } }],
    ['against the clock', { numPlayers: 3, setupData: { secondsToAct: 30 } }],
  ])('does not sit at a table %s', async (_which, body) => {
    const server = await startServer();
    const other = await createMatch(server, body, 'ra');
    expect((await quick(server, 'Ada')).matchID).not.toBe(other);
  });

  it('tells two of one name apart by a number', async () => {
    const server = await startServer();
    const ada = await quick(server, 'Ada');
    expect(ada.playerName).toBe('Ada');
    // The second of these finds the first one's name taken a moment after it has looked.
    const others = await Promise.all([quick(server, 'ada'), quick(server, 'ADA')]);
    expect(others.map(({ matchID }) => matchID)).toEqual([ada.matchID, ada.matchID]);
    const { players } = (await server.get(`${GAME}/${ada.matchID}`)).body;
    const names = players.map(({ name }: { name: string }) => name);
    expect(others.map(({ playerName }) => playerName).toSorted()).toEqual(names.slice(1).toSorted());
    // Which of them comes first is for chance to say.
    expect(names.map((name: string) => name.toLowerCase())).toEqual(['ada', 'ada 2', 'ada 3']);
  });

  it('of two who ask at once opens one table', async () => {
    const server = await startServer();
    const [ada, ned] = await Promise.all([quick(server, 'Ada'), quick(server, 'Ned')]);
    expect(ada.matchID).toBe(ned.matchID);
    expect(await tables(server)).toHaveLength(1);
  });

  it('gives its table up where another server has opened one in the same moment, later by its clock and stored before', async () => {
    const server = await startServer();
    const { matches, store } = server;
    const create = matches.create.bind(matches);
    const first = 'theirs';
    vi.spyOn(matches, 'create').mockImplementationOnce(async (id, data, ...more) => {
      await create(first, data);
      await join(server, first, 'Ned', 'ra');
      expect(await new Openings(store.tables).add('ra/3', 0)).toBe(true);
      await create(id, { ...data, createdAt: data.createdAt - 1000 }, ...more);
    });
    expect(await quick(server, 'Ada')).toMatchObject({ matchID: first, playerID: '1' });
    expect((await tables(server)).map(({ matchID }: { matchID: string }) => matchID)).toEqual([first]);
  });

  it('gives whoever asks again the seat at which they wait already', async () => {
    const server = await startServer();
    const ada = await quick(server, 'Ada');
    const own = [{ matchID: ada.matchID, credentials: ada.playerCredentials }];
    expect(await quick(server, 'Ada', { own })).toEqual(ada);
    // What is nobody's secret opens no seat: it only takes the next free one.
    const other = await quick(server, 'Ned', { own: [{ matchID: ada.matchID, credentials: 'guessed' }] });
    expect(other).toMatchObject({ matchID: ada.matchID, playerID: '1' });
  });

  describe('five minutes after a table was opened', () => {
    afterEach(() => void vi.useRealTimers());
    const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });

    it('does not sit where nobody waits any more', async () => {
      const server = await startServer();
      const ada = await quick(server, 'Ada');
      later();
      const ned = await quick(server, 'Ned');
      expect(ned.matchID).not.toBe(ada.matchID);
      const own = [{ matchID: ada.matchID, credentials: ada.playerCredentials }];
      expect(await quick(server, 'Ada', { own })).toEqual(ada);
    });

    it('sits where somebody still waits', async () => {
      const server = await startServer();
      const ada = await quick(server, 'Ada');
      await enterWaiting(server, {
        ...ada,
        seat: ada.playerID,
        credentials: ada.playerCredentials,
        game: 'ra',
      });
      later();
      expect((await quick(server, 'Ned')).matchID).toBe(ada.matchID);
    });
  });

  it('looks at all tables that wait, however many have been opened since', async () => {
    const server = await startServer();
    const first = await createMatch(server, { numPlayers: 3 }, 'ra');
    await join(server, first, 'Ada', 'ra');
    const { matches } = server;
    const { data } = (await matches.load(first))!;
    for (let n = 0; n < 110; n++)
      await matches.create(`other-${n}`, { ...data, createdAt: data.createdAt + n + 1 });
    expect((await quick(server, 'Ned')).matchID).toBe(first);
  });

  it('begins with bots when nobody else has come in time', async () => {
    const server = await startServer({ clockSecond: 1 });
    const { matchID } = await quick(server, 'Ada', { fillAfter: 5 });
    const bots = async () =>
      (await server.get(`${GAME}/${matchID}`)).body.players.map(
        ({ data }: { data?: { bot?: string } }) => data?.bot !== undefined,
      );
    await eventually(bots).toEqual([false, true, true]);
    expect((await server.store.load(matchID))!.state).not.toBeNull();
  });

  it('waits no longer than whoever joins wants to, where bots are awaited at all', async () => {
    const server = await startServer();
    const { matchID } = await quick(server, 'Ada', { fillAfter: 600 });
    const fillAt = async () => (await server.get(`${GAME}/${matchID}`)).body.fillAt;
    const patient = await fillAt();
    await quick(server, 'Ned', { fillAfter: 60 });
    const hurried = await fillAt();
    expect(patient - hurried).toBeGreaterThan(500_000);
    const { control } = (await server.store.load(matchID))!;
    expect(control.deadlines.fill).toBe(hurried);
  });

  it('is not hurried by whoever joins a table at which no bots are awaited, or wants to wait longer', async () => {
    const server = await startServer();
    const never = await quick(server, 'Ada');
    expect((await quick(server, 'Ned', { fillAfter: 60 })).matchID).toBe(never.matchID);
    expect((await server.get(`${GAME}/${never.matchID}`)).body.fillAt).toBeUndefined();
    await quick(server, 'Tiye', { fillAfter: 60 });
    const { matchID } = await quick(server, 'Ada', { fillAfter: 60 });
    const { fillAt } = (await server.get(`${GAME}/${matchID}`)).body;
    await quick(server, 'Ned', { fillAfter: 600 });
    expect((await server.get(`${GAME}/${matchID}`)).body.fillAt).toBe(fillAt);
  });

  it('waits as long as was chosen, and says until when', async () => {
    const server = await startServer();
    const asked = Date.now();
    const { matchID } = await quick(server, 'Ada', { fillAfter: 600 });
    const { fillAt, now } = (await server.get(`${GAME}/${matchID}`)).body;
    // Those who ask have clocks of their own.
    expect(now).toBeGreaterThanOrEqual(asked);
    expect(now).toBeLessThanOrEqual(Date.now());
    expect(fillAt).toBeGreaterThanOrEqual(asked + 600_000);
    expect(fillAt).toBeLessThanOrEqual(Date.now() + 600_000);
    expect(await server.matches.send(matchID, { kind: 'fill' })).toMatchObject({ refused: 'not-now' });
  });

  it.each([
    [{ numPlayers: 9 }, /numPlayers: must be at most 5/],
    [{ fillAfter: 1 }, /fillAfter: must be a whole number from 5 to 3600/],
    [{ playerName: ' ' }, /playerName/],
    [{ cheat: true }, /unknown key/],
  ])('refuses %j', async (body, complaint) => {
    const server = await startServer();
    const answer = await server.post(`${GAME}/quick`, { numPlayers: 3, playerName: 'Ada', ...body });
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(complaint)]);
  });
});
