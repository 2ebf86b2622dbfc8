import { passTurn } from '../../auction/turns.ts';
import { at } from '../../shared/seats.ts';
import { isTakeable, takeable, takeOff } from '../rules/gods.ts';
import type { Rule } from '../table.ts';
import { addTiles, count, isDisaster, type Lying } from '../tiles.ts';
import { playMoreGods, strike } from './strike.ts';

/** A god goes to the box, and its player takes a tile of the track, where the table allows it a disaster, which strikes at once. */
export const playGod: Rule<'playGod'> = {
  args: 1,
  refusal: (table, seat, tile) => {
    if (count(at(table.areas, seat).tiles, 'god') === 0) return 'no-god';
    if (tile === null || !table.track.includes(tile as Lying)) return 'not-on-track';
    if (isTakeable(tile as Lying, table)) return null;
    return tile === 'god' ? 'god-takes-no-god' : 'god-takes-no-disaster';
  },
  legal: (table, seat, moves) => {
    if (count(at(table.areas, seat).tiles, 'god') === 0) return;
    for (const tile of takeable(table)) moves.push(['playGod', tile]);
  },
  make: (state, player, events, tile) => {
    const { tiles } = at(state.areas, player);
    takeOff(state.track, tile);
    addTiles(tiles, 'god', -1);
    events.push({ type: 'god', player, takes: tile });
    if (isDisaster(tile)) {
      strike(state, { player, pending: [tile], turnOf: player, by: 'god' }, events);
    } else {
      addTiles(tiles, tile, 1);
      playMoreGods(state, player);
    }
  },
};

/** No other god is played, which ends the turn. */
export const doneWithGods: Rule<'doneWithGods'> = {
  args: 0,
  refusal: () => null,
  make: passTurn,
};
