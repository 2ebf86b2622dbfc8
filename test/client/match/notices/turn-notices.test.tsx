import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Switches } from '../../../../src/client/match/menu/switches.tsx';
import { TurnNotices } from '../../../../src/client/match/notices/turn-notices.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { eventually } from '../../patience.ts';
import { fakeLobby, type Request } from '../lobby/fake-lobby.ts';
import { ENDPOINT, fakeBrowser } from './fake-browser.ts';

const CLAIM = { game: 'ra', matchID: 'abc', seat: 1, credentials: 'secret', name: 'Ada' } as const;
const NOTIFY = 'POST /games/ra/abc/notify';
const KEY = { 'GET /lobby/push-key': { body: { key: 'key' } } };
const OWNER = { playerID: '1', credentials: 'secret' };

type Told = {
  readonly push: readonly string[];
  readonly webhook: string | null;
  readonly gone: string | null;
  readonly refused: number | null;
};
type Asked = { push?: { endpoint: string }; noPush?: string; webhook?: string | null };
const NOTHING: Told = { push: [], webhook: null, gone: null, refused: null };

/** A server that keeps what it is asked for; or refuses every change with a status, or never answers it. */
const house = (told: Told = NOTHING, refusal?: number | 'silence') => ({
  ...KEY,
  [NOTIFY]: (asked: unknown) => {
    const { push, noPush, webhook } = asked as Asked;
    const isQuestion = push === undefined && noPush === undefined && webhook === undefined;
    if (!isQuestion && refusal !== undefined) {
      if (refusal === 'silence') throw new TypeError('fetch failed');
      return { status: refusal, body: { error: 'no' } };
    }
    if (push !== undefined) told = { ...told, push: [...told.push, push.endpoint] };
    if (noPush !== undefined) told = { ...told, push: told.push.filter(each => each !== noPush) };
    if (webhook !== undefined) told = { ...told, webhook, gone: null, refused: null };
    return { body: told };
  },
});
/** What was asked that changes anything. */
const changes = (asked: readonly Request[]) =>
  asked.filter(({ body }) => Object.keys(body ?? {}).length !== 2);

const SYSTEM = /A notification of your system/;
const PUSH = /even when the page is closed/;
const WEBHOOK = /A call to a web address/;

/** Resolves when it is known how the seat is told. */
const shown = async (claim: typeof CLAIM | null = CLAIM) => {
  cleanup();
  render(
    <SettingsProvider>
      <TurnNotices claim={claim} />
    </SettingsProvider>,
  );
  if (claim !== null) await screen.findByLabelText(PUSH);
};
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const settings = () => JSON.parse(localStorage.getItem('settings')!) as Record<string, unknown>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('at a table of this device there are the tab, the bell and the system’s notice, and nothing from outside', async () => {
  fakeBrowser();
  await shown(null);
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  expect(box(/title and the icon/).checked).toBe(true);
  await userEvent.click(box(/title and the icon/));
  await userEvent.click(box(/A soft bell/));
  expect(settings()).toMatchObject({ tab: false, sound: true, notice: false });
});

it('leave for notices is asked when they are switched on, and not before', async () => {
  const { Notification } = fakeBrowser({ leave: 'default' });
  fakeLobby(house());
  await shown();
  expect(Notification.requestPermission).not.toHaveBeenCalled();
  await userEvent.click(box(SYSTEM));
  expect(Notification.requestPermission).toHaveBeenCalledOnce();
  expect(settings()).toMatchObject({ notice: true });
  await userEvent.click(box(SYSTEM));
  expect(Notification.requestPermission).toHaveBeenCalledOnce();
  expect(settings()).toMatchObject({ notice: false });
});

it('without leave the switches stay off and say why', async () => {
  fakeBrowser({ leave: 'default', answer: 'denied' });
  const asked = fakeLobby(house());
  await shown();
  for (const name of [SYSTEM, PUSH]) {
    await userEvent.click(box(name));
    expect(box(name).checked).toBe(false);
  }
  expect(await screen.findAllByText(/does not let this site show notifications/)).toHaveLength(2);
  expect(settings()).toMatchObject({ notice: false });
  expect(changes(asked)).toEqual([]);
});

it('leave that was taken back is no leave', async () => {
  localStorage.setItem('settings', JSON.stringify({ notice: true }));
  fakeBrowser({ leave: 'denied' });
  fakeLobby(house());
  await shown();
  expect(box(SYSTEM).checked).toBe(false);
});

it('push is had with the house’s key, still there on the next visit, and given back', async () => {
  const { keyInUse } = fakeBrowser();
  const asked = fakeLobby(house());
  await shown();
  await userEvent.click(box(PUSH));
  await eventually(() => expect(box(PUSH).checked).toBe(true));
  expect(keyInUse()).toBe('key');
  const push = { endpoint: ENDPOINT, keys: { p256dh: 'p'.repeat(20), auth: 'a'.repeat(20) }, language: 'en' };
  expect(asked.at(-1)?.body).toEqual({ ...OWNER, push });
  await shown();
  await eventually(() => expect(box(PUSH).checked).toBe(true));
  await userEvent.click(box(PUSH));
  await eventually(() => expect(box(PUSH).checked).toBe(false));
  expect(asked.at(-1)?.body).toEqual({ ...OWNER, noPush: ENDPOINT });
});

it('whoever changes the language is told of their turn in that one', async () => {
  fakeBrowser();
  const asked = fakeLobby(house());
  render(
    <LanguageProvider first="en">
      <SettingsProvider>
        <Switches />
        <TurnNotices claim={CLAIM} />
      </SettingsProvider>
    </LanguageProvider>,
  );
  await screen.findByLabelText(PUSH);
  await userEvent.click(box(PUSH));
  await eventually(() => expect(box(PUSH).checked).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: /Italiano/ }));
  await eventually(() => expect(asked.at(-1)?.body).toMatchObject({ push: { language: 'it' } }));
});

it('a subscription for the keys of another database gives way', async () => {
  const { pushManager, keyInUse } = fakeBrowser();
  await pushManager.subscribe({ applicationServerKey: 'former' });
  fakeLobby(house());
  await shown();
  await userEvent.click(box(PUSH));
  await eventually(() => expect(box(PUSH).checked).toBe(true));
  expect(keyInUse()).toBe('key');
});

it.each([
  ['no push service', { canSubscribe: false }],
  ['no worker', { hasWorker: false }],
])('a browser that cannot be reached says so: %s', async (_what, lacks) => {
  fakeBrowser(lacks);
  const asked = fakeLobby(house());
  await shown();
  await userEvent.click(box(PUSH));
  await screen.findByText(/could not be made ready/);
  expect(box(PUSH).checked).toBe(false);
  expect(changes(asked).map(({ path }) => path)).toEqual(['/lobby/push-key']);
});

it('what the server did not take back stays on', async () => {
  fakeBrowser();
  fakeLobby(house());
  await shown();
  await userEvent.click(box(PUSH));
  await eventually(() => expect(box(PUSH).checked).toBe(true));
  fakeLobby(house(NOTHING, 'silence'));
  await userEvent.click(box(PUSH));
  await screen.findByText(/did not answer/);
  expect(box(PUSH).checked).toBe(true);
});

it('a webhook is switched on, given, kept, and given up', async () => {
  fakeBrowser();
  const asked = fakeLobby(house());
  await shown();
  expect(screen.queryByLabelText('Web address')).toBeNull();
  await userEvent.click(box(WEBHOOK));
  expect(changes(asked)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Web address'), 'https://bell.example/ring{Enter}');
  await screen.findByText(/It is called when it is your turn/);
  expect(asked.at(-1)?.body).toEqual({ ...OWNER, webhook: 'https://bell.example/ring', language: 'en' });
  await shown();
  expect(screen.getByLabelText<HTMLInputElement>('Web address').value).toBe('https://bell.example/ring');
  await userEvent.click(box(WEBHOOK));
  await eventually(() => expect(screen.queryByLabelText('Web address')).toBeNull());
  expect(asked.at(-1)?.body).toEqual({ ...OWNER, webhook: null });
  await shown();
  expect(box(WEBHOOK).checked).toBe(false);
});

it('what was asked for on another device is there, and what is gone is told', async () => {
  fakeBrowser();
  fakeLobby(
    house({
      push: ['https://push.example/another'],
      webhook: 'https://bell.example/ring',
      gone: null,
      refused: null,
    }),
  );
  await shown();
  expect(box(PUSH).checked).toBe(false);
  expect(box(WEBHOOK).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Web address').value).toBe('https://bell.example/ring');
  fakeLobby(house({ ...NOTHING, gone: 'https://bell.example/ring' }));
  await shown();
  expect(box(WEBHOOK).checked).toBe(false);
  await screen.findByText(/is no longer called/);
});

it.each([
  [204, /It was taken \(204\)/],
  [403, /the address answered 403/],
  [0, /Nobody answered at this address/],
])('a webhook is tried from the page, which tells what came of it: %i', async (answered, words) => {
  fakeBrowser();
  const used = { ...NOTHING, webhook: 'https://bell.example/ring' };
  const refused = answered === 204 ? null : answered;
  const asked = fakeLobby({
    ...KEY,
    [NOTIFY]: body => ({ body: 'trial' in (body as object) ? { ...used, refused, answered } : used }),
  });
  await shown();
  await userEvent.click(screen.getByRole('button', { name: 'Send one now' }));
  await screen.findByText(words);
  expect(asked.at(-1)?.body).toEqual({ ...OWNER, trial: true });
});

it.each([
  [{}, /sent just now/],
  [{ 'retry-after': '60' }, /busy/],
])(
  'a webhook that was tried a moment ago is said to have been, and what else is asked too often is not: %j',
  async (headers, words) => {
    fakeBrowser();
    const used = { ...NOTHING, webhook: 'https://bell.example/ring' };
    fakeLobby({
      ...KEY,
      [NOTIFY]: body => ('trial' in (body as object) ? { status: 429, headers, body: {} } : { body: used }),
    });
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Send one now' }));
    await screen.findByText(words);
  },
);

it('that the webhook was refused is told when it is looked at', async () => {
  fakeBrowser();
  fakeLobby(house({ ...NOTHING, webhook: 'https://bell.example/ring', refused: 403 }));
  await shown();
  await screen.findByText('It was refused when it was last called: the address answered 403.');
});

it('where the server does not say how the seat is told, it is said why', async () => {
  fakeBrowser();
  fakeLobby({ ...KEY, [NOTIFY]: 'silence' });
  await shown();
  await screen.findByText(/did not answer/);
  expect(box(WEBHOOK).checked).toBe(false);
});

it.each([
  [400, /must be a web address/],
  [403, /no longer yours/],
  [409, /over or gone/],
  [429, /busy/],
])('what the server says to an address is said in words: %i', async (status, words) => {
  fakeBrowser();
  fakeLobby(house(NOTHING, status));
  await shown();
  await userEvent.click(box(WEBHOOK));
  await userEvent.type(screen.getByLabelText('Web address'), 'ring me{Enter}');
  const said = await screen.findByText(words);
  expect(said.getAttribute('role')).toBe('status');
  expect(box(WEBHOOK).getAttribute('aria-describedby')).toBe(said.id);
});
