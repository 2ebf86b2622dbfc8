import { describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/running-server.ts';
import { pathOf } from '../support/seat-client.ts';

const GAME = pathOf('ra');
const key = (letter: string) => ({ 'idempotency-key': letter.repeat(22) });
const post = (server: TestServer, path: string, body: object, headers = {}) =>
  server.post(`${GAME}/${path}`, body, headers);
const tables = async (server: TestServer) => (await server.get(`${GAME}?stage=open`)).body.matches;
const names = async (server: TestServer, id: string) =>
  (await server.get(`${GAME}/${id}`)).body.players.map(({ name }: { name?: string }) => name ?? '');

describe('asked again with the same key, as the answer was lost', () => {
  it('a table is made once, also while the first request is under way', async () => {
    const server = await startServer();
    const make = () => post(server, 'create', { numPlayers: 3 }, key('a'));
    const made = await Promise.all([make(), make(), make()]);
    made.push(await make());
    const { body } = made[0]!;
    for (const each of made) expect(each).toMatchObject({ status: 200, body });
    expect(body.matchID).toMatch(/^[a-z0-9]{13}$/);
    expect(await tables(server)).toMatchObject([{ matchID: body.matchID }]);
    // Another key makes another one, and none makes one each time.
    expect((await post(server, 'create', { numPlayers: 3 }, key('b'))).body.matchID).not.toBe(body.matchID);
    for (let i = 0; i < 2; i++) await post(server, 'create', { numPlayers: 3 });
    expect(await tables(server)).toHaveLength(4);
  });

  it('one seat is taken, with one secret, also when the match has begun by then', async () => {
    const server = await startServer();
    const { matchID } = (await post(server, 'create', { numPlayers: 2 })).body;
    const sit = (playerName: string, letter: string) =>
      post(server, `${matchID}/join`, { playerName }, key(letter));
    const [first, second] = await Promise.all([sit('Ada', 'a'), sit('Ada', 'a')]);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await names(server, matchID)).toEqual(['Ada', '']);
    const ned = await sit('Ned', 'b');
    expect(ned.body.playerCredentials).not.toBe(first.body.playerCredentials);
    expect(await sit('Ned', 'b')).toMatchObject({ status: 200, body: ned.body });
    expect(await sit('Ada', 'a')).toMatchObject({ status: 200, body: first.body });
    expect(await sit('Tiye', 'c')).toMatchObject({ status: 409 });
    const { playerID, playerCredentials: credentials } = first.body;
    expect(await post(server, `${matchID}/resign`, { playerID, credentials })).toMatchObject({ status: 200 });
  });

  it('a quick match takes one seat, at the table that it opens or at one that has begun since', async () => {
    const server = await startServer();
    const quick = (playerName: string, letter: string) =>
      post(server, 'quick', { numPlayers: 2, playerName }, key(letter));
    const ada = await quick('Ada', 'a');
    expect(await quick('Ada', 'a')).toMatchObject({ status: 200, body: ada.body });
    expect(await names(server, ada.body.matchID)).toEqual(['Ada', '']);
    expect(await tables(server)).toHaveLength(1);
    const ned = await quick('Ned', 'b');
    expect(ned.body.matchID).toBe(ada.body.matchID);
    for (const [name, letter, { body }] of [['Ned', 'b', ned] as const, ['Ada', 'a', ada] as const])
      expect(await quick(name, letter)).toMatchObject({ status: 200, body });
    expect(await tables(server)).toHaveLength(0);
  });

  it('a quick match finds the seat that another tab of the browser took a moment ago', async () => {
    const server = await startServer();
    const browser = 'tabs-of-one-browser-ab';
    const quick = (playerName: string, letter: string, more = {}) =>
      post(server, 'quick', { numPlayers: 3, playerName, ...more }, key(letter));
    await post(server, 'quick', { numPlayers: 3, playerName: 'Tiye' }, key('t'));
    const [one, other] = await Promise.all([quick('Ned', 'a', { browser }), quick('Ned', 'b', { browser })]);
    expect(one.status).toBe(200);
    expect(other).toMatchObject({ status: 200, body: one.body });
    expect(await names(server, one.body.matchID)).toEqual(['Tiye', 'Ned', '']);
    expect(await quick('Ned', 'a', { browser })).toMatchObject({ status: 200, body: one.body });
    expect((await quick('Ned', 'c', { browser: `${browser}c` })).body).toMatchObject({ playerName: 'Ned 2' });
    expect(await quick('Ned', 'd', { browser: 'short' })).toMatchObject({ status: 400 });
  });

  it('what is no key is refused', async () => {
    const server = await startServer();
    for (const wrong of ['short', 'a blank '.repeat(3), 'x'.repeat(65)]) {
      const { status, body } = await post(server, 'create', { numPlayers: 3 }, { 'idempotency-key': wrong });
      expect(status).toBe(400);
      expect(body.error).toContain('idempotency-key');
    }
    expect(await tables(server)).toHaveLength(0);
  });
});
