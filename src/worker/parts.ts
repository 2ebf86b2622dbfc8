import { cacheOf, inSite } from './base.ts';
import { isTable } from './paths.ts';

const CACHE = cacheOf('parts');

/** Between two of them while somebody plays: what a press has drawn comes first. Milliseconds. */
const PAUSE = 250;

declare const self: ServiceWorkerGlobalScope;

/** A part of the client that is loaded when it is wanted, from what is kept, else from the server. */
export const partOf = async (request: Request): Promise<Response> => {
  // Where a browser keeps nothing, or has no room left, a page works as it does without a worker.
  const cache = await caches.open(CACHE).catch(() => null);
  const kept = await cache?.match(request, { ignoreVary: true }).catch(() => undefined);
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  if (found.ok) await cache?.put(request, found.clone()).catch(() => {});
  return found;
};

/**
 * Fetches those of the parts that are not kept yet, one after the other, so that nobody waits for a line that is busy with
 * them; and drops those of other versions, unless some page may still be in a match that was begun with one.
 * @param urls of this version's parts, from where the worker lies
 */
export const keepParts = async (urls: readonly string[]): Promise<void> => {
  const cache = await caches.open(CACHE);
  const wanted = new Set(urls.map(url => new URL(url, self.location.href).href));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inMatch = pages.some(({ url }) => isTable(inSite(new URL(url).pathname)));
  for (const { url } of await cache.keys())
    if (!wanted.delete(url) && !inMatch) await cache.delete(url, { ignoreVary: true });
  for (const url of wanted) {
    const found = await fetch(url, { priority: 'low' });
    if (found.ok) await cache.put(url, found);
    if (inMatch) await new Promise(after => setTimeout(after, PAUSE));
  }
};
