import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { AnyMove } from '../../game/contract.ts';
import type { Thinker } from '../match/ports.ts';
import { newTurns } from './turns.ts';

/** How long a bot may think before its thread is ended, counted from when a thread is free for it. */
const PATIENCE_MS = 10_000;
/** A bot that is asked again within this time finds its rules loaded. */
const IDLE_MS = 60_000;

/** In the built server the threads' module stands beside this one; from the sources it has to be translated first. */
const FILE = import.meta.url.endsWith('.ts') ? './worker-in-typescript.mjs' : './worker.js';
const WORKER = new URL(FILE, import.meta.url);

/** Bots that think in threads of their own, so that nobody's request waits for them. */
export const thinkingPool = (threads: number, { patience = PATIENCE_MS, worker = WORKER } = {}): Thinker => {
  let pool: Piscina | undefined;
  let isClosed = false;
  // Piscina's own queue would have whoever waits in it lose the time to think.
  const turns = newTurns(threads);
  /** No thread is started before a bot is asked for the first time. */
  const start = (): Piscina => {
    const started = new Piscina({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
    });
    // A thread that breaks down rejects what it was asked; beside that there is nobody to tell.
    started.on('error', () => {});
    return started;
  };
  return {
    think: (game, bot, view, seat): Promise<AnyMove> =>
      turns.take(() => {
        if (isClosed) throw new Error('nobody thinks any more');
        pool ??= start();
        return pool.run({ game, bot, view, seat }, { name: 'think', signal: AbortSignal.timeout(patience) });
      }),
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
};
