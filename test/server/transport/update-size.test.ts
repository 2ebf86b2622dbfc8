import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../../src/game/index.ts';
import { openSocket, startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, join, playToTheEnd } from '../support/seat-client.ts';

/** What a move may cost every page at the table. */
const MOST_BYTES = 3072;

/** The size of every update of a whole match of five, as the one person at the table gets them. */
const sizesOfMatch = async (server: TestServer, game: GameId, bot: string): Promise<number[]> => {
  const bots = { 0: bot, 1: bot, 2: bot, 3: bot };
  const matchID = await createMatch(server, { numPlayers: 5, setupData: { bots } }, game);
  const ada = await join(server, matchID, 'Ada', game);
  const socket = openSocket(server.url, game);
  const sizes: number[] = [];
  socket.on('update', (...args) => sizes.push(Buffer.byteLength(JSON.stringify(['update', ...args]))));
  await playToTheEnd(socket, ada);
  return sizes;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

it.each(GAME_IDS)(
  "%s: a move's update is at most 3 KB at a table of five, and no larger at the end of a match",
  async game => {
    const server = await startServer();
    const matches = [];
    for (const bot of ['random', 'steady', 'random', 'steady']) {
      matches.push(await sizesOfMatch(server, game, bot));
    }
    const largest = Math.max(...matches.flat());
    const tenths = matches.map(sizes => Math.floor(sizes.length / 10));
    const first = median(matches.flatMap((sizes, match) => sizes.slice(0, tenths[match])));
    const last = median(matches.flatMap((sizes, match) => sizes.slice(-tenths[match]!)));
    console.info(
      `${game}: updates: largest ${largest} bytes, median of the first tenth ${first}, of the last ${last}`,
    );
    expect(Math.min(...tenths)).toBeGreaterThan(10);
    expect(largest).toBeLessThanOrEqual(MOST_BYTES);
    // Areas fill with tiles, which are counts: a digit more here or there is not growth.
    expect(last).toBeLessThanOrEqual(first * 1.1);
  },
);
