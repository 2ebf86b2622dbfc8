import { CreateGameReducer, ProcessGameConfig } from 'boardgame.io/internal';
import { describe, expect, it, vi } from 'vitest';
import { botChance } from '../../../src/game/drive.ts';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { assertMade, stepperFor } from '../../../src/game/framework/step.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import { loadGame } from '../load-game.ts';
import { botMatch, seatsNear, type Way, waysOf } from '../matches.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { rules } = module;
  const match = botMatch(module, seatsNear(module, 3), waysOf(module)[0] as Way, 'stepped');
  const { begin, step } = stepperFor(module, () => match.seed);

  describe(`a match of ${id} step by step`, () => {
    it('leaves every state it is given as it was, and answers the same to the same', () => {
      const plain = rules.setup(match);
      const random = botChance(match);
      let state = begin(match.players, match.options);
      for (let moves = 0; moves < 60; moves++) {
        const [seat] = rules.asked(plain).toReversed();
        if (seat === undefined) break;
        const legal = rules.legalMoves(plain, seat);
        const move = legal[random.below(legal.length)]!;
        const before = copy(state);
        const stepped = assertMade(step(state, seat, move));
        expect(state).toEqual(before);
        const again = assertMade(step(copy(before), seat, move));
        expect({ ...again.state, plugins: null }).toEqual({ ...stepped.state, plugins: null });
        expect(stepped.events).toEqual(rules.apply(plain, seat, move));
        expect(stepped.outcome).toEqual(rules.outcome(plain));
        expect(stepped.state.G).toEqual(plain);
        expect(stepped.state._stateID).toBe(state._stateID + 1);
        expect(stepped.state).not.toHaveProperty('deltalog');
        expect(stepped.entries.length).toBeGreaterThan(0);
        expect(copy(stepped.entries)).toEqual(copy(again.entries));
        state = stepped.state;
      }
    });

    it('comes to the same as where the framework sends every hook through all plugins', () => {
      const reduce = CreateGameReducer({ game: ProcessGameConfig(createGame(module, () => match.seed)) });
      const random = botChance(match);
      let state = begin(match.players, match.options);
      while (state.ctx.gameover === undefined) {
        const seat = rules.seatsToAct(state.G)[0]!;
        const legal = rules.legalMoves(state.G, seat);
        const move = legal[random.below(legal.length)]!;
        const [type, ...args] = move;
        const payload = { type, args, playerID: String(seat) };
        const { deltalog, ...plain } = reduce(copy(state), { type: 'MAKE_MOVE', payload } as never);
        const stepped = assertMade(step(state, seat, move));
        expect(copy([stepped.state, stepped.entries])).toEqual(copy([plain, deltalog]));
        ({ state } = stepped);
      }
    });

    it('refuses what is no legal move, and leaves the state as it was', () => {
      const said = vi.spyOn(console, 'error');
      const state = begin(match.players, match.options);
      const before = copy(state);
      const [seat] = rules.seatsToAct(state.G) as [number];
      const [[name]] = rules.legalMoves(state.G, seat) as [[string]];
      for (const [by, move] of [
        [seat, [name, 'nonsense', -1, 7, 7]],
        [seat, ['nonsense']],
        [17, rules.legalMoves(state.G, seat)[0]!],
      ] as const)
        expect(step(state, by, move)).toEqual({ refused: rules.refusalOf(state.G, by, move) });
      expect(state).toEqual(before);
      // The framework would say so there of whatever reaches it.
      expect(said).not.toHaveBeenCalled();
      said.mockRestore();
    });

    it('asks the rules once whether a move may be made', () => {
      const refusalOf = vi.fn(rules.refusalOf);
      const asking = stepperFor({ ...module, rules: { ...rules, refusalOf } }, () => match.seed);
      const state = asking.begin(match.players, match.options);
      const [seat] = rules.seatsToAct(state.G) as [number];
      assertMade(asking.step(state, seat, rules.legalMoves(state.G, seat)[0]!));
      expect(refusalOf).toHaveBeenCalledTimes(1);
    });

    it('asks for a seed for the rules and for the dice of the framework, and takes none from the clock', () => {
      let asked = 0;
      const seeded = stepperFor(module, () => `seed ${asked++}`);
      const state = seeded.begin(match.players, match.options);
      expect(asked).toBe(2);
      expect([state.G.secret.seed, state.plugins.random?.data.seed].toSorted()).toEqual(['seed 0', 'seed 1']);
    });
  });
}
