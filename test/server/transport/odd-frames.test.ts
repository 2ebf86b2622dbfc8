import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { GAME_IDS, type GameId, loadRules, metaOf } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import type { Config } from '../../../src/server/config.ts';
import { bytesHeld } from '../support/heap.ts';
import { keptLog } from '../support/kept-log.ts';
import { brokenFrame, type Known, oddMessage } from '../support/odd-frames.ts';
import { progressOf } from '../support/progress.ts';
import { closeLater, eventually, startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, enter, type Joined, join } from '../support/seat-client.ts';
import { onPostgres } from '../support/storages.ts';

/** How many are sent; `FRAMES=1000000` for the long form, with another `SEED` each time. */
const FRAMES = Number(process.env.FRAMES ?? 2_400);
const SEED = process.env.SEED ?? 'frames';
/** By how much the server may have grown meanwhile, in bytes: a frame that leaves something behind, however little, shows in the long form. */
const GROWTH = 12_000_000;
/** Sent over one connection, the last of them what ends most connections. */
const BATCH = 25;

const tableOf = async (server: TestServer, game: GameId): Promise<Joined> => {
  const players = metaOf(game).seats.min;
  const matchID = await createMatch(server, { numPlayers: players }, game);
  const seats: Joined[] = [];
  for (let seat = 0; seat < players; seat++) seats.push(await join(server, matchID, `Person ${seat}`, game));
  return seats[0]!;
};

const knownOf = async ({ game = 'ra', matchID, credentials }: Joined): Promise<Known> => {
  const { phases } = await loadRules(game);
  const moves = Object.values(phases).flatMap(phase => ('moves' in phase ? Object.keys(phase.moves) : []));
  return { game, matchID, credentials, moves };
};

/** The connection that is open: a list of all there were would grow with the frames. */
const under: { way: WebSocket | null } = { way: null };

/**
 * Comes to a table as the owner of a seat, says odd things, and in the end sends what is no packet.
 * @returns how much of it was answered with a refusal
 */
const send = (
  url: string,
  known: Known,
  messages: readonly string[],
  last: string | Buffer,
): Promise<number> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    under.way = socket;
    const say = (...args: readonly unknown[]) => socket.send(`42/${known.game},${JSON.stringify(args)}`);
    let refused = 0;
    let isThere = false;
    socket.on('error', () => {});
    socket.on('close', () => resolve(refused));
    socket.on('message', data => {
      const heard = String(data);
      if (heard.startsWith('0')) socket.send(`40/${known.game},`);
      else if (heard.startsWith('40')) say('sync', known.matchID, '0', known.credentials);
      else if (!isThere && heard.includes('"sync"')) {
        // Whoever is not there yet is refused most things unread.
        isThere = true;
        for (const message of messages) socket.send(message);
        say('history', 'last-of-all', 1);
      } else if (heard.includes('"refused"')) refused += 1;
      if (!heard.includes('last-of-all')) return;
      socket.send(last);
      socket.close();
    });
  });

/** Has so many odd frames sent to tables of every game, of which the server takes no harm. */
const attack = async (frames: number, config: Partial<Config> = {}): Promise<void> => {
  const log = keptLog();
  const server = await startServer({ ...config, logLevel: 'warn' }, undefined, undefined, undefined, log);
  closeLater(() => under.way?.terminate());
  const tables = await Promise.all(GAME_IDS.map(game => tableOf(server, game)));
  const known = await Promise.all(tables.map(knownOf));
  const stored = () =>
    Promise.all(
      tables.map(async ({ matchID }) => {
        const { state, log, initialState } = await server.stored(matchID);
        return { state, log, initialState };
      }),
    );
  const before = await stored();
  const random = quickRandom(SEED);
  /** What is kept of the first ones, such as compiled code, is no growth. */
  const warmUp = BATCH * Math.floor(frames / BATCH / 4);
  let refused = 0;
  let held = 0;
  const tellProgress = progressOf('frames', frames);
  for (let sent = 0; sent < frames; sent += BATCH) {
    const at = known[(sent / BATCH) % known.length]!;
    const messages = Array.from({ length: BATCH - 1 }, () => oddMessage(random, at));
    refused += await send(server.url, at, messages, brokenFrame(random, at));
    tellProgress(sent + BATCH);
    if (sent === warmUp) held = bytesHeld();
  }
  expect(refused).toBeGreaterThan(frames / 4);
  expect(await stored()).toEqual(before);
  // On a busy machine the database may be late, whatever was sent.
  expect(log.lines().filter(line => !line.includes('Query read timeout'))).toEqual([]);
  await eventually(() => tables.flatMap(({ matchID }) => server.pages.at(matchID))).toEqual([]);
  const growth = bytesHeld() - held;
  console.info(`grown by ${Math.round(growth / 1000)} kB`);
  expect(growth).toBeLessThan(GROWTH);
  for (const table of tables) expect((await enter(server, table)).info.state._stateID).toBe(0);
};

const TITLE = 'the server goes on without a word in its log, and no match has changed';

it(`${FRAMES} odd frames at tables of every game: ${TITLE}`, () => attack(FRAMES), 3_600_000);

onPostgres('PostgreSQL', cluster => {
  const frames = Math.ceil(FRAMES / BATCH / 10) * BATCH;
  it(`${frames} odd frames: ${TITLE}`, async () => {
    await attack(frames, { databaseUrl: await cluster().createDatabase() });
  }, 3_600_000);
});
