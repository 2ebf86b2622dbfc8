import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import type { Move, State } from '../../../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

/** Plays a match by chance and shows it at every throw, before anybody has chosen, and once all have chosen what `moves` tells. */
export const walkThrows = (
  players: number,
  seed: string,
  before: (state: State) => void,
  after: (moves: ReadonlyMap<number, Move>) => void = () => {},
): State => {
  const state = ruRaRe.setup({ players, options: {}, seed });
  const random = quickRandom(seed);
  while (state.waiting.length > 0) {
    before(state);
    const moves = new Map<number, Move>();
    for (const seat of state.waiting) {
      const legal = ruRaRe.legalMoves(state, seat);
      moves.set(seat, legal[random.below(legal.length)]!);
    }
    after(moves);
    for (const [seat, move] of moves) ruRaRe.apply(state, seat, move);
  }
  return state;
};
