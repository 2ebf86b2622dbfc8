import { expect, it } from 'vitest';
import { GAME_IDS, type GameId, metaOf } from '../../../src/game/index.ts';
import { seatsNear } from '../../game/matches.ts';
import { openSocket, startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, join, playToTheEnd } from '../support/seat-client.ts';

type Limit = { readonly bytes: number; readonly growth: number };

/**
 * What a move may cost every page at the table, and by how much that may grow. Areas fill with tiles, which are
 * counts: a digit more here or there is not growth. A pyramid does grow, from 19 tiles to 49 with 30 pawns on
 * them, and its end tells how each network scored. In Ru-Ra-Re more and more kinds of cards are gone. The last choice of Ru-Ra-Re tells all that four have taken and
 * scored.
 */
const LIMITS: Readonly<Partial<Record<GameId, Limit>>> = {
  'priests-of-ra': { bytes: 3072, growth: 1.1 },
  ra: { bytes: 3072, growth: 1.1 },
  kheops: { bytes: 5632, growth: 2.5 },
  'ru-ra-re': { bytes: 4608, growth: 1.25 },
};

/** Of a game that is not named. */
const USUAL: Limit = { bytes: 4096, growth: 2 };

/** `beside`: without the table itself and what happened there, for each move that an update tells of. */
type Size = { readonly whole: number; readonly beside: number };

/** The size of every update of a whole match of five, or as many as can sit, as the one person at the table gets them. */
const sizesOfMatch = async (server: TestServer, game: GameId, bot: string): Promise<Size[]> => {
  const numPlayers = seatsNear({ meta: metaOf(game) }, 5);
  const bots = Object.fromEntries(Array.from({ length: numPlayers - 1 }, (_, seat) => [seat, bot]));
  const matchID = await createMatch(server, { numPlayers, setupData: { bots } }, game);
  const ada = await join(server, matchID, 'Ada', game);
  const socket = openSocket(server.url, game);
  const sizes: Size[] = [];
  const bytes = (message: unknown) => Buffer.byteLength(JSON.stringify(message));
  socket.on('update', (...args) => {
    const whole = bytes(['update', ...args]);
    const [, state, log] = args as [string, { G: unknown }, { metadata?: { events: unknown } }[]];
    const events = log.reduce((sum, { metadata }) => sum + bytes(metadata?.events ?? []), 0);
    sizes.push({ whole, beside: (whole - bytes(state.G) - events) / Math.max(1, log.length) });
  });
  await playToTheEnd(socket, ada);
  return sizes;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

it.each(GAME_IDS)(
  "%s: a move's update keeps to its limit at a full table, and what comes beside the table does not grow in a match",
  async game => {
    const server = await startServer();
    const matches: Size[][] = [];
    // Short matches have short tenths.
    while (matches.length < 4 || matches.flat().length < 350) {
      const bot = matches.length % 2 === 0 ? 'random' : 'steady';
      matches.push(await sizesOfMatch(server, game, bot));
    }
    const early = matches.flatMap(sizes => sizes.slice(0, sizes.length / 10));
    const late = matches.flatMap(sizes => sizes.slice(-sizes.length / 10));
    const largest = Math.max(...matches.flat().map(({ whole }) => whole));
    const [first, last] = [early, late].map(sizes => median(sizes.map(({ whole }) => whole))) as [
      number,
      number,
    ];
    console.info(
      `${game}: updates: largest ${largest} bytes, median of the first tenth ${first}, of the last ${last}`,
    );
    expect(Math.min(early.length, late.length)).toBeGreaterThan(25);
    expect(largest).toBeLessThanOrEqual((LIMITS[game] ?? USUAL).bytes);
    expect(last).toBeLessThanOrEqual(first * (LIMITS[game] ?? USUAL).growth);
    const [before, after] = [early, late].map(sizes => median(sizes.map(({ beside }) => beside))) as [
      number,
      number,
    ];
    expect(after).toBeLessThanOrEqual(before * 1.1);
  },
);
