import { expect, it } from 'vitest';
import type { Sun } from '../../../src/game/auction/suns.ts';
import type { RaEvent, ScoreEvent } from '../../../src/game/ra/events.ts';
import { rulesInPlay } from '../../../src/game/ra/rules-in-play.ts';
import type { Disaster, Kind, Lying, Tile } from '../../../src/game/ra/tiles.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';

const setup = (...suns: Sun[][]): RaEvent => ({ type: 'setup', suns, centre: 1 });
const start = (player: Seat): RaEvent => ({ type: 'epoch-start', epoch: 1, player });
const draw = (player: Seat, tile: Tile = 'gold'): RaEvent => ({ type: 'draw', player, tile });
const god = (player: Seat, takes: Lying): RaEvent => ({ type: 'god', player, takes });
const struck = (player: Seat, tile: Disaster, ...lost: Kind[]): RaEvent => ({
  type: 'disaster',
  player,
  tile,
  lost,
});
const invoke = (player: Seat): RaEvent => ({ type: 'invoke', player, kind: 'voluntary' });
const bid = (player: Seat, sun: Sun): RaEvent => ({ type: 'bid', player, sun });
const sold = (player: Seat, sun: Sun, ...tiles: Lying[]): RaEvent => ({
  type: 'sold',
  player,
  sun,
  took: 1,
  tiles,
});
const end: RaEvent = { type: 'epoch-end', epoch: 1, reason: 'suns-spent' };
const score = (...items: ScoreEvent['items']): ScoreEvent => ({
  type: 'score',
  epoch: 1,
  player: 0,
  items,
  net: 0,
  fame: 10,
});
const TWO = [setup([2], [3]), start(0)];
const THREE = [setup([2], [3], [4]), start(0)];

it.each<[string, string, RaEvent[], number]>([
  ['R-01', 'two gods', [...TWO, draw(0), draw(1), god(0, 'gold'), god(0, 'gold')], 2],
  ['R-02', 'a god takes a disaster', [...TWO, draw(0), god(1, 'drought'), struck(1, 'drought')], 1],
  ['R-02', 'a god takes something else', [...TWO, draw(0), god(1, 'gold')], 0],
  ['R-03', 'a disaster takes tiles', [...TWO, struck(0, 'unrest', 'art', 'art')], 1],
  ['R-03', 'a disaster finds nothing', [...TWO, struck(0, 'unrest')], 0],
  [
    'R-04',
    'nothing to choose',
    [...TWO, struck(0, 'unrest', 'art'), struck(0, 'funeral', 'pharaoh', 'pharaoh')],
    2,
  ],
  ['R-04', 'two tiles of a category one chooses from', [...TWO, struck(0, 'unrest', 'art', 'writing')], 0],
  ['R-10', 'gods score', [...TWO, score({ for: 'gods', fame: 2 })], 1],
  ['R-14', 'civilizations are lacking', [...TWO, score({ for: 'civilizations', fame: -5 })], 1],
  [
    'R-15',
    'monuments score twice on a sheet',
    [...TWO, score({ for: 'monument-kinds', fame: 3 }, { for: 'monument-sets', fame: 5 })],
    1,
  ],
  [
    'A-09',
    'a disaster is settled in the last auction',
    [...TWO, invoke(0), bid(0, 2), sold(0, 2, 'drought'), struck(0, 'drought'), end],
    1,
  ],
  ['T-01', 'gods of one turn are one turn', [...THREE, draw(0), god(1, 'gold'), god(1, 'gold'), draw(2)], 0],
  [
    'T-01',
    'nor does a disaster among them skip anybody',
    [...THREE, draw(0), god(1, 'drought'), struck(1, 'drought'), god(1, 'gold'), draw(2)],
    0,
  ],
  ['T-01', 'a god may be played by one who follows somebody skipped', [...THREE, draw(0), god(2, 'gold')], 1],
  ['T-05', 'a god has emptied the track', [...TWO, draw(0), god(1, 'gold'), invoke(0)], 1],
  ['T-05', 'something is left', [...TWO, draw(0), draw(1), god(0, 'gold'), invoke(1)], 0],
])('%s: %s', (rule, _what, events, times) => {
  expect(rulesInPlay(events)[rule]).toBe(times);
});
