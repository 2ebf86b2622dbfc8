import type { Answer, Wish } from './thinker.ts';
import { type Thinking, thinkThrough } from './thinking.ts';

/** What each game can be asked to think about, out of its folder, where it has something. */
const FILES = import.meta.glob<(...asked: readonly unknown[]) => Thinking<unknown> | null>(
  '../*/thinking.ts',
  {
    import: 'think',
  },
);

/** Runs beside the page: what takes long to work out delays no press there. */
addEventListener('message', async ({ data: { game, asked } }: MessageEvent<Wish>) => {
  try {
    const think = await FILES[`../${game}/thinking.ts`]!();
    const thinking = think(...asked);
    postMessage({ result: thinking === null ? null : thinkThrough(thinking) } satisfies Answer);
  } catch (error) {
    // Only what is thrown outside of promises reaches the page, which goes on by itself then.
    setTimeout(() => {
      throw error;
    });
  }
});
