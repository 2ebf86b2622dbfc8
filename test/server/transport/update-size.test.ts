import { expect, it } from 'vitest';
import { assertMade } from '../../../src/game/framework/step.ts';
import { GAME_IDS, type GameId } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import type { LogEntry, MatchState } from '../../../src/server/boardgame.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { patchBetween } from '../../../src/server/patch.ts';
import { updateFor } from '../../../src/server/transport/outbound.ts';
import { loadGame } from '../../game/load-game.ts';
import { seatsNear } from '../../game/matches.ts';

/** What a move may cost every page at the table: most moves, and the one that costs most. */
const MEDIAN = 1024;
const LARGEST = 3072;
/** Numbers get a digit more in a match, and more is left that can be taken; what has been said is not said again. */
const GROWTH = 1.25;

/**
 * The size of every update of a whole match of five, or as many as can sit, as the one person among the bots gets
 * them: the bots that are to act at the same time move in one.
 */
const sizesOfMatch = async (game: GameId, bot: string, seed: string): Promise<number[]> => {
  const module = await loadGame(game);
  const { rules, meta, bots } = module;
  const served = serveGame(module, () => seed);
  const players = seatsNear(module, 5);
  const person = players - 1;
  const random = quickRandom(seed);
  const sizes: number[] = [];
  let state = served.stepper.begin(players, meta.defaults) as MatchState;
  let [, shown] = updateFor(served, 'match-number', person, state, []);
  for (;;) {
    const toAct = rules.seatsToAct(state.G);
    if (toAct.length === 0) return sizes;
    const asked = toAct.filter(seat => seat !== person);
    const before = state;
    const log: LogEntry[] = [];
    for (const seat of asked.length > 0 ? asked : toAct) {
      const view = rules.view(before.G, seat);
      const think = bots[seat === person ? 'random' : bot]!;
      const move = think(view, seat, rules.legalMoves(view, seat), random);
      const stepped = assertMade(served.stepper.step(state, seat, move));
      const entries = stepped.entries.filter(({ action }) => action.type === 'MAKE_MOVE');
      state = stepped.state as MatchState;
      log.push(...entries);
    }
    const [id, now, told] = updateFor(served, 'match-number', person, state, log);
    sizes.push(bytes(['patch', id, before._stateID, now._stateID, patchBetween(shown, now), told]));
    shown = now;
  }
};

const bytes = (message: unknown): number => Buffer.byteLength(JSON.stringify(message));

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const mean = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

it.each(GAME_IDS)(
  '%s: what a move costs a page keeps to its limit at a full table, from first to last',
  async game => {
    const matches: number[][] = [];
    // Short matches have short thirds.
    while (matches.length < 2 || matches.flat().length < 300) {
      const bot = matches.length % 2 === 0 ? 'random' : 'steady';
      matches.push(await sizesOfMatch(game, bot, `sizes ${matches.length}`));
    }
    const all = matches.flat();
    const third = (sizes: readonly number[]) => Math.ceil(sizes.length / 3);
    const early = mean(matches.flatMap(sizes => sizes.slice(0, third(sizes))));
    const late = mean(matches.flatMap(sizes => sizes.slice(-third(sizes))));
    console.info(
      `${game}: updates: median ${median(all)} bytes, largest ${Math.max(...all)}, mean of the first third ${early}, of the last ${late}`,
    );
    expect(median(all)).toBeLessThanOrEqual(MEDIAN);
    expect(Math.max(...all)).toBeLessThanOrEqual(LARGEST);
    expect(late).toBeLessThanOrEqual(early * GROWTH);
  },
);
