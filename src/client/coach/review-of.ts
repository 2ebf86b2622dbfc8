import type { MatchRecord } from '../../game/record.ts';
import type { Review } from '../../game/review.ts';
import { thinkInSlices } from '../table/thinking.ts';
import { reviewing } from './reviewing.ts';

/**
 * The review of a match, worked out in a worker, or where none can be had here, a little at a time.
 * @returns null where its game has no coach, or it is not wanted any more
 * @throws what reading the record throws
 */
export const reviewOf = async (record: MatchRecord, signal: AbortSignal): Promise<Review | null> => {
  const inWorker = await askWorker(record, signal);
  if (inWorker !== undefined || signal.aborted) return inWorker ?? null;
  const thinking = await reviewing(record);
  return thinking === null ? null : thinkInSlices(thinking, signal);
};

/** Undefined where there is no worker, or it has failed. */
const askWorker = (record: MatchRecord, signal: AbortSignal): Promise<Review | null | undefined> => {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  return new Promise(resolve => {
    const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
    const end = (review: Review | null | undefined) => {
      worker.terminate();
      resolve(review);
    };
    worker.onmessage = ({ data }: MessageEvent<Review | null>) => end(data);
    worker.onerror = () => end(undefined);
    signal.addEventListener('abort', () => end(undefined), { once: true });
    worker.postMessage(record);
  });
};
