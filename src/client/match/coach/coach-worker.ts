import { thinkThrough } from '../../games/thinking/thinking.ts';
import { type Asked, beginning } from './coaching.ts';

/** Runs beside the page, and answers with what the coach makes of what it is asked, or null. */
addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  try {
    const thinking = await beginning(data);
    postMessage(thinking === null ? null : thinkThrough(thinking));
  } catch (error) {
    // Only what is thrown outside of promises reaches the page, which goes on by itself then.
    setTimeout(() => {
      throw error;
    });
  }
});
