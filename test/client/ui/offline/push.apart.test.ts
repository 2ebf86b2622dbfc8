import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: unknown) => void;
type Shown = {
  readonly title: string;
  readonly tag: string;
  readonly data: unknown;
  readonly body?: string;
};

/** What a worker has around it, with the pages that are open. */
const fakeScope = (language: string, open: readonly string[], base: string) => {
  const listeners = new Map<string, Listener>();
  const shown: Shown[] = [];
  const closed: Shown[] = [];
  const focused: string[] = [];
  const opened: string[] = [];
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) =>
      shown
        .filter(notice => notice.tag === tag)
        .map(notice => ({
          ...notice,
          close: () => {
            closed.push(notice);
            shown.splice(shown.indexOf(notice), 1);
          },
        })),
    showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
      void shown.push({ title, ...options }),
  };
  const clients = {
    matchAll: async () => open.map(url => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (path: string) => void opened.push(path),
  };
  vi.stubGlobal('self', {
    location: { href: `https://games.example${base}service-worker.js` },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    navigator: { language },
    registration,
    clients,
  });
  /** Has the worker do what an event asks for, to the end. */
  const happen = async (kind: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (part: Promise<unknown>) => work.push(part) });
    expect(work).toHaveLength(1);
    await Promise.all(work);
  };
  const push = (text: string) => happen('push', { data: { json: () => JSON.parse(text) } });
  const press = async (data: unknown) => {
    const close = vi.fn();
    await happen('notificationclick', { notification: { data, close } });
    expect(close).toHaveBeenCalledOnce();
  };
  return { shown, closed, focused, opened, push, press, happen };
};

const worker = async (language = 'en-GB', open: readonly string[] = [], base = '/') => {
  const scope = fakeScope(language, open, base);
  await import('../../../../src/worker/push.ts');
  return scope;
};

const notice = (more: object = {}) =>
  JSON.stringify({
    kind: 'your-turn',
    game: 'ra',
    title: 'Ra',
    match: 'abc',
    seat: 1,
    reminder: false,
    ...more,
  });

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

it('below a path a message leads to its table there, and what is none of ours to the home page there', async () => {
  const page = 'https://games.example/ra/match/ra/abc';
  const { push, press, shown, focused, opened } = await worker('en', [page], '/ra/');
  await push(notice());
  expect(shown).toMatchObject([
    { data: '/ra/match/ra/abc', icon: '/ra/icon.svg', badge: '/ra/icon-turn.svg' },
  ]);
  await press('/ra/match/ra/abc');
  await press(null);
  expect([focused, opened]).toEqual([[page], ['/ra/']]);
});

it('a message is shown in the words of the browser, and leads to its table', async () => {
  const { push, shown } = await worker();
  await push(notice());
  expect(shown).toMatchObject([{ title: 'Your turn', body: 'Ra', tag: 'abc', data: '/match/ra/abc' }]);
  vi.resetModules();
  const italian = await worker('it-IT');
  await italian.push(notice());
  expect(italian.shown).toMatchObject([{ title: 'Tocca a te' }]);
});

it('a message is shown in the words that were chosen on the page, whatever the browser’s', async () => {
  const { push, shown } = await worker('it-IT');
  await push(notice({ language: 'en' }));
  await push(notice({ match: 'other', language: 7 }));
  expect(shown.map(({ title }) => title)).toEqual(['Your turn', 'Tocca a te']);
});

it('what a page that is open has said by itself is not heard twice', async () => {
  const table = 'https://here.example/match/ra/abc';
  const said = { title: 'Your turn', tag: 'abc', data: { path: '/match/ra/abc' } };
  const { push, press, shown, closed, focused } = await worker('en', [table]);
  shown.push(said);
  await push(notice());
  expect(closed).toEqual([]);
  await push(notice());
  expect(closed.some(({ data }) => data === '/match/ra/abc')).toBe(true);
  await press(said.data);
  expect(focused).toEqual([table]);
  vi.resetModules();
  // One that a page has left behind when it was closed is of another turn.
  const without = await worker();
  without.shown.push(said);
  await without.push(notice());
  expect(without.closed).toEqual([said]);
});

it('a reminder takes the place of the first, and of no other match’s', async () => {
  const { push, shown } = await worker();
  await push(notice());
  await push(notice({ match: 'other' }));
  await push(notice({ reminder: true }));
  expect(shown.map(({ title, tag }) => [tag, title])).toEqual([
    ['other', 'Your turn'],
    ['abc', 'It is still your turn'],
  ]);
});

it.each([
  ['no JSON', 'turn'],
  ['another kind', notice({ kind: 'news' })],
  ['no match', notice({ match: 7 })],
  ['null', 'null'],
])('what is no notice of ours leads home: %s', async (_what, text) => {
  const { push, shown } = await worker();
  await push(text);
  expect(shown).toMatchObject([{ title: 'Your turn', body: '', data: '/' }]);
});

it('a message without data is shown too', async () => {
  const { happen, shown } = await worker();
  await happen('push', { data: null });
  expect(shown).toHaveLength(1);
});

it('an address of a match cannot lead out of the site', async () => {
  const { push, shown } = await worker();
  await push(notice({ game: '../..', match: '//elsewhere.example' }));
  expect(shown[0]?.data).toBe('/match/..%2F../%2F%2Felsewhere.example');
});

it('a press goes to the table that is open, else opens it', async () => {
  const table = 'https://here.example/match/ra/abc';
  const { press, focused, opened } = await worker('en', ['https://here.example/', table]);
  await press('/match/ra/abc');
  expect([focused, opened]).toEqual([[table], []]);
  await press('/match/ra/other');
  expect(opened).toEqual(['/match/ra/other']);
  await press(undefined);
  expect(focused).toEqual([table, 'https://here.example/']);
});
