import { IS_TRANSLATED, type Threads, threadsFor } from '../threads.ts';

/** In the built server the thread's module stands beside this one; from the sources it has to be translated first. */
const FILE = IS_TRANSLATED ? './worker-in-typescript.mjs' : './picture-worker.js';
const WORKER = new URL(FILE, import.meta.url);

/** How long a picture may take, beside those before it, and how many may wait: whoever shows links asks again some day. */
const PATIENCE_MS = IS_TRANSLATED ? 200_000 : 20_000;
const WAITING = 20;

/** So much is asked for that there is no use in waiting. */
export class TooManyPictures extends Error {
  readonly status = 503;
  readonly expose = true;
  constructor() {
    super('too many pictures are being drawn: try again later');
  }
}

/** Draws tables as PNGs, one after the other in a thread of its own: each takes some hundredths of a second. */
export type Artist = {
  /**
   * As `pictureOf`.
   * @throws TooManyPictures
   */
  readonly draw: (name: string, view: unknown) => Promise<Buffer | null>;
  readonly close: () => Promise<void>;
};

export const artist = (threads: Threads = threadsFor(WORKER, 1)): Artist => {
  let waiting = 0;
  return {
    draw: async (name, view) => {
      if (waiting >= WAITING) throw new TooManyPictures();
      waiting += 1;
      try {
        const drawn = (await threads.run('draw', { name, view }, PATIENCE_MS)) as Uint8Array | null;
        return drawn === null ? null : Buffer.from(drawn);
      } finally {
        waiting -= 1;
      }
    },
    close: threads.close,
  };
};
