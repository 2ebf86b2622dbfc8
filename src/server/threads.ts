import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** A thread that is asked again within this time, in milliseconds, finds loaded what it needs. */
const IDLE_MS = 60_000;

/** What threads run is translated first, on a busy machine for a minute. In the built server it is not. */
export const IS_TRANSLATED = import.meta.url.endsWith('.ts');

/** How much lower their priority is than the event loop's, on which everybody waits: of 0 to 19, as "nice" counts. */
const NICE = 10;

/** Threads beside the event loop. */
export type Threads = {
  /**
   * @param patience in milliseconds, counted from when there is a thread
   * @throws what the thread's function throws; and where it takes longer than `patience`, which ends the thread
   */
  readonly run: (name: string, task: object, patience: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/**
 * Threads for one kind of work: none is started before there is some.
 * @param worker the module whose functions they run, by name
 */
export const threadsFor = (worker: URL, most: number): Threads => {
  let pool: Piscina | undefined;
  const ready = new Set<{ readonly destroyed: boolean }>();
  let isClosed = false;
  const start = (): Piscina => {
    const started = new Piscina({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: most,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
    });
    // As many as have asked may wait for the first thread.
    started.setMaxListeners(0);
    started.on('workerCreate', thread => ready.add(thread));
    // What is handed on then is another object than before.
    started.on('workerDestroy', () => {
      for (const thread of ready) if (thread.destroyed) ready.delete(thread);
    });
    // A thread that breaks down rejects what it was asked; beside that there is nobody to tell.
    started.on('error', () => {});
    return started;
  };
  return {
    run: async (name, task, patience) => {
      if (isClosed) throw new Error('the threads have ended');
      pool ??= start();
      const impatience = new AbortController();
      const done = pool.run(task, { name, signal: impatience.signal });
      // A busy machine takes long to start one, which is of so low a priority.
      if (ready.size === 0) {
        done.catch(() => {});
        await Promise.race([once(pool, 'workerCreate'), done]);
      }
      const timer = setTimeout(() => impatience.abort(), patience).unref();
      try {
        return await done;
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
};
