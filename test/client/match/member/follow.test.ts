import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDesk, deskNow } from '../../../../src/client/match/member/desk.ts';
import { followMember } from '../../../../src/client/match/member/follow.ts';
import { deleteMember, leaveDevice } from '../../../../src/client/match/member/leave-device.ts';
import { adoptSettings } from '../../../../src/client/match/member/settings.ts';
import { keepWho, whoNow } from '../../../../src/client/match/member/who.ts';

/** What the page waits to be told, and how the server answers it. */
type Question = { readonly path: string; readonly answer: (status: number, body?: object) => Promise<void> };

let open: Question[] = [];
let end = () => {};
let isSeen = true;
let openAtSignOut = -1;
/** How often it was asked what is new. */
let allAsked = 0;

const see = (seen: boolean) => {
  isSeen = seen;
  document.dispatchEvent(new Event('visibilitychange'));
};
const told = (mark: string) => ({
  mark,
  told: { member: { id: 'a', name: 'Ada', since: 0, settings: {} }, matches: [] },
});
/** The one question that is open. */
const question = (): Question => {
  expect(open).toHaveLength(1);
  return open[0]!;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  open = [];
  openAtSignOut = -1;
  isSeen = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'));
  vi.stubGlobal('fetch', (path: string, { method, signal }: RequestInit) => {
    if (method === 'DELETE') openAtSignOut = open.length;
    if (!path.includes('/account/now')) return Promise.resolve(new Response('{}'));
    return new Promise((resolve, reject) => {
      const one: Question = {
        path,
        answer: async (status, body = {}) => {
          open.splice(open.indexOf(one), 1);
          resolve(new Response(JSON.stringify(body), { status }));
          await vi.advanceTimersByTimeAsync(0);
        },
      };
      open.push(one);
      allAsked += 1;
      signal?.addEventListener('abort', () => {
        if (open.includes(one)) open.splice(open.indexOf(one), 1);
        reject(new Error('aborted'));
      });
    });
  });
  keepWho('Ada');
  adoptSettings({});
  end = followMember();
});

afterEach(() => {
  end();
  clearDesk();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page that is seen has a question open, however long nobody has touched it', async () => {
  await question().answer(200, told('1'));
  for (let minute = 0; minute < 30; minute++) {
    await vi.advanceTimersByTimeAsync(300);
    expect(question().path).toContain('known=1');
    await vi.advanceTimersByTimeAsync(15_000);
    await question().answer(200, { mark: '1', told: null });
  }
  expect(deskNow()).toEqual([]);
});

it('a hidden page has none; seen again, it asks at once', async () => {
  await question().answer(200, told('1'));
  see(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toEqual([]);
  see(true);
  const { path } = question();
  expect(path).toContain('known=1');
  see(false);
  expect(open).toEqual([]);
});

it('a page that one goes back to asks at once, and where the network is back; none of them asks twice', async () => {
  await question().answer(200, told('1'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  question();
  window.dispatchEvent(new Event('online'));
  question();
});

it('a server that does not answer is asked again after a second, then ever more rarely', async () => {
  for (const seconds of [1, 2, 4, 8, 10, 10]) {
    await question().answer(502);
    await vi.advanceTimersByTimeAsync(1000 * seconds - 1);
    expect(open).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
  }
  await question().answer(200, told('1'));
  await vi.advanceTimersByTimeAsync(300);
  await question().answer(502);
  await vi.advanceTimersByTimeAsync(1000);
  question();
});

it('whoever is signed out elsewhere is so here, and asks nothing any more', async () => {
  await question().answer(401, { reason: 'signed-out' });
  expect(whoNow()?.isOut).toBe(true);
  expect(deskNow()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open).toEqual([]);
});

it.each([
  ['signed out', () => leaveDevice(async () => {})],
  ['let go of with its member', deleteMember],
])('nothing is asked while this device is %s: it would be refused', async (_, leave) => {
  expect(open).toHaveLength(1);
  const asked = allAsked;
  await leave();
  expect(openAtSignOut).toBe(0);
  expect(whoNow()).toBeNull();
  expect(open).toHaveLength(0);
  expect(allAsked).toBe(asked);
});

it.each([
  ['it is asked whether they are gone, and they are', [0, 200], null],
  ['nor to that: what the server then knows nobody by is no sign-out', [502, 0], 'asked later'],
  [
    'and they are there: the device is signed in as before',
    [0, 200],
    { id: 'a', name: 'Ada', since: 0, settings: {} },
  ],
] as const)('a member is deleted and no answer comes; %s', async (_, statuses, member) => {
  const left = [...statuses];
  const follow = fetch;
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path.includes('/account/now')) return follow(path, request);
    const status = left.shift() ?? 0;
    if (status === 0) throw new TypeError('no answer');
    return new Response(JSON.stringify({ member }), { status });
  });
  const isGone = await deleteMember().then(
    () => true,
    () => false,
  );
  expect(isGone).toBe(member === null);
  if (member === null) return expect(whoNow()).toBeNull();
  expect(whoNow()).toEqual({ name: 'Ada' });
  if (member !== 'asked later') return;
  await question().answer(401, { reason: 'signed-out' });
  expect(whoNow()).toBeNull();
});

it('whoever may have been deleted and is told of again is signed out as anybody', async () => {
  const follow = fetch;
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path.includes('/account/now')) return follow(path, request);
    throw new TypeError('no answer');
  });
  await deleteMember().catch(() => {});
  await question().answer(200, told('1'));
  await vi.advanceTimersByTimeAsync(300);
  await question().answer(401, { reason: 'signed-out' });
  expect(whoNow()?.isOut).toBe(true);
});
