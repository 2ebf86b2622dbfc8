import { describe, expect, it } from 'vitest';
import { judgeOf } from '../../../../src/game/ra/bot/judge.ts';
import { NETS } from '../../../../src/game/ra/bot/nets.ts';
import { pack } from '../../../../src/game/ra/bot/packed/table.ts';
import { ra } from '../../../../src/game/ra/rules.ts';
import { position } from '../position.ts';

describe.each([2, 3, 4, 5])('the judge of %i players', players => {
  const judge = judgeOf(NETS);
  const chancesWith = (fame: number): number[] => {
    const areas = Array.from({ length: players }, (_, seat) => ({
      suns: [seat + 2],
      fame: seat === 1 ? fame : 10,
    }));
    const chances = new Float64Array(5);
    judge(
      pack(ra.view(position({ areas, epoch: 3, raTrack: 6, bag: ['nile', 'ra', 'gold'] }), null)),
      chances,
    );
    return [...chances.subarray(0, players)];
  };

  it('has learnt that fame wins', () => {
    const [behind, level, ahead] = [chancesWith(-10), chancesWith(10), chancesWith(30)];
    for (const chances of [behind, level, ahead]) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
    }
    expect(behind[1]).toBeLessThan(0.05);
    expect(ahead[1]).toBeGreaterThan(0.9);
    expect(level[1]).toBeGreaterThan(behind[1]!);
    expect(level[1]).toBeLessThan(ahead[1]!);
  });
});
