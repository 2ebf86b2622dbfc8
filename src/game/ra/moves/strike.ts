import { passTurn } from '../../auction/turns.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { RaEvent } from '../events.ts';
import { leavesChoice, lose, takenBy } from '../rules/disasters.ts';
import { takeable } from '../rules/gods.ts';
import type { State } from '../table.ts';
import { count, type Disaster } from '../tiles.ts';

/** Disasters that are to strike one player, in order. */
type Blow = {
  readonly player: Seat;
  readonly pending: readonly Disaster[];
  readonly turnOf: Seat;
  readonly by: 'lot' | 'god';
};

/** Resolves disasters until one leaves its owner a choice, or all are done and play goes on. */
export const strike = (state: State, { player, pending, turnOf, by }: Blow, events: RaEvent[]): void => {
  const [tile, ...later] = pending;
  const { tiles } = at(state.areas, player);
  if (tile === undefined) {
    if (by === 'god') playMoreGods(state, player);
    else passTurn(state, turnOf);
  } else if (leavesChoice(tile, tiles, later)) {
    state.step = { kind: 'disaster', player, tile, pending: later, turnOf, by };
  } else {
    const lost = takenBy(tile, tiles);
    lose(tiles, lost);
    events.push({ type: 'disaster', player, tile, lost });
    strike(state, { player, pending: later, turnOf, by }, events);
  }
};

/** Whoever has another god, and a tile for it to take, may go on; otherwise the turn is over. */
export const playMoreGods = (state: State, player: Seat): void => {
  const more = count(at(state.areas, player).tiles, 'god') > 0 && takeable(state).length > 0;
  if (more) state.step = { kind: 'gods', player };
  else passTurn(state, player);
};
