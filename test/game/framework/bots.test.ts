import type { State } from 'boardgame.io';
import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer } from 'boardgame.io/internal';
import { describe, expect, it } from 'vitest';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { startOnFramework } from '../../../src/game/framework/drive.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { loadGame } from '../load-game.ts';
import { seatsNear } from '../matches.ts';
import { actingPhases } from '../phase-moves.ts';

const MATCHES = 50;

for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { meta, rules, phases } = module;
  const players = seatsNear(module, 3);

  /** One state of every phase, out of random matches. */
  const statesByPhase = (): Map<string, State> => {
    const found = new Map<string, State>();
    const random = quickRandom('phases');
    for (let match = 0; match < MATCHES && found.size < actingPhases(phases).length; match++) {
      const table = startOnFramework(module, { players, options: meta.defaults, seed: `match ${match}` });
      while (table.state().ctx.gameover === undefined) {
        const { G, ctx } = table.state();
        found.set(ctx.phase, table.state());
        const seat = rules.seatsToAct(G)[0]!;
        const legal = rules.legalMoves(G, seat);
        table.move(seat, legal[random.below(legal.length)]!);
      }
    }
    return found;
  };
  const PHASES = statesByPhase();
  const game = createGame(module, () => 'a seed');
  const reducer = CreateGameReducer({ game });
  const enumerate = game.ai!.enumerate;

  describe(`boardgame.io's bots at ${id}`, () => {
    it('every phase of the rulebook comes up', () => {
      expect([...PHASES.keys()].toSorted()).toEqual(actingPhases(phases).toSorted());
    });

    describe.each([...PHASES.keys()])('in the phase %s', phase => {
      const state = PHASES.get(phase)!;
      const seat = rules.seatsToAct(state.G)[0]!;
      const me = String(seat);
      const asked = rules.asked(state.G);

      it('enumerate lists the legal moves of the seat to act, and none of those who are not asked', () => {
        const listed = enumerate(state.G, state.ctx, me);
        const legal = rules.legalMoves(state.G, seat).map(([move, ...args]) => ({ move, args }));
        expect(listed).toEqual(legal);
        expect(listed.length).toBeGreaterThan(0);
        for (let other = 0; other < players; other++) {
          if (!asked.includes(other)) expect(enumerate(state.G, state.ctx, String(other))).toEqual([]);
        }
      });

      it('enumerate needs no secret', () => {
        const view = rules.view(state.G, seat);
        expect(enumerate(view, state.ctx, me)).toEqual(enumerate(state.G, state.ctx, me));
      });

      it.each([
        ['RandomBot', new RandomBot({ enumerate, seed: 'bot' })],
        ['MCTSBot', new MCTSBot({ enumerate, seed: 'bot', game, iterations: 12, playoutDepth: 6 })],
      ])('%s makes a legal move', async (_name, bot) => {
        const { action } = await bot.play(state, me);
        const { type, args } = action.payload as { type: string; args: unknown[] };
        expect(rules.legalMoves(state.G, seat).map(String)).toContain([type, ...args].join(','));
        const move = { type: 'MAKE_MOVE', payload: { type, args, playerID: me } };
        expect(reducer(state, move as never)._stateID).toBe(state._stateID + 1);
      });
    });
  });
}
