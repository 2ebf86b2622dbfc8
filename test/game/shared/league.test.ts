import { expect, it } from 'vitest';
import { playOnRules } from '../../../src/game/drive.ts';
import { GAME_IDS, loadBots, loadRules } from '../../../src/game/index.ts';
import {
  clocksOfLeague,
  daysOfMatch,
  endsInSeason,
  USUAL_LEAGUE_CLOCK,
} from '../../../src/game/shared/league.ts';

it.each(GAME_IDS)('the usual number of moves is what bots of a table make: %s', async game => {
  const [module, bots] = await Promise.all([loadRules(game), loadBots(game)]);
  const matches = ['a', 'b', 'c', 'd'].map(seed => {
    const { moves } = playOnRules(module, {
      ...{ players: 2, options: module.meta.defaults, seed },
      bots: [bots.medium!, bots.medium!],
    });
    return moves / 2;
  });
  const mean = matches.reduce((sum, moves) => sum + moves, 0) / matches.length;
  expect(Math.abs(mean / module.meta.usualMoves - 1)).toBeLessThan(0.15);
  expect(clocksOfLeague(module.meta)).toContain(USUAL_LEAGUE_CLOCK);
});

it('a match lasts as long as both take together, or where all act at once as one does', () => {
  const game = { usualMoves: 24, turns: 'one' } as const;
  expect(daysOfMatch('1d', game)).toBe(48);
  expect(daysOfMatch('7d+1h', game)).toBe(16);
  expect(daysOfMatch('7d+1h', { ...game, turns: 'together' })).toBe(8);
  expect([endsInSeason('13d+1h', game), endsInSeason('14d+1h', game)]).toEqual([true, false]);
});
