import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type Deals, playDeals, sum } from './deals.ts';

/** How many deals a thread is given at a time: few, so that all end at about the same moment. */
const AT_A_TIME = 5;

export type Hall = {
  /**
   * What `playDeals` answers, in the same order, however many play. Calls `told` with the deals that are done,
   * and what was won in them.
   */
  readonly play: (deals: Deals, told?: (done: number, won: number) => void) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
};

/** Where matches by the thousand are played: in threads, or with one of them in this one. */
export const openHall = (threads: number): Hall => {
  const pool =
    threads === 1
      ? null
      : new Piscina({
          filename: fileURLToPath(new URL('./worker-in-typescript.mjs', import.meta.url)),
          minThreads: threads,
          maxThreads: threads,
        });
  const played = (deals: Deals): Promise<readonly number[]> =>
    pool === null ? playDeals(deals) : pool.run(deals, { name: 'playDeals' });
  return {
    play: async (deals, told = () => {}) => {
      let [done, won] = [0, 0];
      const part = async (from: number): Promise<readonly number[]> => {
        const to = Math.min(deals.to, from + AT_A_TIME);
        const wins = await played({ ...deals, from, to });
        done += to - from;
        won += sum(wins);
        told(done, won);
        return wins;
      };
      const parts: Promise<readonly number[]>[] = [];
      for (let from = deals.from; from < deals.to; from += AT_A_TIME) {
        parts.push(part(from));
        // In this thread one after the other: begun all at once, none would be told before the last has ended.
        if (pool === null) await parts.at(-1);
      }
      return (await Promise.all(parts)).flat();
    },
    close: async () => {
      await pool?.destroy();
    },
  };
};
