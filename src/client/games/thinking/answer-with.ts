import type { Answer, Wish } from './thinker.ts';
import { type Thinking, thinkThrough } from './thinking.ts';

/**
 * Makes a worker of a game's `thinking.ts`: it runs beside the page, so that what takes long to work out delays no press there.
 * @param think what the page would ask here, were there no worker
 */
export const answerWith = <Asked extends readonly unknown[]>(
  think: (...asked: Asked) => Thinking<unknown> | null,
): void =>
  addEventListener('message', ({ data: { asked } }: MessageEvent<Wish>) => {
    const thinking = think(...(asked as Asked));
    postMessage({ result: thinking === null ? null : thinkThrough(thinking) } satisfies Answer);
  });
