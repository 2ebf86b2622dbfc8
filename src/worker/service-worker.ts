/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { withoutSurroundings } from '../site/addresses.ts';
import { BASE, cacheOf, inSite } from './base.ts';
import { keepParts, partOf } from './parts.ts';
import { isPage, isRecord, shellOf } from './paths.ts';
import './push.ts';

declare const self: ServiceWorkerGlobalScope;

/** As `scripts/service-worker.ts` lists them. */
type BuiltFile = PrecacheEntry & {
  readonly revision: string | null;
  /** Needed for the first screen of whichever page; the others are fetched when nobody waits for anything. */
  readonly isShell: boolean;
};

const KEPT_RECORDS = 200;

const meantBy = ({ pathname, search, hash }: URL): string | null =>
  withoutSurroundings({ pathname: inSite(pathname), search, hash });

// Its optional callbacks may be undefined, which the type of plugins does not foresee.
const keepOnly = (maxEntries: number) => new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;

const files = self.__WB_MANIFEST as unknown as readonly BuiltFile[];

precache(files.filter(({ isShell }) => isShell).map(({ url, revision }) => ({ url, revision })));
cleanupOutdatedCaches();

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPage(inSite(url.pathname), url.search),
  async ({ url, request }) =>
    (await matchPrecache(shellOf(inSite(url.pathname), self.navigator.language))) ?? fetch(request),
);
// A link with a bracket or a full stop behind it opens without the server too.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && meantBy(url) !== null,
  async ({ url }) => Response.redirect(BASE + meantBy(url)!.slice(1)),
);
addRoute({ cleanURLs: false });
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && inSite(url.pathname).startsWith('/assets/'),
  ({ request }) => partOf(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isRecord(inSite(url.pathname)),
  new NetworkFirst({ cacheName: cacheOf('records'), plugins: [keepOnly(KEPT_RECORDS)] }),
);

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('message', event => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === 'keep-parts')
    // Without a line there is nothing to fetch; the next page that opens asks again.
    event.waitUntil(keepParts(files.filter(({ isShell }) => !isShell).map(({ url }) => url)).catch(() => {}));
});
