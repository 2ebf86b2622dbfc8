import { describe, expect, it } from 'vitest';
import { ra } from '../../../../src/client/games/ra/game.ts';
import { thinkThrough } from '../../../../src/client/games/thinking/thinking.ts';
import type { Sun } from '../../../../src/game/auction/suns.ts';
import type { State, Table, View } from '../../../../src/game/ra/table.ts';
import { type Kind, type Lying, TILES, type Tile } from '../../../../src/game/ra/tiles.ts';
import { changed, holding } from './on-screen.tsx';

type Held = Partial<Record<Kind, number>>;

/** Seats 0, 1 and 2 own suns of 28, 30 and 32 together; so many of each lie face-up, the lowest. */
const SUNS = [
  [2, 5, 8, 13],
  [3, 6, 9, 12],
  [4, 7, 10, 11],
] as const;

const table = (
  lot: readonly Lying[],
  held: readonly Held[],
  faceUp: readonly number[] = [4, 4, 4],
  change: (state: State) => void = () => {},
): Table =>
  changed(holding(...held), state => {
    state.track.push(...lot);
    state.areas.forEach(({ suns }, seat) => {
      const own = SUNS[seat]! as readonly Sun[];
      suns.faceUp.splice(0, 9, ...own.slice(0, faceUp[seat]));
      suns.faceDown.splice(0, 9, ...own.slice(faceUp[seat]));
    });
    change(state);
  }).state;

const withBag = (view: Table, bag: Partial<Record<Tile, number>>): View => ({
  ...view,
  inBag: TILES.map(tile => bag[tile] ?? 0),
});

const prospects = (view: Table, seat = 0) => {
  const thinking = ra.prospects(view, seat, null);
  return thinking === null ? null : thinkThrough(thinking);
};

describe('what a lot is worth in the last epoch, with the prizes of the suns [E-06]', () => {
  const last = (change: (state: State) => void = () => {}) =>
    table(['gold'], [], [4, 4, 4], state => {
      state.epoch = 3;
      change(state);
    });

  it.each([
    // Pays the 2 for the 1: 27, still the lowest.
    ['the lowest stays the lowest', 0, 3, [{ item: 'gold', fame: 3 }]],
    // Pays the 3 for the 1: 28, and ties for the lowest.
    [
      'from the middle to the lowest',
      1,
      -2,
      [
        { item: 'gold', fame: 3 },
        { item: 'suns', fame: -5 },
      ],
    ],
    // Pays the 4 for the 1: 29, and the 30 is the highest.
    [
      'from the highest to the middle',
      2,
      -2,
      [
        { item: 'gold', fame: 3 },
        { item: 'suns', fame: -5 },
      ],
    ],
  ])('%s', (_what, seat, now, reasons) => {
    expect(ra.lotWorth(last(), seat)).toMatchObject({ now, end: 0 });
    expect(ra.lotReasons(last(), seat)).toEqual(reasons);
  });

  it('counts the sun that was bid, not the lowest one', () => {
    // Seat 2 bid the 7 and gets the 6 that lies in the centre for it: 31, still the highest.
    const bid = (sun: Sun) =>
      last(state => {
        state.centre = 6;
        state.step = {
          kind: 'auction',
          cause: 'ra-tile',
          caller: 1,
          toSpeak: [0, 1],
          best: { seat: 2, sun },
        };
      });
    expect(ra.lotWorth(bid(7), 2).now).toBe(3);
    // With the 10 it would be 28, and tie for the lowest.
    expect(ra.lotWorth(bid(10), 2).now).toBe(3 - 10);
  });

  it('is nothing about suns before it', () => {
    expect(ra.lotWorth(table(['gold'], []), 1).now).toBe(3);
  });
});

describe('what a lot is likely worth when the epoch ends, and at best', () => {
  it.each<
    [string, Lying[], Held[], number[], Partial<Record<Tile, number>>, { likely: number; best: number }]
  >([
    ['nothing more comes', ['flood'], [{ nile: 2 }], [4, 4, 4], { ra: 9 }, { likely: 3, best: 3 }],
    // All four Niles come to the one sun that is left, and flow with the flood.
    ['all that comes is one’s own', ['flood'], [], [2, 0, 0], { nile: 4 }, { likely: 5, best: 5 }],
    ['the last sun is spent', ['flood'], [], [1, 0, 0], { nile: 4 }, { likely: 1, best: 1 }],
    // Each of them as likely to the rival.
    ['half of it is a rival’s', ['flood'], [], [2, 1, 0], { nile: 4 }, { likely: 3, best: 5 }],
    // Rivals have three and four: with three more it is the most too, +5; three alone are the fewest, −2.
    [
      'a race that needs more',
      ['pharaoh'],
      [{}, { pharaoh: 3 }, { pharaoh: 4 }],
      [2, 0, 0],
      { ra: 9, pharaoh: 4 },
      { likely: expect.any(Number) as number, best: 7 },
    ],
    // Nobody hopes for what strikes; what a rival has to fear is no gain of one’s own.
    ['disasters are no hope', ['gold'], [], [4, 0, 0], { funeral: 2 }, { likely: 3, best: 3 }],
  ])('%s', (_what, lot, held, faceUp, bag, expected) => {
    expect(prospects(withBag(table(lot, held, faceUp), bag))).toEqual(expected);
  });

  it('is at best never less than likely: what rivals win may make more of it than anything of one’s own [R-11]', () => {
    // One pharaoh is the most as long as rivals have none; the second keeps it so once they have one or two.
    const few = table(['pharaoh'], [{ pharaoh: 1 }, {}, {}], [1, 4, 4]);
    const { likely, best } = prospects(withBag(few, { pharaoh: 4 }))!;
    expect(likely).toBeGreaterThan(0);
    expect(best).toBeGreaterThanOrEqual(likely);
  });

  it('counts what comes in each of the ends: monuments at the end of the match too [R-15]', () => {
    // The third and the fourth sphinx come to the only sun: four, 10 and a type, where without the lot two are a type.
    expect(prospects(withBag(table(['sphinx', 'sphinx'], [], [2, 0, 0]), { sphinx: 2 }))).toEqual({
      likely: 10,
      best: 10,
    });
  });

  it.each<[string, (state: State) => void]>([
    ['a table without helps', state => Object.assign(state.options, { helps: false })],
    ['the end', state => Object.assign(state, { step: { kind: 'over', scores: [1, 2, 3], winners: [2] } })],
  ])('says nothing at %s', (_what, change) => {
    expect(prospects(withBag(table(['gold'], [], [4, 4, 4], change), { nile: 3 }))).toBeNull();
  });

  it('says nothing where nobody counts the bag', () => {
    expect(prospects(table(['gold'], []))).toBeNull();
  });
});

it('one more of a kind comes out of the bag: it is not drawn from there again [R-15]', () => {
  // One of the five is owned, one is asked about, and the other three of the bag may come too.
  const view = withBag(table([], [{ fortress: 1 }], [2, 4, 4]), { fortress: 4 });
  const thinking = ra.prospects(view, 0, ['fortress']);
  expect(thinking === null ? null : thinkThrough(thinking)).toEqual({
    likely: expect.any(Number),
    best: expect.any(Number),
  });
  const two = withBag(table(['fortress'], [{ fortress: 1 }], [2, 4, 4]), { fortress: 3 });
  const all = ra.prospects(two, 0, ['fortress']);
  expect(all === null ? null : thinkThrough(all).best).toBeGreaterThan(0);
});
