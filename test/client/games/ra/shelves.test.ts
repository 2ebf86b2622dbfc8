import { describe, expect, it } from 'vitest';
import { shelvesFor as priestsShelves } from '../../../../src/client/games/priests-of-ra/holdings/shelves.ts';
import { shelvesFor } from '../../../../src/client/games/ra/holdings/shelves.ts';
import { SIDES, type Side } from '../../../../src/game/priests-of-ra/tiles.ts';
import { KINDS, type Kind } from '../../../../src/game/ra/tiles.ts';

type Held<Of extends string> = Partial<Record<Of, number>>;

describe('the tiles of an area lie on one shelf as long as they find room there', () => {
  it.each<[shelves: 1 | 2, held: Held<Kind>]>([
    [1, {}],
    [1, { pharaoh: 3, nile: 2, sphinx: 1 }],
    [2, { pharaoh: 3, nile: 2, sphinx: 1, art: 1 }],
    [1, { sphinx: 3 }],
    [2, { sphinx: 4 }],
    [2, Object.fromEntries(KINDS.map(kind => [kind, 1]))],
  ])('%i of Ra: %o', (shelves, held) => {
    expect(shelvesFor(KINDS.map(kind => held[kind] ?? 0)).shelves).toBe(shelves);
  });

  it.each<[shelves: 1 | 2, ankhs: number, held: Held<Side>]>([
    [1, 0, {}],
    [1, 1, { farmer: 1, market: 1, plague: 2, pyramid: 1 }],
    [2, 1, { farmer: 1, scribe: 1, market: 1, plague: 2, pyramid: 1 }],
    [1, 1, { farmer: 1, scribe: 1, market: 1, plague: 2 }],
    [2, 6, { farmer: 1, scribe: 1, market: 2, plague: 2 }],
  ])('%i of Priests of Ra with %i ankhs: %o', (shelves, ankhs, held) => {
    expect(
      priestsShelves(
        SIDES.map(side => held[side] ?? 0),
        ankhs,
      ).shelves,
    ).toBe(shelves);
  });

  it('a pyramid takes as much of a shelf as it is broad', () => {
    const wide = (pyramid: number) =>
      Number(
        priestsShelves(
          SIDES.map(side => (side === 'pyramid' ? pyramid : Number(side === 'farmer'))),
          0,
        ).room['--wide'],
      );
    expect(wide(0)).toBeLessThan(wide(1));
    expect(wide(1)).toBeLessThan(wide(3));
  });

  it('of two shelves the temple stands on the one with more room', () => {
    const areas = (held: Held<Side>) =>
      priestsShelves(
        SIDES.map(side => held[side] ?? 0),
        2,
      ).room['--areas'];
    const people = { farmer: 1, scribe: 1, merchant: 1, warrior: 1 };
    expect(areas({ ...people, market: 2 })).toMatch(/buildings temple/);
    expect(areas({ farmer: 1, fortress: 3, market: 2, library: 2 })).toMatch(/people temple/);
  });

  it('what is missing takes no room from what there is [R-14]', () => {
    const words = (held: Held<Kind>) => shelvesFor(KINDS.map(kind => held[kind] ?? 0)).room['--words'];
    expect(words({ gold: 1 })).toBe(words({ gold: 1, art: 1 }));
  });

  it('the less there is, the larger it lies', () => {
    const wide = (held: Held<Kind>) => Number(shelvesFor(KINDS.map(kind => held[kind] ?? 0)).room['--wide']);
    expect(wide({ pharaoh: 3 })).toBeLessThan(wide({ pharaoh: 3, nile: 2 }));
    expect(wide({ pharaoh: 3, nile: 2 })).toBeLessThan(wide({ pharaoh: 3, nile: 5 }));
  });
});
