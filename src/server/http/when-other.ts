import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';

/** So often it is looked whether there is something to tell, for so long at most. Milliseconds. */
const LOOK_MS = 700;
const WAIT_MS = 10_000;

/**
 * Waits with the answer to a page that follows something until there is what the page does not know, ten seconds at most.
 * @param mark of what there is to tell: another one whenever that is another
 * @returns the mark then: the one that the page knows, where nothing has come or the page has gone
 */
export const whenOther = async (
  ctx: Context,
  known: unknown,
  mark: () => Promise<string>,
): Promise<string> => {
  let now = await mark();
  // A request that waits says nothing of how quick answers are.
  ctx.state.hasWaited = now === known;
  for (const end = performance.now() + WAIT_MS; now === known && performance.now() < end; ) {
    await pause(LOOK_MS);
    if (ctx.res.destroyed) break;
    now = await mark();
  }
  return now;
};

/**
 * The same for what counts its changes, `?known` being their number as the page knows it: what has not changed is not even read.
 * @param changesOf their number; null: there is no such thing
 * @param reader to whom it is told otherwise than to others
 * @returns whether the page is to be told all of it; otherwise it was answered
 */
export const answersAnew = async (
  ctx: Context,
  changesOf: () => Promise<number | null>,
  reader = '',
): Promise<boolean> => {
  const changes = await whenOther(ctx, ctx.query.known, async () => String(await changesOf()));
  ctx.set('cache-control', 'no-cache');
  // The time in it is another with every answer.
  ctx.set('etag', `"${changes}-${reader}"`);
  ctx.status = 200;
  if (!ctx.fresh) return true;
  ctx.status = 304;
  return false;
};
