import { describe, expect, it } from 'vitest';
import { GAME_IDS, metaOf } from '../../src/game/index.ts';
import { bench } from '../../src/tools/bench/command.ts';
import { MOST_KB } from '../../src/tools/bench/sizes/command.ts';
import { thinkingSizeOf } from '../../src/tools/bench/sizes/thinking-size.ts';
import { run } from '../server/support/command.ts';

describe('what thinks about a game', () => {
  it.each(GAME_IDS)('is no heavier than it may be, bots, coach and nets together: %s', async game => {
    const { all, nets } = await thinkingSizeOf(game, metaOf(game).bots);
    expect(nets).toBeGreaterThan(1000);
    expect(all).toBeGreaterThan(nets);
    expect(all / 1000).toBeLessThanOrEqual(MOST_KB);
  });

  it('is weighed without words', async () => {
    const { status, stderr } = await run(bench, 'sizes', 'all');
    expect([status, stderr]).toEqual([2, 'usage: npm run bench -- sizes\n']);
  });
});
