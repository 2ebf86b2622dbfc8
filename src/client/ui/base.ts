/**
 * The path at which the site begins, with a stroke at its end: `/`, or where it is served below a path (`BASE_PATH`) that one. The
 * same files serve any: all that are built lie in one folder below it.
 */
export const BASE: string =
  import.meta.env.PROD && !import.meta.env.SSR
    ? new URL(/* @vite-ignore */ '..', import.meta.url).pathname
    : '/';

/** The address on this server of a path that begins where the site does. */
export const onServer = (path: `/${string}`): string => BASE + path.slice(1);

/** Where a page is, as a path that begins where the site does; null where it is outside of the site. */
export const inSite = (path: string): string | null =>
  path.startsWith(BASE) ? path.slice(BASE.length - 1) : null;
