import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepParts, partOf } from '../../../../src/worker/parts.ts';

const ORIGIN = 'http://localhost:8000';

/** The worker's surroundings: pages that are open, parts that are kept, and what has been fetched so far. */
const surroundings = (page: string, kept: readonly string[]) => {
  const cache = new Set(kept.map(url => ORIGIN + url));
  const fetched: string[] = [];
  vi.stubGlobal('self', {
    location: { href: `${ORIGIN}/service-worker.js` },
    clients: { matchAll: async () => [{ url: ORIGIN + page }] },
  });
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...cache].map(url => ({ url })),
      delete: async (url: string) => cache.delete(url),
      put: async (url: string) => void cache.add(url),
    }),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url.replace(ORIGIN, ''));
    return { ok: true };
  });
  return { cache, fetched };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what is missing at once where nobody plays, and drops other versions', async () => {
  const { cache, fetched } = surroundings('/', ['/a-1.js', '/b-1.js']);
  await keepParts(['/a-1.js', '/b-2.js', '/c-1.js']);
  expect(fetched).toEqual(['/b-2.js', '/c-1.js']);
  expect([...cache].sort()).toEqual(['/a-1.js', '/b-2.js', '/c-1.js'].map(url => ORIGIN + url));
});

it('pauses between parts while somebody plays, and drops nothing', async () => {
  const { cache, fetched } = surroundings('/local/ra', ['/b-1.js']);
  const done = keepParts(['/b-2.js', '/c-1.js', '/d-1.js']);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(['/b-2.js']);
  await vi.advanceTimersByTimeAsync(250);
  expect(fetched).toEqual(['/b-2.js', '/c-1.js']);
  await vi.runAllTimersAsync();
  await done;
  expect(fetched).toHaveLength(3);
  expect(cache.has(`${ORIGIN}/b-1.js`)).toBe(true);
});

const refuse = async () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

it.each([
  ['nothing may be kept', { open: refuse }],
  ['what is kept cannot be read', { open: async () => ({ match: refuse, put: async () => {} }) }],
  ['there is no room left', { open: async () => ({ match: async () => undefined, put: refuse }) }],
])('gives a page its part from the server where %s', async (_case, caches) => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () => new Response('part'));
  const part = await partOf(new Request(`${ORIGIN}/a-1.js`));
  expect(await part.text()).toBe('part');
});
