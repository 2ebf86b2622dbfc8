import { fillFeatures, LAYOUT } from '../../../game/kheops/bot/features.ts';
import { pack } from '../../../game/kheops/bot/packed/board.ts';
import { findNetworks, noNetworks } from '../../../game/kheops/bot/packed/networks.ts';
import { WEIGHTS } from '../../../game/kheops/bot/weights.ts';
import { wholeTurnBot } from '../../../game/kheops/bot/whole-turn.ts';
import { meta } from '../../../game/kheops/meta.ts';
import { kheops } from '../../../game/kheops/rules.ts';
import { assertDefined } from '../../../game/shared/assert.ts';
import { inputsOf } from '../../../game/shared/nets/features.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import { sharesOf } from '../../../game/shared/shares.ts';
import type { Training } from '../training.ts';

/** Of so many positions one is noted: those next to each other teach the same. */
const ONE_IN = 3;

/** Wins 19 of 20 from `steady` in a third of its time. */
const teacher = wholeTurnBot(WEIGHTS, { plans: 3, turns: 1 });

export const training: Training = {
  layout: LAYOUT,
  hidden: () => [32, 16],
  matches: { 2: 3000 },
  passes: 10,
  file: 'src/game/kheops/bot/nets.ts',
  ofScores: { hidden: () => [16], matches: { 2: 1500 } },
  play: (players, seed, note) => {
    const state = kheops.setup({ players, options: meta.defaults, seed });
    const random = quickRandom(`train ${seed}`);
    const networks = noNetworks();
    const position = new Float32Array(inputsOf(LAYOUT, players));
    for (let seat = kheops.seatsToAct(state)[0]; seat !== undefined; ) {
      if (random.below(ONE_IN) === 0) {
        const board = pack(state);
        findNetworks(board, networks);
        fillFeatures(board, networks, state.step, 0, position);
        note(position);
      }
      const view = kheops.view(state, seat);
      kheops.apply(state, seat, teacher(view, seat, kheops.legalMoves(view, seat), random));
      seat = kheops.seatsToAct(state)[0];
    }
    const { winners, scores } = assertDefined(
      kheops.outcome(state) ?? undefined,
      'nobody is to act any more',
    );
    return { won: sharesOf(winners, players), scores };
  },
};
