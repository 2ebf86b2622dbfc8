/** Milliseconds to wait before each retry: long enough for a server to restart. */
const PAUSES = [500, 1500, 3000] as const;
/** The same for every retry after those. */
const LONG_PAUSE = 10_000;

/** The errors of all browsers for a module that cannot be fetched, and Vite's for its stylesheet. */
const UNFETCHED = /dynamically imported module|importing a module script|preload/i;

export const isUnfetched = (error: unknown): boolean =>
  error instanceof Error && UNFETCHED.test(error.message);

/** Stylesheets that could not be fetched, by their links. */
const failed = new Set<HTMLLinkElement>();
// There is no window while the home page is prerendered.
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
    // A link that is no longer in the document would neither load nor fail.
    if (link.isConnected) link.replaceWith(anew);
    else resolve();
  });

let linking: Promise<unknown> | null = null;
const linkAll = () =>
  Promise.all([...failed].map(linkAgain)).finally(() => {
    linking = null;
  });

/**
 * Fetches a part and its styles, once. Stylesheets that failed before are fetched again first: Vite takes them for loaded, and would
 * show the part without them.
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

/** Retries for five seconds, and then gives up. @throws the last error */
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

/** Retries until it can be fetched. @throws where it was fetched but is broken */
export const fetchRetryingForever = async <Part>(find: () => Promise<Part>): Promise<Part> => {
  for (let tries = 0; ; tries++) {
    try {
      return await fetchOnce(find);
    } catch (error) {
      if (!isUnfetched(error)) throw error;
      await pause(PAUSES[tries] ?? LONG_PAUSE);
    }
  }
};
