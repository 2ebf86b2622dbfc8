import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { pushKeysOf } from '../../../src/server/notices/push-keys.ts';
import { send } from '../../../src/server/notices/send.ts';
import { deviceAt, type Letter, letterBox } from '../support/letter-box.ts';
import { eventually, startServer } from '../support/running-server.ts';
import { createMatch, enter, join, moveMessage, newMoveID } from '../support/seat-client.ts';

it('who is to act and away is told once, and once more; nobody who is there, and nothing of the table', async () => {
  const outside = await letterBox();
  const server = await startServer({ clockSecond: 1, privateNotices: true });
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const seats = [
    await join(server, matchID, 'Ada', 'kheops'),
    await join(server, matchID, 'Bruno', 'kheops'),
  ];
  const { G } = (await server.stored(matchID)).state;
  const [acting] = kheops.seatsToAct(G);
  const mover = seats[acting!]!;
  const notify = (body: object, { seat, credentials } = mover) =>
    server.post(`/games/kheops/${matchID}/notify`, { playerID: seat, credentials, ...body });
  expect((await server.get('/lobby/push-key')).body.key).toMatch(/^[\w-]{87}$/);
  // The other sits there, and may be told where they like: it is not their turn.
  const other = seats[1 - acting!]!;
  await enter(server, other);
  expect((await notify({ webhook: `${outside.url}/other` }, other)).status).toBe(200);
  expect((await notify({ webhook: `${outside.url}/hook` })).status).toBe(200);
  await eventually(() => outside.heard.length).toBe(2);
  const noted = async () => (await server.store.load(matchID))!.control;
  await eventually(async () => (await noted()).told?.[acting!]).toBe(2);
  expect((await noted()).deadlines.notices).toEqual({});
  expect(outside.heard.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  expect(outside.heard.map(({ body }) => JSON.parse(body.toString()))).toMatchObject(
    [false, true].map(reminder => ({
      kind: 'your-turn',
      game: 'kheops',
      match: matchID,
      seat: acting,
      reminder,
    })),
  );
  // Whoever acts is told anew when it is their turn again, and where they like no more, not at all.
  expect((await notify({ webhook: null })).status).toBe(200);
  const { socket } = await enter(server, mover);
  const pawn = kheops.legalMoves(G, acting!)[0]!;
  socket.emit('update', ...moveMessage(mover, 0, pawn), newMoveID());
  await eventually(async () => (await noted()).told?.[acting!]).toBe(0);
  for (const told of [server.get(`/games/kheops/${matchID}`), server.get('/games/kheops')]) {
    expect((await told).text).not.toContain(outside.url);
  }
});

it('a device is told through its push service, sealed for it and signed by this house', async () => {
  const outside = await letterBox();
  const server = await startServer({ clockSecond: 1, privateNotices: true });
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const seats = [
    await join(server, matchID, 'Ada', 'kheops'),
    await join(server, matchID, 'Bruno', 'kheops'),
  ];
  const { seat, credentials } = seats[kheops.seatsToAct((await server.stored(matchID)).state.G)[0]!]!;
  const push = { ...deviceAt(`${outside.url}/push`), language: 'it' };
  await server.post(`/games/kheops/${matchID}/notify`, { playerID: seat, credentials, push });
  expect((await server.store.load(matchID))!.control.notify?.[Number(seat)]?.push).toEqual([push]);
  await eventually(() => outside.heard.length).toBe(2);
  const [{ headers, body }] = outside.heard as [Letter];
  expect(headers.authorization).toMatch(/^vapid t=/);
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(body.includes(matchID)).toBe(false);
});

/** A match of two whom nobody has seen yet: whose turn it is, who they are, and how to say where they want to be told. */
const waitedFor = async () => {
  const server = await startServer({ clockSecond: 1, privateNotices: true });
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const seats = [
    await join(server, matchID, 'Ada', 'kheops'),
    await join(server, matchID, 'Bruno', 'kheops'),
  ];
  const acting = kheops.seatsToAct((await server.stored(matchID)).state.G)[0]!;
  const { seat, credentials } = seats[acting]!;
  const notify = async (body: object = {}) =>
    (await server.post(`/games/kheops/${matchID}/notify`, { playerID: seat, credentials, ...body })).body;
  const told = async () => (await server.store.load(matchID))!.control.told?.[acting] ?? 0;
  return { notify, told };
};

it('a device that its push service knows no more, and a webhook that is gone, are never used again', async () => {
  const outside = await letterBox(410, 404);
  const { notify, told } = await waitedFor();
  const push = deviceAt(`${outside.url}/push`);
  expect(await notify({ push })).toEqual({ push: [push.endpoint], webhook: null, gone: null, refused: null });
  await eventually(async () => (await notify()).push).toEqual([]);
  const webhook = `${outside.url}/hook`;
  await notify({ webhook });
  await eventually(notify).toEqual({ push: [], webhook: null, gone: webhook, refused: null });
  // The reminder, or what is left of both notices, has gone nowhere.
  expect(outside.heard.map(({ path }) => path)).toEqual(['/push', '/hook']);
  expect(await told()).toBe(2);
  // Given once more, it is one like any other.
  expect(await notify({ webhook })).toEqual({ push: [], webhook, gone: null, refused: null });
});

it('an address that fails is kept, and its owner is told on any device what is used', async () => {
  const outside = await letterBox(...Array<number>(20).fill(500));
  const { notify, told } = await waitedFor();
  const webhook = `${outside.url}/hook`;
  const push = deviceAt(`${outside.url}/push`);
  await notify({ webhook });
  await notify({ push });
  await eventually(told).toBe(2);
  expect(await notify()).toMatchObject({ push: [push.endpoint], webhook, gone: null });
  expect(await notify({ noPush: push.endpoint })).toMatchObject({ push: [], webhook, gone: null });
});

it.each([
  ['somebody else’s seat', { credentials: 'guess' }, 403],
  ['no web address', { webhook: 'javascript:alert(1)' }, 400],
  ['an address with a password', { webhook: 'https://a:b@example.com/' }, 400],
  ['two things at once', { webhook: null, noPush: 'https://example.com/' }, 400],
  [
    'keys that are none',
    { push: { endpoint: 'https://example.com/', keys: { p256dh: 'x', auth: '' } } },
    400,
  ],
  ['a language without words', { push: { ...deviceAt('https://example.com/'), language: 'xx' } }, 400],
])('%s is refused', async (_what, body, status) => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const { seat, credentials } = await join(server, matchID);
  const asked = { playerID: seat, credentials, ...body };
  expect((await server.post(`/games/priests-of-ra/${matchID}/notify`, asked)).status).toBe(status);
});

describe('what is sent', () => {
  const letter = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
  const { signal } = new AbortController();

  it('is tried again a few times, and not where the address is gone', async () => {
    const slow = await letterBox(500, 503);
    expect(await send(letter(slow.url), true, signal, [1, 1])).toBe('sent');
    expect(slow.heard).toHaveLength(3);
    const down = await letterBox(500, 500, 500, 500);
    expect(await send(letter(down.url), true, signal, [1, 1])).toBe('failed');
    expect(down.heard).toHaveLength(3);
    const gone = await letterBox(410);
    expect(await send(letter(gone.url), true, signal, [1, 1])).toBe('gone');
    expect(gone.heard).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const moved = await letterBox(302);
    expect(await send(letter(moved.url), true, signal, [])).toBe('failed');
    expect(moved.heard.map(({ path }) => path)).toEqual(['/']);
  });

  it('goes to no address of this machine or its network, by whatever name', async () => {
    const { heard, url } = await letterBox();
    const { port } = new URL(url);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      expect(await send(letter(`http://${host}:${port}/`), false, signal, [])).not.toBe('sent');
    }
    expect(heard).toEqual([]);
  });
});

it('the keys of a house are the same for all who share its secret, and another’s are others', () => {
  const keys = pushKeysOf('a secret');
  expect(pushKeysOf('a secret')).toEqual(keys);
  expect(pushKeysOf('another').publicKey).not.toBe(keys.publicKey);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
  expect(curve.getPublicKey().toString('base64url')).toBe(keys.publicKey);
  expect([keys.publicKey.length, keys.privateKey.length]).toEqual([87, 43]);
});

it('whoever has the table open where nobody sees it is told, and whoever looks is not', async () => {
  const outside = await letterBox();
  const server = await startServer({ clockSecond: 100, privateNotices: true });
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const seats = [
    await join(server, matchID, 'Ada', 'kheops'),
    await join(server, matchID, 'Bruno', 'kheops'),
  ];
  const acting = kheops.seatsToAct((await server.stored(matchID)).state.G)[0]!;
  const mover = seats[acting]!;
  const { socket } = await enter(server, mover);
  const { seat, credentials } = mover;
  const webhook = `${outside.url}/hook`;
  await server.post(`/games/kheops/${matchID}/notify`, { playerID: seat, credentials, webhook });
  expect([...server.pages.lookingAt(matchID)]).toEqual([acting]);
  const due = async () => (await server.store.load(matchID))!.control.deadlines.notices?.[acting];
  const later = await due();
  socket.emit('hidden', matchID, true);
  await eventually(async () => (await due())! < later!).toBe(true);
  expect(server.pages.lookingAt(matchID).size).toBe(0);
  expect([...server.pages.seatsAt(matchID)]).toEqual([acting]);
  await eventually(() => outside.heard.length).toBe(1);
  socket.emit('hidden', matchID, false);
  await eventually(() => [...server.pages.lookingAt(matchID)]).toEqual([acting]);
});
