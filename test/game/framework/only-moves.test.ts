import type { LogEntry } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { startOnFramework } from '../../../src/game/framework/drive.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { loadGame } from '../load-game.ts';
import { seatsNear } from '../matches.ts';
import { EVENTS } from './made-up-events.ts';

// boardgame.io says on the console what it refuses, which is what is wanted here
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { meta, rules, phases } = module;

  describe(`a match of ${id}`, () => {
    it('is changed by no event that somebody makes up, in any phase, those included in which nobody has a move', () => {
      const table = startOnFramework(module, {
        players: seatsNear(module, 3),
        options: meta.defaults,
        seed: 'made up',
      });
      const reducer = CreateGameReducer({ game: createGame(module, () => 'made up') });
      const random = quickRandom('made up');
      const led = Object.keys(phases).map(phase => ['setPhase', [phase]] as const);
      const seen = new Set<string>();
      for (let moves = 0; moves < 80; moves++) {
        const before = table.state();
        const [seat] = rules.seatsToAct(before.G);
        if (seat === undefined) break;
        const { phase } = before.ctx;
        if (!seen.has(phase)) {
          for (const [type, args] of [...EVENTS, ...led]) {
            const payload = { type, args, playerID: String(seat) };
            const after = reducer(structuredClone(before), { type: 'GAME_EVENT', payload } as never);
            expect([type, after.G, after.ctx.phase, after.ctx.currentPlayer, after._stateID]).toEqual([
              type,
              before.G,
              phase,
              before.ctx.currentPlayer,
              before._stateID,
            ]);
          }
        }
        seen.add(phase);
        const legal = rules.legalMoves(before.G, seat);
        table.move(seat, legal[random.below(legal.length)]!);
      }
      expect(seen.size).toBeGreaterThan(0);
    });

    it('is set up by an update that is taken: nothing of the making of it is left', () => {
      const state = InitializeGame({
        game: createGame(module, () => 'fresh'),
        numPlayers: seatsNear(module, 3),
      });
      for (const plugin of Object.values(state.plugins)) expect(Object.keys(plugin)).toEqual(['data']);
      expect(console.error).not.toHaveBeenCalled();
    });
  });
}

it('what happens by itself after a move is told with it, in one list on its entry of the log', async () => {
  const module = await loadGame('ra');
  const { rules, meta } = module;
  const table = startOnFramework(module, {
    players: 3,
    options: { ...meta.defaults, raHeavy: true },
    seed: 'told',
  });
  const entries: LogEntry[] = [];
  while (table.state().ctx.gameover === undefined) {
    const { G, ctx } = table.state();
    const legal = rules.legalMoves(G, Number(ctx.currentPlayer));
    table.move(Number(ctx.currentPlayer), legal[0]!);
    entries.push(...table.entries());
    if (table.entries().some(({ phase }) => phase === 'epochEnd')) break;
  }
  const [move, ...others] = entries.filter(({ _stateID }) => _stateID === entries.at(-1)!._stateID);
  const types = (move!.metadata as { events: { type: string }[] }).events.map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(['draw', 'epoch-end']);
  expect(types.at(-1)).toBe('epoch-start');
  expect(others.filter(({ metadata }) => metadata !== undefined)).toEqual([]);
});
