import { inSite, onServer } from '../base.ts';

/** Where one is: a path that begins where the site does, and what was handed on with it. */
export type Place = {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What the page before has handed on, or null. */
  readonly state: unknown;
  /** Another one for each step, also to the same address. */
  readonly key: string;
};
/** How one came there: by a link, in place of what was there, or by Back, Forward, or the address itself. */
export type NavigationType = 'push' | 'replace' | 'pop';

/** The addresses of a visit, one after the other. */
export type History = {
  readonly now: () => Place;
  /** @param to an address that begins where the site does */
  readonly go: (to: string, state: unknown, replaces: boolean) => void;
  /** @returns what ends it */
  readonly listen: (heard: (place: Place, way: NavigationType) => void) => () => void;
};

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

export const placeAt = (to: string, state: unknown, key: string): Place => {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash, state, key };
};

/** What is kept with each address: the number by which `back-closes.ts` tells one page from the next, and what was handed on. */
type Entry = { readonly usr?: unknown; readonly key?: string; readonly idx?: number } | null;

/** The browser's own. */
export const browserHistory = (): History => {
  const entry = () => history.state as Entry;
  const now = (): Place => {
    const { pathname, search, hash } = location;
    const { usr = null, key = 'first' } = entry() ?? {};
    return { pathname: inSite(pathname) ?? '/', search, hash, state: usr, key };
  };
  if (entry()?.idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
  const listeners = new Set<Parameters<History['listen']>[0]>();
  const tell = (way: NavigationType) => {
    for (const heard of listeners) heard(now(), way);
  };
  const popped = () => tell('pop');
  return {
    now,
    go: (to, state, replaces) => {
      const idx = (entry()?.idx ?? 0) + (replaces ? 0 : 1);
      const next = { usr: state, key: newKey(), idx };
      const address = onServer(to as `/${string}`);
      if (replaces) history.replaceState(next, '', address);
      else {
        try {
          history.pushState(next, '', address);
        } catch (error) {
          if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
          // A browser that takes no more steps in so short a time loads the page.
          location.assign(address);
          return;
        }
      }
      tell(replaces ? 'replace' : 'push');
    },
    listen: heard => {
      if (listeners.size === 0) addEventListener('popstate', popped);
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0) removeEventListener('popstate', popped);
      };
    },
  };
};

/** One address that never changes, for prerendering. */
export const fixedHistory = (address: string): History => ({
  now: () => placeAt(address, null, 'first'),
  go: () => {},
  listen: () => () => {},
});
