/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** The path at which the site begins: the worker is a file there. */
export const BASE: string = new URL('./', self.location.href).pathname;

/** A path of this server as one that begins where the site does; empty for what is not the site's. */
export const inSite = (pathname: string): string =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : '';

/** What is kept for this site: there may be others on the same server. */
export const cacheOf = (name: string): string => (BASE === '/' ? name : `${name} ${BASE}`);
