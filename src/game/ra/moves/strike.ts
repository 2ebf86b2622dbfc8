import { passTurn } from '../../auction/turns.ts';
import { at, type Seat } from '../../shared/seats.ts';
import type { RaEvent } from '../events.ts';
import { leavesChoice, lose, takenBy } from '../rules/disasters.ts';
import { takeable } from '../rules/gods.ts';
import type { State, Table } from '../table.ts';
import { count, type Disaster } from '../tiles.ts';

/** Disasters that are to strike one player, in order. */
export type Blow = {
  readonly player: Seat;
  readonly pending: readonly Disaster[];
  readonly turnOf: Seat;
  readonly by: 'lot' | 'god';
};

/** Resolves disasters until one leaves its owner a choice, or all are done and play goes on. */
export const strike = (state: State, { player, pending, turnOf, by }: Blow, events: RaEvent[]): void => {
  const tile = pending[0];
  if (tile === undefined) {
    goOnAfter(state, { player, turnOf, by });
    return;
  }
  const later = pending.slice(1);
  const { tiles } = at(state.areas, player);
  if (leavesChoice(tile, tiles, later)) {
    state.step = { kind: 'disaster', player, tile, pending: later, turnOf, by };
  } else {
    const lost = takenBy(tile, tiles);
    lose(tiles, lost);
    events.push({ type: 'disaster', player, tile, lost });
    strike(state, { player, pending: later, turnOf, by }, events);
  }
};

/** All disasters have struck: more gods may be played, or the turn is over. */
export const goOnAfter = (table: Table, { player, turnOf, by }: Omit<Blow, 'pending'>): void => {
  if (by === 'god') playMoreGods(table, player);
  else passTurn(table, turnOf);
};

/** Whoever has another god, and a tile for it to take, may go on; otherwise the turn is over. */
export const playMoreGods = (table: Table, player: Seat): void => {
  const more = count(at(table.areas, player).tiles, 'god') > 0 && takeable(table).length > 0;
  if (more) table.step = { kind: 'gods', player };
  else passTurn(table, player);
};
