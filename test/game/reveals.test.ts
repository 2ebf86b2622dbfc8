import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import { loadGame } from './load-game.ts';
import { seatsNear } from './matches.ts';

/**
 * Where a move has shown nothing, what everybody sees after it follows from what they saw before: it would be the same
 * whatever is hidden from them. Whoever takes it back then has learnt nothing by it, and nobody else has.
 */
describe.each(GAME_IDS)('%s', id => {
  it('what a move shows, it says so: else it looks alike whatever is hidden', async () => {
    const module = await loadGame(id);
    const { rules, meta } = module;
    const players = seatsNear(module, 3);
    const chance = quickRandom(`reveals ${id}`);
    let quiet = 0;
    let shown = 0;
    for (let n = 0; n < 2; n++) {
      const state = rules.setup({ players, options: meta.defaults, seed: `reveals ${n}` });
      for (let seat = rules.seatsToAct(state)[0]; seat !== undefined; seat = rules.seatsToAct(state)[0]) {
        const mover = seat;
        const legal = rules.legalMoves(state, mover);
        const move = legal[chance.below(legal.length)]!;
        const viewers = [null, ...Array.from({ length: players }, (_, viewer) => viewer)];
        const imagined = viewers.map(viewer => ({
          viewer,
          state: rules.imagine(rules.view(state, viewer), viewer, chance),
        }));
        const events = rules.apply(state, mover, move);
        if (events.some(event => rules.reveals(event))) {
          shown += 1;
          continue;
        }
        quiet += 1;
        for (const { viewer, state: other } of imagined) {
          // In secret it may be another choice of the mover's that everybody else imagines.
          expect(rules.refusalOf(other, mover, move)).toBeNull();
          rules.apply(other, mover, move);
          expect(rules.view(other, viewer)).toEqual(rules.view(state, viewer));
        }
      }
    }
    expect([quiet > 20, shown > 20]).toEqual([true, true]);
  });
});
