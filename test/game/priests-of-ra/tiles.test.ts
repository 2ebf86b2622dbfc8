import { expect, it } from 'vitest';
import {
  BUILDINGS,
  CHAMBERS,
  countAll,
  isTurnable,
  isTwoSided,
  ONE_SIDED,
  OTHER_SIDE,
  PEOPLE,
  SIDES,
  SIDES_OF,
  TILE_COUNTS,
  TILES,
  TURNABLE,
} from '../../../src/game/priests-of-ra/tiles.ts';
import { heldIn, tiles } from './position.ts';

it('174 tiles: 30 Ra, 60 people, 30 buildings, 14 chambers, 15 pyramids, 15 priests, 10 plagues [P, components]', () => {
  expect(TILE_COUNTS).toEqual({
    ra: 30,
    'farmer/warrior': 30,
    'merchant/scribe': 30,
    'granary/fortress': 15,
    'market/library': 15,
    'chamber-red/chamber-blue': 7,
    'chamber-green/chamber-yellow': 7,
    pyramid: 15,
    priest: 15,
    plague: 10,
  });
  expect(TILES.reduce((sum, tile) => sum + TILE_COUNTS[tile], 0)).toBe(174);
});

it('all have two sides but Ra, pyramid, priest and plague [P-01]', () => {
  expect(TILES.filter(tile => !isTwoSided(tile))).toEqual(['ra', 'pyramid', 'priest', 'plague']);
  for (const tile of TILES.filter(isTwoSided)) expect(SIDES_OF[tile].join('/')).toBe(tile);
  expect(Object.keys(SIDES_OF)).toHaveLength(6);
});

it('turned over twice, a tile lies as before; turned once, it shows the other side of the same tile [P-01]', () => {
  for (const side of TURNABLE) {
    expect(OTHER_SIDE[side]).not.toBe(side);
    expect(OTHER_SIDE[OTHER_SIDE[side]]).toBe(side);
    expect(TILES).toContain([side, OTHER_SIDE[side]].toSorted(byPrinted).join('/'));
  }
});

const byPrinted = (a: (typeof TURNABLE)[number], b: typeof a) => TURNABLE.indexOf(a) - TURNABLE.indexOf(b);

it('only the twelve sides of two-sided tiles can be turned over [P-01]', () => {
  expect(SIDES.filter(isTurnable)).toEqual([...PEOPLE, ...BUILDINGS, ...CHAMBERS]);
  expect(ONE_SIDED.some(isTurnable)).toBe(false);
  for (const other of ['ra', 'toString', '', 3, null, undefined]) expect(isTurnable(other)).toBe(false);
});

it('tiles are counted by side, in the order the wire has them [P-01]', () => {
  const held = { farmer: 1, scribe: 2, library: 3, 'chamber-yellow': 4, plague: 5 };
  const counts = tiles(held);
  expect(counts).toEqual([1, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 5]);
  expect(heldIn({ tiles: counts, suns: { faceUp: [], faceDown: [] }, ankhs: 0, fame: 0 })).toEqual(held);
  expect(countAll(counts, ['farmer', 'scribe', 'plague', 'granary'])).toBe(8);
});
