import { thinkThrough } from '../table/thinking.ts';
import { reviewing } from './reviewing.ts';

/** Runs beside the page. Is handed a match record, and answers with its review, or null. */
addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  try {
    const thinking = await reviewing(data);
    postMessage(thinking === null ? null : thinkThrough(thinking));
  } catch (error) {
    // Only what is thrown outside of promises reaches the page, which goes on by itself then.
    setTimeout(() => {
      throw error;
    });
  }
});
