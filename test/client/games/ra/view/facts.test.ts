import { describe, expect, it } from 'vitest';
import {
  itemAtEnd,
  lossWorth,
  lotWorth,
  standing,
  takeWorth,
} from '../../../../../src/client/games/ra/view/facts.ts';
import type { Kind, Lying } from '../../../../../src/game/ra/tiles.ts';
import { changed, holding } from '../on-screen.tsx';

type Held = Partial<Record<Kind, number>>;

const inEpoch = (epoch: 1 | 2 | 3, ...held: readonly Held[]) =>
  changed(holding(...held), state => {
    state.epoch = epoch;
  }).state;

describe('what a lot is worth to a seat', () => {
  it.each<[string, 1 | 3, readonly Held[], readonly Lying[], number, number, readonly Kind[]]>([
    ['a god not played [R-10]', 1, [], ['god'], 2, 0, []],
    ['gold [R-13]', 1, [], ['gold', 'gold'], 6, 0, []],
    ['a flood wakes the Niles [R-12]', 1, [{ nile: 3 }], ['flood'], 4, 0, []],
    ['Niles without a flood [R-12]', 1, [], ['nile', 'nile'], 0, 0, []],
    ['the first civilization saves five [R-14]', 1, [], ['art'], 5, 0, []],
    [
      'the most pharaohs: all were level [R-11]',
      1,
      [{ pharaoh: 1 }, { pharaoh: 1 }, { pharaoh: 1 }],
      ['pharaoh'],
      5,
      0,
      [],
    ],
    ['monuments count at the end [R-15]', 1, [{ sphinx: 2 }], ['sphinx', 'temple'], 0, 6, []],
    ['in the last epoch the end is now [R-15]', 3, [{ sphinx: 2 }], ['sphinx', 'temple'], 6, 0, []],
    [
      'a drought takes the flood first [R-03]',
      1,
      [{ flood: 1, nile: 4 }],
      ['drought'],
      -5,
      0,
      ['flood', 'nile'],
    ],
    [
      'a disaster strikes what came with it [R-03]',
      1,
      [{}, { pharaoh: 1 }],
      ['pharaoh', 'funeral'],
      0,
      0,
      ['pharaoh'],
    ],
    [
      'unrest takes what is missed least [R-03]',
      1,
      [{ art: 3, writing: 1, religion: 1 }],
      ['unrest'],
      0,
      0,
      ['art', 'art'],
    ],
    ['nothing there to take [R-03]', 1, [], ['earthquake'], 0, 0, []],
  ])('%s', (_name, epoch, held, lot, now, end, lost) => {
    const table = inEpoch(epoch, ...held);
    const before = structuredClone(table);
    expect(lotWorth(table, 0, lot)).toEqual({ now, end, lost });
    expect(table).toEqual(before);
  });
});

it.each<[Held, Lying, number, number]>([
  [{ god: 1, nile: 3 }, 'flood', 2, 0],
  [{ god: 2 }, 'nile', -2, 0],
  [{ god: 1, sphinx: 2 }, 'sphinx', -2, 5],
  [{ god: 1, flood: 1, nile: 1 }, 'drought', -4, 0],
])('with %j, taking a %s with a god brings %i now and %i at the end [R-01, R-10]', (held, tile, now, end) => {
  expect(takeWorth(inEpoch(1, held), 0, tile)).toEqual({ now, end });
});

it.each<[Held, readonly Kind[], number, number]>([
  [{ art: 1, writing: 1, religion: 1 }, ['art'], -5, 0],
  [{ art: 2, writing: 1, religion: 1 }, ['art'], 0, 0],
  [{ art: 1, writing: 1 }, ['art', 'writing'], -5, 0],
  [{ temple: 4 }, ['temple'], 0, -5],
  [{ temple: 4, palace: 1 }, ['temple', 'palace'], 0, -6],
])('giving up of %j %j costs %i now and %i at the end [R-03]', (held, lost, now, end) => {
  expect(lossWorth(inEpoch(1, held), 0, lost)).toEqual({ now, end });
});

it.each([
  [
    [3, 2, 2],
    ['most', 'fewest', 'fewest'],
  ],
  [
    [3, 2, 1],
    ['most', 'between', 'fewest'],
  ],
  [
    [2, 2, 0],
    ['most', 'most', 'fewest'],
  ],
  [
    [1, 1, 1],
    ['level', 'level', 'level'],
  ],
])('the race of the pharaohs, %j: %j [R-11]', (held, expected) => {
  const table = inEpoch(1, ...held.map(pharaoh => ({ pharaoh })));
  expect(held.map((_, seat) => standing(table, seat))).toEqual(expected);
});

it('monuments are told at the end from the first epoch on [R-15]', () => {
  const table = inEpoch(1, { pyramid: 4, temple: 3, fortress: 2, sphinx: 1 });
  expect([itemAtEnd(table, 0, 'monument-kinds'), itemAtEnd(table, 0, 'monument-sets')]).toEqual([4, 15]);
});
