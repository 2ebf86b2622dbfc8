import { thinkInSlices } from '../../games/thinking/thinking.ts';
import { type Asked, beginning, type Told } from './coaching.ts';

/**
 * What the coach makes of what it is asked, worked out in a worker, or where none can be had here, a little at a time.
 * @returns null where the game has no coach, or it is not wanted any more
 * @throws what reading a record throws
 */
export const askCoach = async <For extends Asked['for']>(
  asked: Asked & { readonly for: For },
  signal: AbortSignal,
): Promise<Told[For] | null> => {
  const told = await askWorker(asked, signal);
  if (told !== undefined || signal.aborted) return (told ?? null) as Told[For] | null;
  const thinking = await beginning(asked);
  return thinking === null ? null : ((await thinkInSlices(thinking, signal)) as Told[For] | null);
};

/** Undefined where there is no worker, or it has failed. */
const askWorker = (asked: Asked, signal: AbortSignal): Promise<unknown> => {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  return new Promise(resolve => {
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    const end = (told: unknown) => {
      worker.terminate();
      resolve(told);
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => end(data);
    worker.onerror = () => end(undefined);
    signal.addEventListener('abort', () => end(undefined), { once: true });
    worker.postMessage(asked);
  });
};
