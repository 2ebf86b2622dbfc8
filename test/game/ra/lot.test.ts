import { describe, expect, it } from 'vitest';
import { tilesAfter } from '../../../src/game/ra/lot.ts';
import { scoreCivilizations } from '../../../src/game/ra/rules/civilizations.ts';
import { scoreMonumentSets } from '../../../src/game/ra/rules/monuments.ts';
import { type Holding, tiles } from './position.ts';

describe('what somebody holds after a lot, giving up what is missed least [R-03]', () => {
  it('tiles of the lot are placed, and its disasters lie nowhere', () => {
    const { kept, lost } = tilesAfter(tiles({ nile: 1 }), ['gold', 'drought', 'nile'], () => 0);
    expect([kept, lost]).toEqual([tiles({ gold: 1 }), ['nile', 'nile']]);
  });

  it.each<[string, 'unrest' | 'earthquake', Holding, (tiles: readonly number[]) => number, number]>([
    [
      'a second of a kind',
      'unrest',
      { art: 2, religion: 1, writing: 1, agriculture: 1 },
      scoreCivilizations,
      5,
    ],
    ['what is in no set', 'earthquake', { sphinx: 3, temple: 1, palace: 2 }, scoreMonumentSets, 5],
  ])('%s goes first', (_what, disaster, held, worth, left) => {
    const before = tiles(held);
    const { kept, lost } = tilesAfter(before, [disaster], worth);
    expect(lost).toHaveLength(2);
    expect(worth(kept)).toBe(left);
    expect(before).toEqual(tiles(held));
  });
});
