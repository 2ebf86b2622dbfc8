import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { runningMatch } from '../support/running-match.ts';
import { eventually, NO_LIMITS, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { enter, seatedMatch } from '../support/seat-client.ts';

it('a message that is too long closes its socket and nothing else', async () => {
  const server = await startServer();
  const { matchID, socket } = await runningMatch(server);
  const closed = nextEvent(socket, 'disconnect');
  socket.emit('sync', matchID, 'x'.repeat(20_000));
  await closed;
  expect((await server.get('/health')).status).toBe(200);
});

// Hardly anything of it comes back, however long the machine takes.
it('a socket that asks too fast is not heard, then cut off, and others of its address are served', async () => {
  const server = await startServer({
    limits: { ...DEFAULT_LIMITS, messagesPerSecond: 0.1, messageBurst: 10 },
  });
  const { matchID } = await runningMatch(server);
  const flood = openSocket(server.url);
  let answers = 0;
  flood.on('sync', () => {
    answers += 1;
  });
  await nextEvent(flood, 'connect');
  flood.io.reconnection(false);
  const closed = nextEvent(flood, 'disconnect');
  const refused = nextEvent(flood, 'refused');
  for (let i = 0; i < 400; i++) flood.emit('sync', matchID, null);
  expect(await refused).toEqual([null, null, 'rate']);
  await closed;
  expect(answers).toBeLessThanOrEqual(4);
  expect((await enter(server, { matchID })).info.state._stateID).toBe(0);
});

it('who talks too much is told so now and then, not at every line', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, chatBurst: 5 } });
  const { matchID, socket } = await runningMatch(server);
  const heard: string[] = [];
  socket.onAny(event => heard.push(event));
  for (let n = 0; n < 150; n++) socket.emit('chat', matchID, { id: String(n), payload: 'hello' });
  // What was said before comes before the answer to this.
  socket.emit('sync', matchID, null);
  await nextEvent(socket, 'sync');
  const refused = heard.filter(event => event === 'refused').length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(30);
  await eventually(async () => (await server.store.load(matchID))!.data.talk).toHaveLength(5);
});

it("an event named 'error', from anybody, does not end the process", async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const stranger = openSocket(server.url);
  await nextEvent(stranger, 'connect');
  stranger.emit('error', new Error('boo'));
  stranger.emit('error');
  const { socket } = await enter(server, ada!);
  socket.emit('error', { message: 'boo' });
  expect((await server.get('/health')).status).toBe(200);
  expect((await enter(server, ada!)).info.state._stateID).toBe(0);
});
