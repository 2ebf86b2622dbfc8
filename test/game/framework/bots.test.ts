import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import { describe, expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { type GameState, newGame, reduced } from './tables.ts';

/** One state of every phase, out of random matches. */
const statesByPhase = (): Map<string, GameState> => {
  const found = new Map<string, GameState>();
  const random = quickRandom('phases');
  for (let match = 0; match < 50 && found.size < 4; match++) {
    const table = reduced(3, `match ${match}`);
    let state = table.start;
    while (state.ctx.gameover === undefined) {
      found.set(state.ctx.phase, state);
      const legal = priestsOfRa.legalMoves(state.G, Number(state.ctx.currentPlayer));
      state = table.move(state, state.ctx.currentPlayer, legal[random.below(legal.length)]!);
    }
  }
  return found;
};
const PHASES = statesByPhase();
const enumerate = newGame().ai!.enumerate;

it('every phase of the rulebook comes up', () => {
  expect([...PHASES.keys()].toSorted()).toEqual(['auction', 'placement', 'priests', 'turn']);
});

describe.each([...PHASES.keys()])('in the phase %s', phase => {
  const state = PHASES.get(phase)!;
  const me = state.ctx.currentPlayer;
  const seat = Number(me);

  it('enumerate lists the legal moves of the seat to act, and none of the others', () => {
    const listed = enumerate(state.G, state.ctx, me);
    const legal = priestsOfRa.legalMoves(state.G, seat).map(([move, ...args]) => ({ move, args }));
    expect(listed).toEqual(legal);
    expect(listed.length).toBeGreaterThan(0);
    for (const other of ['0', '1', '2'].filter(id => id !== me)) {
      expect(enumerate(state.G, state.ctx, other)).toEqual([]);
    }
  });

  it('enumerate needs no secret', () => {
    const view = priestsOfRa.view(state.G, seat);
    expect(enumerate(view, state.ctx, me)).toEqual(enumerate(state.G, state.ctx, me));
  });

  it.each([
    ['RandomBot', new RandomBot({ enumerate, seed: 'bot' })],
    ['MCTSBot', new MCTSBot({ enumerate, seed: 'bot', game: newGame(), iterations: 12, playoutDepth: 6 })],
  ])('%s makes a legal move', async (_name, bot) => {
    const { action } = await bot.play(state, me);
    const { type, args } = action.payload as { type: string; args: unknown[] };
    expect(priestsOfRa.legalMoves(state.G, seat).map(String)).toContain([type, ...args].join(','));
    const table = reduced();
    expect(table.move(state, me, [type, ...args] as never)._stateID).toBe(state._stateID + 1);
  });
});
