import { describe, expect, it } from 'vitest';
import type { AnyBot, AnyMove, AnyRules, GameModule } from '../../src/game/contract.ts';
import { GAME_IDS } from '../../src/game/index.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import type { Seat } from '../../src/game/shared/seats.ts';
import { loadGame } from './load-game.ts';

/** Decisions looked at by level; `HONEST_STATES=10000` does it at length. */
const STATES = Number(process.env.HONEST_STATES ?? 8);
/** How often what is hidden is shuffled anew at each. */
const SHUFFLES = 2;
const LONG = 60_000 + STATES * 5_000;

type Position = { readonly state: unknown; readonly seat: Seat };

/** Decisions of matches at random, one in ten, with every number of seats in turn. */
function* positionsOf({ meta, rules }: GameModule, wanted: number): Generator<Position> {
  const random = quickRandom(`honest ${meta.id}`);
  const { min, max } = meta.seats;
  let found = 0;
  for (let match = 0; ; match++) {
    const players = min + (match % (max - min + 1));
    const state = rules.setup({ players, options: meta.defaults, seed: `honest ${match}` });
    for (;;) {
      const seat = rules.seatsToAct(state)[0];
      if (seat === undefined) break;
      const legal = rules.legalMoves(state, seat);
      if (legal.length > 1 && random.below(10) === 0) {
        if (found === wanted) return;
        found += 1;
        yield { state: rules.copy(state), seat };
      }
      rules.apply(state, seat, legal[random.below(legal.length)]!);
    }
  }
}

/** What a bot does with the same chance, in one state and in others that its seat cannot tell from it. */
const decisions = (
  rules: AnyRules,
  bot: AnyBot,
  { state, seat }: Position,
  at: number,
): readonly AnyMove[] => {
  const decide = (full: unknown): AnyMove =>
    bot(rules.view(full, seat), seat, rules.legalMoves(full, seat), quickRandom(`decides ${at}`));
  const view = rules.view(state, seat);
  const shuffled = Array.from({ length: SHUFFLES }, (_, n) =>
    rules.imagine(view, seat, quickRandom(`shuffled ${at} ${n}`)),
  );
  return [state, ...shuffled].map(decide);
};

const unlike = (moves: readonly AnyMove[]): boolean => new Set(moves.map(String)).size > 1;

describe.each(GAME_IDS)('%s: what a seat cannot see', async game => {
  const module = await loadGame(game);

  it.each(module.meta.bots)(
    'changes no decision of %s',
    level => {
      let at = 0;
      for (const position of positionsOf(module, STATES)) {
        const moves = decisions(module.rules, module.bots[level]!, position, at);
        expect(unlike(moves), `decision ${at}: ${moves.map(String).join(' or ')}`).toBe(false);
        at += 1;
      }
      expect(at).toBe(STATES);
    },
    LONG,
  );

  it('would change those of a bot that saw it: this test notices', () => {
    // Chooses by all that it is shown, which with rules that hide nothing is everything.
    const peeking: AnyBot = (view, _seat, legal) => {
      const random = quickRandom(JSON.stringify(view));
      return legal[random.below(legal.length)]!;
    };
    const leaking: AnyRules = {
      ...module.rules,
      view: (state: unknown) => module.rules.copy(state),
      imagine: (state: unknown, seat, random) =>
        module.rules.imagine(module.rules.view(state, seat), seat, random),
    };
    const noticed = [...positionsOf(module, 20)].filter((position, at) =>
      unlike(decisions(leaking, peeking, position, at)),
    );
    expect(noticed.length).toBeGreaterThan(0);
    for (const [at, position] of [...positionsOf(module, 20)].entries())
      expect(unlike(decisions(module.rules, peeking, position, at))).toBe(false);
  });
});
