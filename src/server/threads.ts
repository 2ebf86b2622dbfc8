import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** A thread that is asked again within this time, in milliseconds, finds loaded what it needs. */
const IDLE_MS = 60_000;

/** How much lower their priority is than the event loop's, on which everybody waits: of 0 to 19, as "nice" counts. */
const NICE = 10;

/** Threads beside the event loop. */
export type Threads = {
  /** @throws what the thread's function throws; and where it takes longer than `patience`, in milliseconds, which ends the thread */
  readonly run: (name: string, task: object, patience: number) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

/**
 * Threads for one kind of work: none is started before there is some.
 * @param worker the module whose functions they run, by name
 */
export const threadsFor = (worker: URL, most: number): Threads => {
  let pool: Piscina | undefined;
  let isClosed = false;
  const start = (): Piscina => {
    const started = new Piscina({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: most,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
    });
    // A thread that breaks down rejects what it was asked; beside that there is nobody to tell.
    started.on('error', () => {});
    return started;
  };
  return {
    run: async (name, task, patience) => {
      if (isClosed) throw new Error('the threads have ended');
      pool ??= start();
      return pool.run(task, { name, signal: AbortSignal.timeout(patience) });
    },
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
};
