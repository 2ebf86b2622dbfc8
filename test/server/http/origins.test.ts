import { expect, it } from 'vitest';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { GAME } from '../support/seat-client.ts';

it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
  'pages of the origin %s can neither open a socket nor write',
  async origin => {
    const server = await startServer();
    const refused = openSocket(server.url, 'priests-of-ra', { origin });
    await nextEvent(refused, 'connect_error');
    expect(refused.connected).toBe(false);
    const created = await server.post(`${GAME}/create`, { numPlayers: 2 }, { origin });
    expect(created.status).toBe(403);
  },
);

it('pages of the server itself and of allowed origins can', async () => {
  const server = await startServer({ origins: ['https://friend.example'] });
  for (const origin of [server.url, 'https://friend.example']) {
    const socket = openSocket(server.url, 'priests-of-ra', { origin });
    await nextEvent(socket, 'connect');
    expect((await server.post(`${GAME}/create`, { numPlayers: 2 }, { origin })).status).toBe(200);
  }
});
