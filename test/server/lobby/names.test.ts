import { expect, it } from 'vitest';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, GAME, join } from '../support/seat-client.ts';

it.each(['__proto__', 'constructor', 'toString', '-1', '0.5', '00', ' 0', '99', '9', 1, ['0'], {}])(
  'a seat named %j can be neither joined, listened to nor moved',
  async seat => {
    const server = await startServer();
    const matchID = await createMatch(server, { numPlayers: 2 });
    const joined = await server.post(`${GAME}/${matchID}/join`, { playerID: seat, playerName: 'polluted' });
    expect([400, 404]).toContain(joined.status);
    expect(({} as { name?: string }).name).toBeUndefined();
    const { credentials } = await join(server, matchID);
    const socket = openSocket(server.url);
    socket.emit('sync', matchID, seat, credentials);
    expect(['malformed', 'credentials']).toContain((await nextEvent(socket, 'refused'))[2]);
    socket.emit('update', { type: 'MAKE_MOVE', payload: { type: 'draw', args: [] } }, 0, matchID, seat);
    expect(['malformed', 'not-joined']).toContain((await nextEvent(socket, 'refused'))[2]);
  },
);

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(25), '24'],
  ['a\u0000b', 'control'],
  ['a\nb', 'control'],
  ['\u202Egnp.exe', 'control'],
  [7, 'text'],
  [null, 'text'],
  [{ toString: 'x' }, 'text'],
  ['bot: steady', 'bot:'],
])('the player name %j is refused', async (playerName, why) => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const { credentials } = await join(server, matchID);
  const joined = await server.post(`${GAME}/${matchID}/join`, { playerName });
  expect(joined).toMatchObject({ status: 400, body: { error: expect.stringContaining(why) } });
  const renamed = await server.post(`${GAME}/${matchID}/update`, {
    playerID: '0',
    credentials,
    newName: playerName,
  });
  expect(renamed).toMatchObject({ status: 400, body: { error: expect.stringContaining(why) } });
});

it('data of their own sticks to no seat', async () => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const asBot = { playerName: 'Ada', data: { bot: 'steady' } };
  expect((await server.post(`${GAME}/${matchID}/join`, asBot)).status).toBe(400);
  const { credentials } = await join(server, matchID);
  const update = { playerID: '0', credentials, data: { bot: 'steady' } };
  expect((await server.post(`${GAME}/${matchID}/update`, update)).status).toBe(400);
  const { body } = await server.get(`${GAME}/${matchID}`);
  expect(body.players[0]).not.toHaveProperty('data');
});
