import type { SyncBot } from '../../../../src/game/contract.ts';
import type { PriestsEvent } from '../../../../src/game/priests-of-ra/events.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import type { Move, State } from '../../../../src/game/priests-of-ra/table.ts';
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
    seen?: (events: readonly PriestsEvent[]) => void;
  } = {},
) => {
  const state = priestsOfRa.setup({
    players: bots.length,
    options: { openTotals: false, helps: true, raHeavy },
    seed,
  });
  const random = quickRandom(`bots of ${seed}`);
  for (let seat = priestsOfRa.seatsToAct(state)[0]; seat !== undefined; ) {
    const legal = priestsOfRa.legalMoves(state, seat);
    const move = bots[seat]!(state, seat, legal, random);
    chosen?.({ state, seat, legal, move });
    const events = priestsOfRa.apply(state, seat, move);
    seen?.(events);
    seat = priestsOfRa.seatsToAct(state)[0];
  }
  return priestsOfRa.outcome(state)!;
};
