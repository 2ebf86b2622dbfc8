import { expect, it } from 'vitest';
import { loadRules } from '../../../src/game/index.ts';
import { thinkingPool } from '../../../src/server/bots/pool.ts';
import { closeLater } from '../support/running-server.ts';

it('bots think in a thread of their own, from the view of their seat', async () => {
  const pool = thinkingPool(1);
  closeLater(() => pool.close());
  const { rules, meta } = await loadRules('ra');
  const state = rules.setup({ players: 3, options: meta.defaults, seed: 'pool' });
  const [seat] = rules.seatsToAct(state);
  const view = rules.view(state, seat!);
  for (const bot of meta.bots) {
    const move = await pool.think('ra', bot, view, seat!);
    expect(rules.refusalOf(state, seat!, move)).toBeNull();
  }
  await expect(pool.think('ra', 'nobody', view, seat!)).rejects.toThrow('there is no bot nobody');
  await expect(pool.think('chess', 'steady', view, seat!)).rejects.toThrow('there is no game chess');
});

it('a bot that thinks too long is stopped, and others think on', async () => {
  const pool = thinkingPool(1, { patience: 1500, worker: new URL('./endless-worker.mjs', import.meta.url) });
  closeLater(() => pool.close());
  await expect(pool.think('ra', 'endless', null, 0)).rejects.toThrow(/abort/i);
  expect(await pool.think('ra', 'quick', null, 0)).toEqual(['draw']);
});
