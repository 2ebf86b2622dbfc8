import { meta } from '../../../src/game/kheops/meta.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import type { Move, State } from '../../../src/game/kheops/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';

/** Walks through a random match; `look` is shown every position, or one of so many, with the move to be made. */
export const walk = (
  seed: string,
  look: (state: State, seat: Seat, move: Move) => void,
  every = 1,
): State => {
  const state = kheops.setup({ players: 2, options: meta.defaults, seed });
  const random = quickRandom(seed);
  let moves = 0;
  for (let [seat] = kheops.seatsToAct(state); seat !== undefined; [seat] = kheops.seatsToAct(state)) {
    const legal = kheops.legalMoves(state, seat);
    const move = legal[random.below(legal.length)]!;
    if (moves++ % every === 0) look(state, seat, move);
    kheops.apply(state, seat, move);
  }
  return state;
};
