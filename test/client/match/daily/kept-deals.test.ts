import { afterEach, expect, it, vi } from 'vitest';
import { keepDeals, keptDeals, matchOfDay } from '../../../../src/client/match/daily/kept-deals.ts';
import { type LocalMatch, openLocalMatch } from '../../../../src/client/match/local/local-match.ts';
import { keepMatch, keptMatch } from '../../../../src/client/match/local/saved-match.ts';
import { chanceOfDeal } from '../../../../src/game/commitment.ts';
import type { AnyMove } from '../../../../src/game/contract.ts';
import { assertMade, stepperFor } from '../../../../src/game/framework/step.ts';
import { type GameId, loadBots, metaOf } from '../../../../src/game/index.ts';
import { botsOfDaily, dailyDeal, seatsOfDaily } from '../../../../src/game/shared/daily.ts';
import { chanceOfBot } from '../../../../src/game/shared/given-chance.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { loadGame } from '../../../game/load-game.ts';

const DAY = '2026-11-27';
const SEAL = { seed: 'AAECAwQFBgcICQoLDA0ODw', salt: 'V1StGXR8_Z5jdHi6B-myTw' };

let open: LocalMatch | null = null;
afterEach(() => {
  open?.close();
  open = null;
  localStorage.clear();
  vi.useRealTimers();
});

/** The match as the server plays it, where the person does the same: those who choose together choose in any order. */
const onServer = async (game: GameId, personFirst: boolean): Promise<readonly string[]> => {
  const module = await loadGame(game);
  const bots = await loadBots(game);
  const { rules, meta } = module;
  const chance = chanceOfDeal(game, dailyDeal(DAY), SEAL);
  const { begin, step } = stepperFor(module, () => 'no seed of the deal');
  let state = begin(seatsOfDaily(meta), {}, SEAL.seed);
  const moves: string[] = [];
  while (rules.outcome(state.G) === null) {
    const acting = rules.seatsToAct(state.G);
    // None is in sight of another's choice.
    const { G } = state;
    const counted = state;
    for (const seat of personFirst ? acting : acting.toReversed()) {
      const view = rules.view(G, seat);
      const legal = rules.legalMoves(view, seat);
      const think = bots[botsOfDaily(meta)[seat] ?? ''];
      const move =
        think === undefined
          ? legal[0]!
          : think(view, seat, legal, quickRandom(chanceOfBot(chance, meta.turns, seat, counted)));
      moves.push(`${seat} ${move.join(' ')}`);
      state = assertMade(step(state, seat, move)).state;
    }
  }
  return moves;
};

/** The same on this device. */
const onDevice = async (game: GameId): Promise<readonly string[]> => {
  const module = await loadGame(game);
  const saved = matchOfDay(game, DAY, 'Ada')!;
  vi.useFakeTimers();
  const match = openLocalMatch({ ...module, bots: await loadBots(game) }, saved, {
    pace: 1,
    onMove: () => {},
  });
  open = match;
  const { rules } = module;
  while (match.snapshot().outcome === null) {
    const { toAct, view, seat } = match.snapshot();
    if (toAct.includes(0) && seat === 0) match.play(rules.legalMoves(view, 0)[0]! as AnyMove);
    else await vi.advanceTimersByTimeAsync(100);
  }
  const { moves: made, movers } = match.saved();
  return made.map((move, i) => `${movers?.[i] ?? ''} ${move.join(' ')}`);
};

const bySeat = (moves: readonly string[]) => moves.map(move => move.replace(/^\d? /, ''));

it.each(['kheops', 'ru-ra-re'] as const)(
  '%s: an earlier day is played here as it was on the server',
  async game => {
    keepDeals([{ game, day: DAY, ...SEAL }]);
    const here = await onDevice(game);
    const there = await onServer(game, true);
    expect(here.length).toBeGreaterThan(10);
    // Of those who choose together, the order of their choices is nobody's business.
    if (metaOf(game).turns === 'one') expect(bySeat(here)).toEqual(bySeat(there));
    else expect([...here].sort()).toEqual([...there].sort());
    expect([...(await onServer(game, false))].sort()).toEqual([...there].sort());
  },
);

it('deals are kept once each, the latest first, and a match of one is kept with its chance', () => {
  const deal = (day: string) => ({ game: 'ra', day, ...SEAL });
  keepDeals([deal('2026-11-25'), deal(DAY)]);
  keepDeals([deal(DAY), deal('2026-11-26')]);
  expect(keptDeals().map(({ day }) => day)).toEqual([DAY, '2026-11-26', '2026-11-25']);
  expect(matchOfDay('ra', '2026-11-20', 'Ada')).toBeNull();
  const saved = matchOfDay('ra', DAY, 'Ada')!;
  keepMatch('ra', saved);
  expect(keptMatch('ra')).toEqual({ kind: 'saved', match: saved });
  expect(saved).toMatchObject({ uncounted: 'earlier-deal', given: { day: DAY } });
});
