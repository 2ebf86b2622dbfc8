import type { AnyBot, GameModule } from '../../game/contract.ts';
import { quickRandom } from '../../game/shared/random.ts';
import { at, type BySeat, type Seat } from '../../game/shared/seats.ts';

/** A decision of a bot, as it was made: how many moves there were, and how many milliseconds it took. */
export type Decision = { readonly seat: Seat; readonly moves: number; readonly milliseconds: number };

/** Plays a match by the rules, one bot a seat, and times every decision. @returns the winners */
export const timedMatch = (
  { meta, rules }: GameModule,
  bots: BySeat<AnyBot>,
  seed: string,
  decided: (decision: Decision) => void,
): readonly Seat[] => {
  const random = quickRandom(seed);
  const state = rules.setup({ players: bots.length, options: meta.defaults, seed });
  for (let seat = rules.seatsToAct(state)[0]; seat !== undefined; seat = rules.seatsToAct(state)[0]) {
    const legal = rules.legalMoves(state, seat);
    const view = rules.view(state, seat);
    const bot = at(bots, seat);
    const start = performance.now();
    const move = bot(view, seat, legal, random);
    decided({ seat, moves: legal.length, milliseconds: performance.now() - start });
    rules.apply(state, seat, move);
  }
  const outcome = rules.outcome(state);
  if (outcome === null) throw new Error(`match ${seed} has nobody to act and no end`);
  return outcome.winners;
};
