import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { DailyOverview, DailyTable, DailyTry } from '../../../../src/client/match/daily/daily.ts';
import { keepTry, triedAt } from '../../../../src/client/match/daily/daily.ts';
import { keepWho } from '../../../../src/client/match/member/who.ts';
import { DayTable } from '../../../../src/client/pages/daily/day-table.tsx';
import { Today } from '../../../../src/client/pages/daily/today.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { commitmentTo } from '../../../../src/game/commitment.ts';
import { dailyDeal } from '../../../../src/game/shared/daily.ts';
import { beginningOf, dayAt, daysLater, endOf } from '../../../../src/site/day.ts';
import { MemoryRouter } from '../../memory-router.tsx';

// No day ends while it is tested.
vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28, 12) });
afterAll(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const TODAY = dayAt(Date.now());
const YESTERDAY = daysLater(TODAY, -1);
const SEAL = { seed: 'AAECAwQFBgcICQoLDA0ODw', salt: 'V1StGXR8_Z5jdHi6B-myTw' };
const NONE: DailyTry = { matchID: 'match01', isUnderWay: true, place: null, rank: null, points: null };
const DONE: DailyTry = { ...NONE, isUnderWay: false, place: 2, rank: 1, points: 41 };

const answers = new Map<string, unknown>();
const answer = (path: string, body: unknown) => void answers.set(path, body);
vi.stubGlobal('fetch', async (url: string) => {
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  const body = answers.get(path);
  return new Response(JSON.stringify(body ?? { error: 'not found' }), {
    status: body === undefined ? 404 : 200,
  });
});
afterEach(() => {
  cleanup();
  answers.clear();
  localStorage.clear();
});

const table = (more: Partial<DailyTable> = {}): DailyTable => ({
  ...{ day: TODAY, ends: endOf(TODAY), now: Date.now(), commitment: 'a'.repeat(64), places: [] },
  ...{ finished: 0, begun: 0, own: null },
  ...more,
});
const open = (path: string) =>
  render(
    <LanguageProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/today" element={<Today />} />
          <Route path="/today/:game" element={<DayTable />} />
          <Route path="/today/:game/:date" element={<DayTable />} />
        </Routes>
      </MemoryRouter>
    </LanguageProvider>,
  );

it('says what there is to play, to go on with, and what was come to', async () => {
  const of = (game: string, own: DailyTry | null) => ({ game, commitment: 'a'.repeat(64), finished: 3, own });
  answer('/daily', {
    ...{ day: TODAY, ends: endOf(TODAY), now: Date.now(), streak: 4 },
    games: [of('ra', DONE), of('kheops', NONE), of('ru-ra-re', null)],
    earlier: [{ game: 'ra', day: YESTERDAY, commitment: 'b', ...SEAL }],
  } satisfies DailyOverview);
  open('/today');
  const rows = (await screen.findAllByRole('listitem')).map(row => row.textContent);
  expect(rows[0]).toBe('Ra1st at the table, 41 points, place 2 of 3Results');
  expect(rows[1]).toBe('KheopsUnder wayResultsGo on');
  expect(rows[2]).toBe('Ru-Ra-Reagainst 3 bots; 3 members have finishedResultsPlay');
  screen.getByText(/4 days in a row\./);
  // What is told of earlier days this device has from now on.
  const link = await screen.findByRole('link', { name: 'Ra' });
  expect(link.getAttribute('href')).toBe(`/today/ra/${YESTERDAY}`);
});

it.each(['/today', '/today/ra'])(
  'says until when it can be played, the same however long it is open: %s',
  async path => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    const ends = endOf(TODAY);
    answer('/daily', { day: TODAY, ends, now: Date.now() - 2 * HOUR, streak: null, games: [], earlier: [] });
    answer(`/daily/ra/${TODAY}`, table({ now: Date.now() - 2 * HOUR }));
    open(path);
    const until = (await screen.findByText(/be played until/)).textContent;
    // This machine’s clock is two hours ahead.
    expect(until).toContain(new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(ends));
    const then = Date.now();
    try {
      vi.setSystemTime(then + HOUR / 2);
      // Whoever signs in on another page is seen here at once.
      act(() => keepWho('Ada'));
      expect(screen.getByText(/be played until/).textContent).toBe(until);
    } finally {
      vi.setSystemTime(then);
    }
  },
);

it.each([
  ['en', 'UTC', 'until midnight tonight.'],
  ['en', 'Asia/Tokyo', 'until 9:00 AM tomorrow.'],
  ['en', 'America/Los_Angeles', 'until 4:00 PM.'],
  ['it', 'UTC', 'fino alla mezzanotte di oggi.'],
  ['it', 'Asia/Tokyo', 'fino alle ore\u00a009:00 di domani.'],
])(
  'says until when by the clock of whoever reads it, and on which day: %s, %s',
  async (language, zone, until) => {
    vi.stubEnv('TZ', zone);
    localStorage.setItem('language', language);
    const now = Date.parse(`${TODAY}T12:00Z`);
    answer('/daily', { day: TODAY, ends: endOf(TODAY), now, streak: null, games: [], earlier: [] });
    open('/today');
    const said = await screen.findByText(/be played until|giocare fino/);
    expect(said.textContent.replaceAll('\u202f', ' ')).toContain(until);
  },
);

it('where the server does not answer, it does not say that there are no earlier days', async () => {
  const nothing = 'There are none yet.';
  answer('/daily', { day: TODAY, ends: endOf(TODAY), now: Date.now(), streak: null, games: [], earlier: [] });
  open('/today');
  await screen.findByText(nothing);
  cleanup();
  answers.clear();
  open('/today');
  await screen.findByRole('alert');
  expect(screen.queryByText(nothing)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Earlier days' })).toBeNull();
});

it('leaves out what is damaged of what this device has, and shows the rest', async () => {
  const day = YESTERDAY;
  localStorage.setItem(
    'daily-deals',
    JSON.stringify([
      ...[{ game: 'ra', day: '2026-13-45', ...SEAL }, { game: 'ra', day, seed: {}, salt: 'b' }, null],
      { game: 'kheops', day, ...SEAL },
    ]),
  );
  const tryOf = (game: string, own: object) => ({ game, day, own: { ...DONE, ...own } });
  localStorage.setItem(
    'daily-tries',
    JSON.stringify([
      ...[{ points: {} }, { rank: 'first' }, { place: [] }].map(own => tryOf('ra', own)),
      tryOf('kheops', {}),
    ]),
  );
  open('/today');
  expect((await screen.findAllByRole('listitem')).map(row => row.textContent)).toEqual([
    `${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(beginningOf(day))}Kheops`,
  ]);
  expect([triedAt('ra', day), triedAt('kheops', day)]).toEqual([null, DONE]);
});

it('lists who came to what, whose name is hidden, and who broke off, and tells one’s own in a short text', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  localStorage.setItem('member', JSON.stringify({ name: 'Ben' }));
  answer(
    `/daily/ra/${YESTERDAY}`,
    table({
      ...{ day: YESTERDAY, ends: endOf(YESTERDAY), finished: 2, own: DONE, told: SEAL },
      commitment: commitmentTo('ra', dailyDeal(YESTERDAY), SEAL),
      places: [
        { place: 1, member: null, name: null, rank: 1, points: 50 },
        { place: 2, member: 'ben', name: 'Ben', rank: 1, points: 41 },
        { place: 3, member: 'cai', name: 'Cai', rank: null, points: null },
      ],
    }),
  );
  open(`/today/ra/${YESTERDAY}`);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map(row => row.textContent)).toEqual([
    '1.keeps the name hidden1.50',
    '2.Ben1.41',
    '3.Caibroken off',
  ]);
  expect(rows[2]!.dataset.own).toBe('true');
  screen.getByText('Seed and salt give the hash: the deal is the one that was promised.');
  expect(screen.getByRole('link', { name: 'Play it here' }).getAttribute('href')).toBe(
    `/local/ra?day=${YESTERDAY}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy my result' }));
  expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0);
  const [first, second, address] = copied[0]!.split('\n');
  expect(first).toMatch(/^Ra: deal of the day, /);
  expect(second).toBe('🥇 1st at the table, 41 points, place 2 of 2');
  expect(address).toMatch(new RegExp(`/today/ra/${YESTERDAY}$`));
  expect(copied[0]).not.toContain(SEAL.seed);
});

it('says so where seed and salt are not those that were promised', async () => {
  answer(
    `/daily/ra/${YESTERDAY}`,
    table({ ...{ day: YESTERDAY, ends: endOf(YESTERDAY), told: SEAL }, commitment: 'c'.repeat(64) }),
  );
  open(`/today/ra/${YESTERDAY}`);
  expect((await screen.findByRole('alert')).textContent).toContain('not the deal that was promised');
});

it('keeps what a guest came to, as the server forgets it with the day', async () => {
  keepTry('ra', TODAY, { ...NONE, uncounted: 'guest' });
  const own = { ...DONE, uncounted: 'guest', place: null } as const;
  answer('/daily', { day: TODAY });
  answer(`/daily/ra/${TODAY}?match=match01`, table({ own }));
  open('/today/ra');
  await screen.findByText('1st at the table, 41 points');
  expect(triedAt('ra', TODAY)).toEqual(own);
  cleanup();
  answer(`/daily/ra/${TODAY}?match=match01`, table());
  open('/today/ra');
  await screen.findByText('1st at the table, 41 points');
});

it.each([2, -2])('today is the server’s day, where this machine is %i days off', async days => {
  const day = daysLater(TODAY, -days);
  answer('/daily', { day });
  answer(`/daily/ra/${day}`, table({ day, ends: endOf(day), now: beginningOf(day) }));
  open('/today/ra');
  await screen.findByRole('button', { name: 'Play: Ra' });
  screen.getByText(
    new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(beginningOf(day)),
  );
});

it('there is no such day', async () => {
  open('/today/ra/2026-02-30');
  expect(screen.queryByText(/deal of the day/)).toBeNull();
  cleanup();
  open('/today/ra/2020-01-01');
  await screen.findByText('There is no deal of this day.');
});

it.each([
  ['the device does not share it', 'NotAllowedError', ['It could not be copied.']],
  ['whoever shares it thinks better of it', 'AbortError', []],
])('a result that cannot be handed on is shown to be copied by hand: %s', async (_, name, said) => {
  answer(`/daily/ra/${YESTERDAY}`, table({ ...{ day: YESTERDAY, ends: endOf(YESTERDAY), own: DONE } }));
  const no = (error: Error) => () => Promise.reject(error);
  for (const [key, value] of [
    ['share', no(new DOMException('no', name))],
    ['clipboard', { writeText: no(new Error('no')) }],
  ] as const)
    Object.defineProperty(navigator, key, { value, configurable: true });
  open(`/today/ra/${YESTERDAY}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await act(async () => {});
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(said);
  expect(screen.queryAllByLabelText('It could not be copied.')).toHaveLength(said.length);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});
