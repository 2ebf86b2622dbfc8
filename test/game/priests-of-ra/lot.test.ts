import { describe, expect, it } from 'vitest';
import { lotWorth, raChance } from '../../../src/game/priests-of-ra/lot.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import type { Side } from '../../../src/game/priests-of-ra/tiles.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { type Held, position } from './position.ts';

describe('what the lot would add to a score', () => {
  const lot = (track: Side[], own: Held, rival: Held = {}, epoch: 1 | 3 = 1) =>
    lotWorth(position({ epoch, track, areas: [{ tiles: own }, { tiles: rival }] }), 0);

  it.each<[string, Side[], Held, Held, number]>([
    ['nothing lies there', [], { farmer: 2 }, {}, 0],
    ['a majority of people', ['farmer'], { farmer: 2 }, { farmer: 3 }, 5],
    ['people too few', ['farmer'], { farmer: 1 }, { farmer: 3 }, 0],
    ['a complete building and a third kind', ['market'], { market: 1, granary: 2, fortress: 2 }, {}, 7],
    ['plagues weigh more the more there are', ['plague'], { plague: 3 }, {}, -4],
    ['the third priest sends a plague away', ['priest'], { priest: 2, plague: 2 }, {}, 4],
    ['what scores after the last epoch only', ['pyramid', 'chamber-red'], { 'chamber-red': 2 }, {}, 0],
  ])('%s', (_rule, track, own, rival, fame) => {
    expect(lot(track, own, rival)).toBe(fame);
  });

  it('counts pyramid, chambers and ankhs in the last epoch', () => {
    expect(lot(['pyramid', 'chamber-red'], { 'chamber-red': 2 }, {}, 3)).toBe(10);
  });

  it('leaves the table as it was', () => {
    const table = position({ track: ['farmer'], areas: [{ tiles: { farmer: 1 } }, {}] });
    const before = structuredClone(table);
    lotWorth(table, 0);
    expect(table).toEqual(before);
  });
});

describe('the chance that the next tile is Ra', () => {
  it('is the share of Ra tiles in the bag, through whole matches', () => {
    const random = quickRandom('chance of Ra');
    const state = priestsOfRa.setup({
      players: 3,
      options: { openTotals: false, raHeavy: false },
      seed: 'x',
    });
    for (let seat = priestsOfRa.seatsToAct(state)[0]; seat !== undefined; ) {
      const ra = [...state.secret.bag].filter(letter => letter === 'a').length;
      expect(raChance(state)).toBe(ra / state.secret.bag.length);
      const legal = priestsOfRa.legalMoves(state, seat);
      priestsOfRa.apply(state, seat, legal[random.below(legal.length)]!);
      seat = priestsOfRa.seatsToAct(state)[0];
    }
  });

  it('is none when the bag is empty', () => {
    expect(raChance(position({ areas: [{ suns: [2] }, { suns: [3] }] }))).toBe(0);
  });
});
