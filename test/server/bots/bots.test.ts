import { expect, it } from 'vitest';
import type { AnyBot, Bots } from '../../../src/game/contract.ts';
import { eventsOfEntry } from '../../../src/game/framework/log-events.ts';
import { loadBots, loadRules } from '../../../src/game/index.ts';
import { botsAlone } from '../support/bots-alone.ts';
import { listedIn } from '../support/listed.ts';
import {
  eventually,
  nextEvent,
  openSocket,
  startServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import { createMatch, enter, GAME } from '../support/seat-client.ts';

it('a table of bots alone plays to the end before spectators, and by itself', async () => {
  const server = await startServer();
  const ids = [
    await botsAlone(server, ['random', 'steady', 'random']),
    await botsAlone(server, ['random', 'random']),
  ];
  for (const matchID of ids) {
    await eventually(async () => (await server.get(`${GAME}/${matchID}`)).body.gameover).toBeTruthy();
  }
  const { info } = await enter(server, { matchID: ids[0]! });
  expect((await server.stored(ids[0]!)).log).toHaveLength(info.state._stateID);
  expect(eventsOfEntry(info.log.at(-1)).at(-1)).toMatchObject({ type: 'end', scores: expect.any(Array) });
});

/** Priests of Ra with the bot `steady` replaced. */
const withBot = async (steady: AnyBot): Promise<Bots> => ({ ...(await loadBots('priests-of-ra')), steady });

it('a bot is shown the view of its seat and nothing else', async () => {
  const shown: unknown[] = [];
  const bots = await withBot((view, _seat, legal) => {
    shown.push(structuredClone(view));
    return legal[0]!;
  });
  const server = await startServer({}, undefined, bots);
  const matchID = await botsAlone(server, ['steady', 'steady']);
  await eventually(async () => (await server.get(`${GAME}/${matchID}`)).body.gameover).toBeTruthy();
  const { initialState } = await server.stored(matchID);
  expect(shown.length).toBeGreaterThan(50);
  const told = JSON.stringify(shown);
  expect(told).not.toContain('"secret"');
  expect(told).not.toContain(initialState.G.secret.seed);
  expect(told).not.toContain(initialState.G.secret.bag.slice(0, 10));
  const { rules } = await loadRules('priests-of-ra');
  const asSeen = rules.view(initialState.G, 0);
  expect(shown[0]).toEqual(asSeen);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('no idea');
    },
  ],
  ['makes an illegal move', () => ['bid', 99] as const],
  ['answers nonsense', () => undefined as never],
])('a bot that %s makes a legal move instead, and the match goes on', async (_fault, bot) => {
  const server = await startServer({}, undefined, await withBot(bot));
  const matchID = await botsAlone(server, ['steady', 'random']);
  await eventually(async () => (await server.get(`${GAME}/${matchID}`)).body.gameover).toBeTruthy();
});

it('bots wait their pace, and answer no request themselves', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const matchID = await botsAlone(server, ['random', 'random']);
  const { info } = await enter(server, { matchID });
  expect(info.state._stateID).toBe(0);
});

it('bots play on after a restart', async () => {
  const dataDir = temporaryDirectory();
  const first = await startServer({ dataDir, botDelay: 20 });
  const matchID = await botsAlone(first, ['random', 'random']);
  await eventually(async () => (await first.stored(matchID)).state._stateID).toBeGreaterThan(3);
  await first.close();
  const second = await startServer({ dataDir });
  await eventually(async () => (await second.get(`${GAME}/${matchID}`)).body.gameover).toBeTruthy();
});

it('nobody can sit down as a bot', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'random' } } });
  const stored = (await server.stored(matchID)).metadata.players[1]!;
  const socket = openSocket(server.url);
  socket.emit('sync', matchID, '1', stored.credentials);
  expect(await nextEvent(socket, 'refused')).toEqual([matchID, null, 'credentials']);
});

it.each([2, 3, 4])('a table of %i bots that choose together plays to the end', async numPlayers => {
  const server = await startServer();
  const bots = Array.from({ length: numPlayers }, (_, i) => ['steady', 'random'][i % 2]!);
  const matchID = await botsAlone(server, bots, 'ru-ra-re');
  const path = `/games/ru-ra-re/${matchID}`;
  await eventually(async () => (await server.get(path)).body.gameover).toBeTruthy();
  const { log, state } = await server.stored(matchID);
  expect(log).toHaveLength(state._stateID);
  expect(log.at(-1)!.metadata!.events!.at(-1)).toMatchObject({ type: 'end', scores: expect.any(Array) });
});

it('for each move of a bot the match is read once or twice', async () => {
  const server = await startServer();
  let reads = 0;
  const store = server.store as { load: typeof server.store.load };
  const load = store.load;
  store.load = id => {
    reads += 1;
    return load(id);
  };
  const matchID = await botsAlone(server, ['random', 'random']);
  await eventually(async () => (await listedIn(server.store, ['finished'])).length).toBe(1);
  const { log } = await server.stored(matchID);
  expect(log.length).toBeGreaterThan(50);
  // Beside the moves: what this test itself reads.
  expect(reads - 1).toBeLessThanOrEqual(2 * log.length);
  console.info(`${((reads - 1) / log.length).toFixed(2)} reads a bot's move`);
});
