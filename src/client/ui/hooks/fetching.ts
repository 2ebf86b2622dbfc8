/** Milliseconds after which what could not be fetched is asked for again: a server that starts anew is back by then. */
const PAUSES = [500, 1500, 3000] as const;
/** From then on, for as long as it takes. */
const LONG_PAUSE = 10_000;

/** What a browser says, each in its own words, when a module of the page cannot be fetched, and Vite of its styles. */
const UNFETCHED = /dynamically imported module|importing a module script|preload/i;

export const isUnfetched = (error: unknown): boolean =>
  error instanceof Error && UNFETCHED.test(error.message);

/** Stylesheets that could not be fetched, by their links. */
const failed = new Set<HTMLLinkElement>();
// The home page is written beforehand too, where there is no window.
globalThis.window?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  { capture: true },
);

const linkAgain = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const anew = link.cloneNode() as HTMLLinkElement;
    anew.addEventListener('load', () => resolve());
    anew.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
    failed.delete(link);
    // One that has gone is nobody's any more, and would neither come nor fail.
    if (link.isConnected) link.replaceWith(anew);
    else resolve();
  });

let linking: Promise<unknown> | null = null;
const linkAll = () =>
  Promise.all([...failed].map(linkAgain)).finally(() => {
    linking = null;
  });

/**
 * Fetches a part and its styles. Vite asks for a stylesheet once: one that failed it takes for fetched when it is wanted
 * next, and the part would stand there bare.
 */
export const fetchOnce = async <Part>(find: () => Promise<Part>): Promise<Part> => {
  if (failed.size > 0) linking ??= linkAll();
  if (linking !== null) await linking;
  return find();
};

/** Until the time is over, or the device has a connection again. */
const pause = (ms: number): Promise<void> =>
  new Promise(resolve => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/** Asks again for what cannot be fetched, and gives up after five seconds. @throws what it failed by last */
export const fetchWithRetries = async <Part>(find: () => Promise<Part>): Promise<Part> => {
  for (const ms of PAUSES) {
    try {
      return await fetchOnce(find);
    } catch {
      await pause(ms);
    }
  }
  return fetchOnce(find);
};

/** Asks again for as long as it cannot be fetched. @throws where it is there, but broken */
export const fetchUntilThere = async <Part>(find: () => Promise<Part>): Promise<Part> => {
  for (let tries = 0; ; tries++) {
    try {
      return await fetchOnce(find);
    } catch (error) {
      if (!isUnfetched(error)) throw error;
      await pause(PAUSES[tries] ?? LONG_PAUSE);
    }
  }
};
