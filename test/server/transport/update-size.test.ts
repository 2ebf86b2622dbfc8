import { expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import type { LogEntry, MatchState } from '../../../src/server/boardgame.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { updateFor } from '../../../src/server/transport/outbound.ts';
import { loadGame } from '../../game/load-game.ts';
import { seatsNear } from '../../game/matches.ts';

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

/** `beside`: of the update of one move, without the table itself and what happened there. */
type Size = { readonly whole: number; readonly beside: number };

/**
 * The size of every update of a whole match of five, or as many as can sit, as the one person among the bots gets
 * them: the bots that are to act at the same time move in one.
 */
const sizesOfMatch = async (game: GameId, bot: string, seed: string): Promise<Size[]> => {
  const module = await loadGame(game);
  const { rules, meta, bots } = module;
  const served = serveGame(module, () => seed);
  const players = seatsNear(module, 5);
  const person = players - 1;
  const random = quickRandom(seed);
  const sizes: Size[] = [];
  let state = served.stepper.begin(players, meta.defaults) as MatchState;
  for (;;) {
    const toAct = rules.seatsToAct(state.G);
    if (toAct.length === 0) return sizes;
    const asked = toAct.filter(seat => seat !== person);
    const before = state;
    const log: LogEntry[] = [];
    let beside = 0;
    for (const seat of asked.length > 0 ? asked : toAct) {
      const view = rules.view(before.G, seat);
      const think = bots[seat === person ? 'random' : bot]!;
      const move = think(view, seat, rules.legalMoves(view, seat), random);
      const stepped = served.stepper.step(state, seat, move)!;
      const entries = stepped.entries.filter(({ action }) => action.type === 'MAKE_MOVE');
      state = stepped.state as MatchState;
      log.push(...entries);
      beside = besideIn(updateFor(served, 'match-number', person, state, entries));
    }
    sizes.push({
      whole: bytes(['update', ...updateFor(served, 'match-number', person, state, log)]),
      beside,
    });
  }
};

const bytes = (message: unknown): number => Buffer.byteLength(JSON.stringify(message));

const besideIn = (update: readonly unknown[]): number => {
  const [, state, log] = update as [string, { G: unknown }, { metadata?: { events: unknown } }[]];
  const events = log.reduce((sum, { metadata }) => sum + bytes(metadata?.events ?? []), 0);
  return bytes(['update', ...update]) - bytes(state.G) - events;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

it.each(GAME_IDS)(
  "%s: a move's update keeps to its limit at a full table, and what comes beside the table does not grow in a match",
  async game => {
    const matches: Size[][] = [];
    // Short matches have short tenths.
    while (matches.length < 2 || matches.flat().length < 300) {
      const bot = matches.length % 2 === 0 ? 'random' : 'steady';
      matches.push(await sizesOfMatch(game, bot, `sizes ${matches.length}`));
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
    expect(Math.min(early.length, late.length)).toBeGreaterThan(20);
    expect(largest).toBeLessThanOrEqual((LIMITS[game] ?? USUAL).bytes);
    expect(last).toBeLessThanOrEqual(first * (LIMITS[game] ?? USUAL).growth);
    const [before, after] = [early, late].map(sizes => median(sizes.map(({ beside }) => beside))) as [
      number,
      number,
    ];
    expect(after).toBeLessThanOrEqual(before * 1.1);
  },
);
