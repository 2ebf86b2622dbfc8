import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadRules } from '../../../src/game/index.ts';
import { thinkingPool } from '../../../src/server/bots/pool.ts';
import { closeLater } from '../support/running-server.ts';

it('bots think in a thread of their own, from the view of their seat', async () => {
  // A thread that thinks gives way to all others: on a busy machine it gets its turn late.
  const pool = thinkingPool(1, { patience: 100_000 });
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

it('a bot that thinks too long is stopped; a thread that takes longer to start than that is waited for, also in its place', async () => {
  const pool = thinkingPool(1, { patience: 1500, worker: new URL('./late-worker.mjs', import.meta.url) });
  closeLater(() => pool.close());
  expect(await pool.think('ra', 'quick', null, 0)).toEqual(['draw']);
  await expect(pool.think('ra', 'endless', null, 0)).rejects.toThrow(/abort/i);
  expect(await pool.think('ra', 'quick', null, 0)).toEqual(['draw']);
});

/** How nice each thread of this process is, by its number; Linux alone tells. */
const niceness = (): Map<string, number> => {
  const threads = readdirSync('/proc/self/task').map((thread): [string, number] => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    return [thread, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])];
  });
  return new Map(threads);
};

it.runIf(process.platform === 'linux')('a thread that thinks gives way to the event loop', async () => {
  const before = niceness();
  const pool = thinkingPool(1, { worker: new URL('./endless-worker.mjs', import.meta.url) });
  closeLater(() => pool.close());
  await pool.think('ra', 'quick', null, 0);
  const usual = before.get(String(process.pid))!;
  const after = niceness();
  for (const [thread, nice] of before) if (after.has(thread)) expect(after.get(thread)).toBe(nice);
  expect([...after].filter(([thread, nice]) => !before.has(thread) && nice === usual + 10)).toHaveLength(1);
});
