import type { AnyMove } from '../../game/contract.ts';
import type { Thinker } from '../match/ports.ts';
import { IS_TRANSLATED, threadsFor } from '../threads.ts';
import { newSemaphore } from './semaphore.ts';

/** How long a bot may think before its thread is ended, counted from when a thread is free for it. */
const PATIENCE_MS = IS_TRANSLATED ? 100_000 : 10_000;

/** In the built server the threads' module stands beside this one; from the sources it has to be translated first. */
const FILE = IS_TRANSLATED ? './worker-in-typescript.mjs' : './worker.js';
const WORKER = new URL(FILE, import.meta.url);

/** Bots that think in threads of their own, so that nobody's request waits for them. */
export const thinkingPool = (most: number, { patience = PATIENCE_MS, worker = WORKER } = {}): Thinker => {
  const threads = threadsFor(worker, most);
  // The threads' own queue would have whoever waits in it lose the time to think.
  const semaphore = newSemaphore(most);
  return {
    think: (game, bot, view, seat, chance) =>
      semaphore.take(
        () => threads.run('think', { game, bot, view, seat, chance }, patience) as Promise<AnyMove>,
      ),
    close: threads.close,
  };
};
