import { thinkInSlices } from '../../games/thinking/thinking.ts';
import { type Asked, beginning, type CoachAnswers } from './coaching.ts';

/**
 * What the coach makes of what it is asked, worked out in a worker, or where none can be had here, a little at a time.
 * @returns null where the game has no coach, or it is not wanted any more
 * @throws what reading a record throws
 */
export const askCoach = async <For extends Asked['for']>(
  asked: Asked & { readonly for: For },
  signal: AbortSignal,
): Promise<CoachAnswers[For] | null> => {
  const answer = await askWorker(asked, signal);
  if (answer !== undefined || signal.aborted) return (answer ?? null) as CoachAnswers[For] | null;
  const thinking = await beginning(asked);
  return thinking === null ? null : ((await thinkInSlices(thinking, signal)) as CoachAnswers[For] | null);
};

/** Undefined where there is no worker, or it has failed. */
const askWorker = (asked: Asked, signal: AbortSignal): Promise<unknown> => {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  return new Promise(resolve => {
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: unknown) => {
      worker.terminate();
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => end(data);
    worker.onerror = () => end(undefined);
    signal.addEventListener('abort', () => end(undefined), { once: true });
    worker.postMessage(asked);
  });
};
