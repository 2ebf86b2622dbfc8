import { expect, it } from 'vitest';
import { thinkingPool } from '../../../src/server/bots/pool.ts';
import { newSemaphore } from '../../../src/server/bots/semaphore.ts';
import { closeLater } from '../support/running-server.ts';

const SLOW = new URL('./slow-worker.mjs', import.meta.url);

it('a bot that has to wait for a thread loses none of its time to think', async () => {
  const pool = thinkingPool(1, { patience: 4000, worker: SLOW });
  closeLater(() => pool.close());
  const seats = Array.from({ length: 12 }, (_, seat) => seat);
  const moves = await Promise.all(seats.map(seat => pool.think('ra', 'slow', null, seat)));
  expect(moves).toEqual(seats.map(seat => ['drawn', seat]));
});

it('when the pool is closed, whoever thinks or waits is told so, and no thread is started again', async () => {
  const pool = thinkingPool(1, { worker: SLOW });
  const asked = Promise.allSettled([0, 1, 2].map(seat => pool.think('ra', 'slow', null, seat)));
  await pool.close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(pool.think('ra', 'slow', null, 3)).rejects.toThrow('the threads have ended');
});

it('turns are taken in order, as many at a time as may, also after one that fails', async () => {
  const semaphore = newSemaphore(2);
  const said: string[] = [];
  const ends = new Map<string, (ok: boolean) => void>();
  const work = (name: string) => () => {
    said.push(name);
    return new Promise<void>((resolve, reject) =>
      ends.set(name, ok => (ok ? resolve() : reject(new Error(name)))),
    );
  };
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(name => semaphore.take(work(name))));
  const later = () => new Promise(resolve => setImmediate(resolve));
  await later();
  expect(said).toEqual(['a', 'b']);
  ends.get('b')!(false);
  await later();
  expect(said).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) ends.get(name)!(true);
  await later();
  expect(said).toEqual(['a', 'b', 'c', 'd']);
  ends.get('d')!(true);
  expect((await all).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});
