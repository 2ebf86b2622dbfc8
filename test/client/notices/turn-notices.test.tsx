import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettingsProvider } from '../../../src/client/frame/settings.tsx';
import { TurnNotices } from '../../../src/client/notices/turn-notices.tsx';
import { fakeLobby } from '../lobby/fake-lobby.ts';
import { ENDPOINT, fakeBrowser } from './fake-browser.ts';

const CLAIM = { game: 'ra', matchID: 'abc', seat: 1, credentials: 'secret', name: 'Ada' } as const;
const NOTIFY = 'POST /games/ra/abc/notify';
const KEY = { 'GET /lobby/push-key': { body: { key: 'key' } } };
const TAKEN = { ...KEY, [NOTIFY]: { body: {} } };

const SYSTEM = /A notice of your system/;
const PUSH = /also when the page is closed/;
const WEBHOOK = /A call to a web address/;

const shown = (claim: typeof CLAIM | null = CLAIM) => {
  cleanup();
  render(
    <SettingsProvider>
      <TurnNotices claim={claim} />
    </SettingsProvider>,
  );
};
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const settings = () => JSON.parse(localStorage.getItem('settings')!) as Record<string, unknown>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('at a table of this device there are the bell and the system’s notice, and nothing from outside', async () => {
  fakeBrowser();
  shown(null);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.click(box(/A soft bell/));
  expect(settings()).toMatchObject({ sound: true, notice: false });
});

it('leave for notices is asked when they are switched on, and not before', async () => {
  const { Notification } = fakeBrowser({ leave: 'default' });
  shown();
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
  const asked = fakeLobby(TAKEN);
  shown();
  for (const name of [SYSTEM, PUSH]) {
    await userEvent.click(box(name));
    expect(box(name).checked).toBe(false);
  }
  expect(await screen.findAllByText(/allows this site no notices/)).toHaveLength(2);
  expect(settings()).toMatchObject({ notice: false });
  expect(asked).toEqual([]);
});

it('leave that was taken back is no leave', () => {
  localStorage.setItem('settings', JSON.stringify({ notice: true }));
  fakeBrowser({ leave: 'denied' });
  shown();
  expect(box(SYSTEM).checked).toBe(false);
});

it('push is had with the house’s key, still there on the next visit, and given back', async () => {
  const { keyInUse } = fakeBrowser();
  const asked = fakeLobby(TAKEN);
  shown();
  await userEvent.click(box(PUSH));
  await vi.waitFor(() => expect(box(PUSH).checked).toBe(true));
  expect(keyInUse()).toBe('key');
  const push = { endpoint: ENDPOINT, keys: { p256dh: 'p'.repeat(20), auth: 'a'.repeat(20) } };
  expect(asked.at(-1)?.body).toEqual({ playerID: '1', credentials: 'secret', push });
  shown();
  await vi.waitFor(() => expect(box(PUSH).checked).toBe(true));
  await userEvent.click(box(PUSH));
  await vi.waitFor(() => expect(box(PUSH).checked).toBe(false));
  expect(asked.at(-1)?.body).toEqual({ playerID: '1', credentials: 'secret', noPush: ENDPOINT });
});

it('a subscription for the keys of another database gives way', async () => {
  const { pushManager, keyInUse } = fakeBrowser();
  await pushManager.subscribe({ applicationServerKey: 'former' });
  fakeLobby(TAKEN);
  shown();
  await userEvent.click(box(PUSH));
  await vi.waitFor(() => expect(box(PUSH).checked).toBe(true));
  expect(keyInUse()).toBe('key');
});

it.each([
  ['no push service', { canSubscribe: false }],
  ['no worker', { hasWorker: false }],
])('a browser that cannot be reached says so: %s', async (_what, lacks) => {
  fakeBrowser(lacks);
  const asked = fakeLobby(TAKEN);
  shown();
  await userEvent.click(box(PUSH));
  await screen.findByText(/could not be made ready/);
  expect(box(PUSH).checked).toBe(false);
  expect(asked.map(({ path }) => path)).toEqual(['/lobby/push-key']);
});

it('what the server did not take back stays on', async () => {
  fakeBrowser();
  fakeLobby(TAKEN);
  shown();
  await userEvent.click(box(PUSH));
  await vi.waitFor(() => expect(box(PUSH).checked).toBe(true));
  fakeLobby({ [NOTIFY]: 'silence' });
  await userEvent.click(box(PUSH));
  await screen.findByText(/did not answer/);
  expect(box(PUSH).checked).toBe(true);
});

it('a webhook is switched on, given, kept, and given up', async () => {
  fakeBrowser();
  const asked = fakeLobby(TAKEN);
  shown();
  expect(screen.queryByLabelText('Web address')).toBeNull();
  await userEvent.click(box(WEBHOOK));
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByLabelText('Web address'), 'https://bell.example/ring{Enter}');
  await screen.findByText(/It is called when it is your turn/);
  const owner = { playerID: '1', credentials: 'secret' };
  expect(asked.at(-1)?.body).toEqual({ ...owner, webhook: 'https://bell.example/ring' });
  shown();
  expect(screen.getByLabelText<HTMLInputElement>('Web address').value).toBe('https://bell.example/ring');
  await userEvent.click(box(WEBHOOK));
  await vi.waitFor(() => expect(screen.queryByLabelText('Web address')).toBeNull());
  expect(asked.at(-1)?.body).toEqual({ ...owner, webhook: null });
  shown();
  expect(box(WEBHOOK).checked).toBe(false);
});

it.each([
  [400, /must be a web address/],
  [403, /no longer yours/],
  [409, /over or gone/],
  [429, /busy/],
])('what the server says to an address is said in words: %i', async (status, words) => {
  fakeBrowser();
  fakeLobby({ [NOTIFY]: { status, body: { error: 'no' } } });
  shown();
  await userEvent.click(box(WEBHOOK));
  await userEvent.type(screen.getByLabelText('Web address'), 'ring me{Enter}');
  const said = await screen.findByText(words);
  expect(said.getAttribute('role')).toBe('status');
  expect(box(WEBHOOK).getAttribute('aria-describedby')).toBe(said.id);
});
