import { expect, it } from 'vitest';
import { listedIn } from '../support/listed.ts';
import { startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, enter, type Joined, join, pathOf, playToTheEnd } from '../support/seat-client.ts';

const GAME = pathOf('ru-ra-re');

/** A match of one person and a bot that is over. */
const finishedMatch = async (server: TestServer): Promise<Joined> => {
  const matchID = await createMatch(
    server,
    { numPlayers: 2, setupData: { bots: { 1: 'random' } } },
    'ru-ra-re',
  );
  const ada = await join(server, matchID, 'Ada', 'ru-ra-re');
  const { socket } = await enter(server, ada);
  await playToTheEnd(socket, ada);
  return ada;
};

const again = async (server: TestServer, { matchID, seat, credentials }: Joined) =>
  (await server.post(`${GAME}/${matchID}/playAgain`, { playerID: seat, credentials })).body.nextMatchID;

const leave = (server: TestServer, { matchID, seat, credentials }: Joined) =>
  server.post(`${GAME}/${matchID}/leave`, { playerID: seat, credentials });

it('a next match that everybody has left is gone, and the table can be laid once more', async () => {
  const server = await startServer({ botDelay: 0 });
  const ada = await finishedMatch(server);
  // One that waits for people, so that its last person may leave it.
  const stored = (await server.store.load(ada.matchID))!;
  const open = { ...stored.data, setupData: {} };
  await server.store.commit({
    before: stored,
    next: { ...stored, version: stored.version + 1, data: open },
    log: [],
  });
  const first = await again(server, ada);
  expect(await again(server, ada)).toBe(first);
  await leave(server, await join(server, first, 'Ada', 'ru-ra-re'));
  expect((await server.get(`${GAME}/${first}`)).status).toBe(404);
  const second = await again(server, ada);
  expect(second).not.toBe(first);
  expect((await server.get(`${GAME}/${second}`)).status).toBe(200);
  expect(await again(server, ada)).toBe(second);
});

it('of two servers that lay the table at the same moment one does, and no table is left over', async () => {
  const server = await startServer({ botDelay: 0 });
  const ada = await finishedMatch(server);
  const answers = await Promise.all([again(server, ada), again(server, ada), again(server, ada)]);
  expect(new Set(answers).size).toBe(1);
  expect(await listedIn(server.store, ['open', 'running'])).toEqual([answers[0]]);
});
