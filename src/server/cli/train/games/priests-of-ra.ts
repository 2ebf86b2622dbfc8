import { fillFeatures, LAYOUT } from '../../../../game/priests-of-ra/bot/features.ts';
import { steady } from '../../../../game/priests-of-ra/bot/steady.ts';
import { meta } from '../../../../game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../game/priests-of-ra/rules.ts';
import { inputsOf } from '../../../../game/shared/features.ts';
import { quickRandom } from '../../../../game/shared/random.ts';
import type { Training } from '../training.ts';

/** Of so many beginnings of turns one is noted: those next to each other teach the same. */
const ONE_IN = 2;

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [48, 24],
  matches: { 2: 3000, 3: 4000, 4: 6000, 5: 4000 },
  passes: 10,
  file: 'src/game/priests-of-ra/bot/nets.ts',
  play: (players, seed, note) => {
    const state = priestsOfRa.setup({ players, options: meta.defaults, seed });
    const random = quickRandom(`train ${seed}`);
    const position = new Float32Array(inputsOf(LAYOUT, players));
    for (let seat = priestsOfRa.seatsToAct(state)[0]; seat !== undefined; ) {
      const view = priestsOfRa.view(state, seat);
      if (state.step.kind === 'turn' && random.below(ONE_IN) === 0) {
        fillFeatures(view, 0, position);
        note(position);
      }
      priestsOfRa.apply(state, seat, steady(view, seat, priestsOfRa.legalMoves(view, seat), random));
      seat = priestsOfRa.seatsToAct(state)[0];
    }
    const winners = priestsOfRa.outcome(state)?.winners ?? [];
    return state.areas.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  },
};
