import type { SyncBot } from '../../../../src/game/contract.ts';
import type { RaEvent } from '../../../../src/game/ra/events.ts';
import { meta } from '../../../../src/game/ra/meta.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import type { Move, State } from '../../../../src/game/ra/table.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import type { BySeat, Seat } from '../../../../src/game/shared/seats.ts';

export type Decision = { state: State; seat: Seat; legal: readonly Move[]; move: Move };

/** Plays a whole match, one bot a seat; `chosen` is shown every decision before it is carried out, `seen` what came of it. */
export const playMatch = (
  seed: string,
  bots: BySeat<SyncBot<State, Move>>,
  {
    raHeavy = false,
    chosen,
    seen,
  }: {
    raHeavy?: boolean;
    chosen?: (decision: Decision) => void;
    seen?: (events: readonly RaEvent[]) => void;
  } = {},
) => {
  const state = ra.setup({ players: bots.length, options: { ...meta.defaults, raHeavy }, seed });
  const random = quickRandom(`bots of ${seed}`);
  for (let seat = ra.seatsToAct(state)[0]; seat !== undefined; ) {
    const legal = ra.legalMoves(state, seat);
    const move = bots[seat]!(state, seat, legal, random);
    chosen?.({ state, seat, legal, move });
    const events = ra.apply(state, seat, move);
    seen?.(events);
    seat = ra.seatsToAct(state)[0];
  }
  return ra.outcome(state)!;
};
