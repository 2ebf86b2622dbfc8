import { describe, expect, it } from 'vitest';
import type { Sun } from '../../../src/game/auction/suns.ts';
import type { PriestsEvent, ScoreEvent } from '../../../src/game/priests-of-ra/events.ts';
import { rulesInPlay } from '../../../src/game/priests-of-ra/rules-in-play.ts';
import type { Side, Tile } from '../../../src/game/priests-of-ra/tiles.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';

const setup = (...suns: Sun[][]): PriestsEvent => ({ type: 'setup', suns, centre: 1 });
const start = (player: Seat, epoch: 1 | 2 | 3 = 1): PriestsEvent => ({
  type: 'epoch-start',
  epoch,
  player,
});
const draw = (player: Seat, tile: Tile = 'plague'): PriestsEvent => ({ type: 'draw', player, tile });
const invoke = (player: Seat, kind: 'voluntary' | 'full-track' | 'ra-tile' = 'voluntary'): PriestsEvent => ({
  type: 'invoke',
  player,
  kind,
});
const bid = (player: Seat, sun: Sun): PriestsEvent => ({ type: 'bid', player, sun });
const pass = (player: Seat): PriestsEvent => ({ type: 'pass', player });
const sold = (player: Seat, sun: Sun, ...tiles: Side[]): PriestsEvent => ({
  type: 'sold',
  player,
  sun,
  took: 1,
  tiles,
});
const unsold = (...tiles: Side[]): PriestsEvent => ({ type: 'unsold', tiles });
const flip: PriestsEvent = { type: 'flip', player: 0, from: 'farmer', to: 'warrior' };
const end = (reason: 'ra-track' | 'suns-spent'): PriestsEvent => ({ type: 'epoch-end', epoch: 1, reason });
const score = (facts: Partial<ScoreEvent> = {}): ScoreEvent => ({
  type: 'score',
  epoch: 1,
  player: 0,
  items: [],
  ankhs: 0,
  plagues: 0,
  net: 0,
  fame: 10,
  ...facts,
});
const over = (...scores: number[]): PriestsEvent => ({ type: 'end', scores, winners: [0] });

/** Two players with one sun each, or three with one each. */
const TWO = [setup([2], [3]), start(0)];
const THREE = [setup([2], [3], [4]), start(0)];
const LONE = [...TWO, invoke(0), pass(1), bid(0, 2), sold(0, 2)];

const CASES: readonly (readonly [rule: string, what: string, events: PriestsEvent[], times: number])[] = [
  ['C-03', 'suns are dealt', TWO, 1],
  ['T-01', 'the next in turn still has a sun', [...THREE, draw(0), draw(1)], 0],
  [
    'T-01',
    'one without a sun is skipped',
    [...THREE, invoke(0), bid(1, 3), sold(1, 3), draw(2), draw(0), draw(2)],
    2,
  ],
  ['T-01', 'a new epoch skips nobody', [...TWO, draw(0), end('ra-track'), start(0, 2), draw(0)], 0],
  ['T-02', 'a full track is auctioned', [...TWO, invoke(0, 'full-track')], 1],
  ['T-02', 'Ra is invoked before', [...TWO, invoke(0)], 0],
  ['T-03', 'a Ra tile is drawn', [...TWO, draw(0, 'ra')], 1],
  ['T-04', 'another tile is drawn', [...TWO, draw(0), draw(1, 'ra')], 1],
  ['T-05', 'Ra is invoked over nothing', [...TWO, invoke(0)], 1],
  ['T-05', 'a tile lies there', [...TWO, draw(0), invoke(1)], 0],
  [
    'T-05',
    'what lay there was sold',
    [...THREE, draw(0), invoke(1), bid(2, 4), sold(2, 4, 'plague'), invoke(0)],
    1,
  ],
  ['T-06', 'two have suns', [...TWO, draw(0), draw(1)], 0],
  ['T-06', 'the last one with a sun plays on', [...LONE, draw(1), draw(1)], 2],
  ['A-01', 'an auction of each kind', [...TWO, invoke(0), invoke(1, 'ra-tile')], 2],
  ['A-02', 'the first bid beats none', [...TWO, invoke(0), bid(1, 3)], 0],
  ['A-02', 'the next one does', [...THREE, invoke(0), bid(1, 3), bid(2, 4)], 1],
  ['A-04', 'the Ra player alone bids', [...TWO, invoke(0), pass(1), bid(0, 2)], 1],
  ['A-04', 'somebody bid before', [...THREE, invoke(2), bid(0, 2), bid(2, 4)], 0],
  ['A-04', 'a Ra tile binds nobody', [...TWO, draw(0, 'ra'), invoke(0, 'ra-tile'), pass(1), bid(0, 2)], 0],
  ['A-05', 'eight tiles go', [...TWO, invoke(0, 'full-track'), unsold('plague')], 1],
  ['A-06', 'the tiles stay', [...TWO, draw(0, 'ra'), invoke(0, 'ra-tile'), unsold()], 1],
  ['A-06', 'eight tiles go', [...TWO, invoke(0, 'full-track'), unsold('plague')], 0],
  ['A-07', 'a lot is sold', LONE, 1],
  ['A-08', 'play goes on after it', [...LONE, draw(1), draw(1)], 1],
  ['A-08', 'the epoch ends with it', [...LONE, end('suns-spent')], 0],
  ['A-09', 'a priest turns a tile, then the epoch ends', [...LONE, flip, end('suns-spent')], 1],
  ['A-09', 'somebody has a turn between', [...LONE, flip, draw(1), invoke(1), end('suns-spent')], 0],
  ['A-09', 'the Ra track ends it later', [...LONE, flip, draw(1, 'ra'), end('ra-track')], 0],
  ['E-01', 'the last sun is spent', [...TWO, end('suns-spent')], 1],
  ['E-02', 'the Ra track is full', [...TWO, end('ra-track')], 1],
  ['E-02', 'the last sun is spent', [...TWO, end('suns-spent')], 0],
  ['E-03', 'suns stay unused', [...TWO, end('ra-track')], 1],
  ['E-03', 'nothing is left over', [...LONE, invoke(1), bid(1, 3), sold(1, 3), end('suns-spent')], 0],
  [
    'E-03',
    'tiles stay on the track',
    [...LONE, draw(1), invoke(1), bid(1, 3), sold(1, 3), draw(0), end('suns-spent')],
    1,
  ],
  ['E-04', 'an epoch after the first begins', [...TWO, start(1, 2), start(0, 3)], 2],
  ['E-05', 'fame would fall below nothing', [...TWO, score({ net: -11, fame: 0 })], 1],
  ['E-05', 'it falls just to nothing', [...TWO, score({ net: -10, fame: 0 })], 0],
  ['E-05', 'it rose before', [...TWO, score({ net: 5, fame: 15 }), score({ net: -11, fame: 4 })], 0],
  ['E-06', 'suns score', [...TWO, score({ items: [{ for: 'suns', fame: -5 }] })], 1],
  ['E-07', 'two have the most', [...TWO, over(30, 30, 20)], 1],
  ['E-07', 'two have less than the most', [...TWO, over(40, 30, 30)], 0],
  [
    'P-01',
    'a side is chosen',
    [...TWO, draw(0, 'farmer/warrior'), { type: 'place', player: 0, tile: 'farmer' }],
    1,
  ],
  ['P-02', 'two tiles are turned', [...LONE, flip, flip], 2],
  [
    'P-10',
    'two types of people score',
    [
      ...TWO,
      score({
        items: [
          { for: 'farmers', fame: 5 },
          { for: 'scribes', fame: 5 },
        ],
      }),
    ],
    1,
  ],
  ['P-10', 'an item worth nothing', [...TWO, score({ items: [{ for: 'farmers', fame: 0 }] })], 0],
  ['P-11', 'ankhs are gained', [...TWO, score({ ankhs: 2 })], 1],
  ['P-12', 'buildings score', [...TWO, score({ items: [{ for: 'building-kinds', fame: 5 }] })], 1],
  ['P-13', 'a plague is returned', [...TWO, score({ plagues: 1 })], 1],
  ['P-14', 'plagues cost', [...TWO, score({ items: [{ for: 'plagues', fame: -1 }] })], 1],
  ['P-15', 'people leave', [...TWO, invoke(0), bid(1, 3), sold(1, 3, 'scribe'), end('ra-track')], 1],
  ['P-15', 'there are none', [...TWO, invoke(0), bid(1, 3), sold(1, 3, 'granary'), end('ra-track')], 0],
  [
    'P-15',
    'they left before',
    [...LONE, sold(0, 2, 'priest'), end('ra-track'), start(0, 2), end('ra-track')],
    1,
  ],
  ['P-20', 'a pyramid scores', [...TWO, score({ items: [{ for: 'pyramid', fame: 5 }] })], 1],
  ['P-21', 'chambers score', [...TWO, score({ items: [{ for: 'chambers', fame: 5 }] })], 1],
  ['P-22', 'ankhs score', [...TWO, score({ items: [{ for: 'ankhs', fame: 5 }] })], 1],
];

describe('rules that came into play, read off the public events', () => {
  it.each(CASES)('%s: %s', (rule, _what, events, times) => {
    expect(rulesInPlay(events)[rule as keyof ReturnType<typeof rulesInPlay>]).toBe(times);
  });
});
