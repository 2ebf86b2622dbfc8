import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMove, GameModule } from '../../../src/game/contract.ts';
import { botChance } from '../../../src/game/drive.ts';
import { directly } from '../../../src/game/framework/direct-step.ts';
import { type Stepper, stepperFor } from '../../../src/game/framework/step.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { loadGame } from '../load-game.ts';
import { botMatch, seatCounts, seatsNear, waysOf } from '../matches.ts';

// boardgame.io says on the console what it refuses, which is what is wanted here
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Both ways of making a move, and how often the direct one has asked the framework. */
const bothWays = (module: GameModule, seed: string) => {
  const framework = stepperFor(module, () => seed);
  const asked = vi.fn<Stepper['step']>(framework.step);
  return { framework, direct: directly(module, { ...framework, step: asked }), asked };
};

/** Moves that hardly ever may be made: those of other phases, of nobody, and with arguments that make no sense. */
const doubtfulMoves = ({ meta }: GameModule, [name, ...args]: AnyMove): AnyMove[] => [
  ...Object.values(meta.phases).flatMap(names => names.map((other): AnyMove => [other, ...args])),
  [name],
  [name, 'nonsense', -1],
  ['toString', ...args],
  ['nonsense'],
];

for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { rules } = module;

  describe(`${id}: a direct step is what the framework's reducer makes of the move`, () => {
    for (const players of seatCounts(module)) {
      it.each(waysOf(module))(`${players} players, $name: to the last byte, refusals too`, way => {
        const match = botMatch(module, players, way, `direct ${players}`);
        const { framework, direct, asked } = bothWays(module, match.seed);
        const random = botChance(match);
        const compare = (state: ReturnType<Stepper['begin']>, seat: Seat, move: AnyMove) => {
          const before = JSON.stringify(state);
          const stepped = direct.step(state, seat, move);
          expect(JSON.stringify(stepped)).toBe(JSON.stringify(framework.step(state, seat, move)));
          expect(JSON.stringify(state)).toBe(before);
          return stepped;
        };
        let state = framework.begin(players, match.options);
        let moves = 0;
        while (state.ctx.gameover === undefined) {
          const seats = rules.asked(state.G);
          const seat = seats[random.below(seats.length)]!;
          const legal = rules.legalMoves(state.G, seat);
          const move = legal[random.below(legal.length)]!;
          const doubtful = doubtfulMoves(module, move);
          compare(state, random.below(players + 1), move);
          compare(state, random.below(players + 1), doubtful[random.below(doubtful.length)]!);
          asked.mockClear();
          state = compare(state, seat, move)!.state;
          expect(asked).not.toHaveBeenCalled();
          moves += 1;
        }
        expect(moves).toBeGreaterThan(10);
        for (const names of Object.values(module.meta.phases)) {
          for (const name of names) for (let seat = 0; seat < players; seat++) compare(state, seat, [name]);
        }
      });
    }

    it('leaves to the framework whatever stands otherwise than a match of its own', () => {
      const match = botMatch(module, seatsNear(module, 3), waysOf(module)[0]!, 'odd');
      const { framework, direct, asked } = bothWays(module, match.seed);
      const state = framework.begin(match.players, match.options);
      const seat = rules.asked(state.G)[0]!;
      const move = rules.legalMoves(state.G, seat)[0]!;
      const { events: _, ...plugins } = state.plugins;
      const isOne = module.meta.turns === 'one';
      const others = isOne
        ? { currentPlayer: String(seat + 1) }
        : { activePlayers: { [seat + 1]: state.ctx.phase } };
      const stages = { activePlayers: { [seat]: isOne ? state.ctx.phase : 'elsewhere' } };
      for (const odd of [
        { ...state, ctx: { ...state.ctx, phase: null as never } },
        { ...state, ctx: { ...state.ctx, ...others } },
        { ...state, ctx: { ...state.ctx, ...stages } },
        { ...state, ctx: { ...state.ctx, gameover: { scores: [], winners: [] } } },
        { ...state, plugins },
      ]) {
        asked.mockClear();
        expect(JSON.stringify(direct.step(odd, seat, move))).toBe(
          JSON.stringify(framework.step(odd, seat, move)),
        );
        expect(asked).toHaveBeenCalledTimes(1);
      }
    });

    it('keeps nothing that was noted for the log before', () => {
      const match = botMatch(module, seatsNear(module, 3), waysOf(module)[0]!, 'noted');
      const { framework, direct } = bothWays(module, match.seed);
      const state = framework.begin(match.players, match.options);
      const seat = rules.asked(state.G)[0]!;
      const move = rules.legalMoves(state.G, seat)[0]!;
      const noted = () => ({
        ...state,
        plugins: { ...state.plugins, log: { data: { metadata: { events: [] } } } },
      });
      expect(JSON.stringify(direct.step(noted(), seat, move))).toBe(
        JSON.stringify(framework.step(noted(), seat, move)),
      );
    });
  });
}
