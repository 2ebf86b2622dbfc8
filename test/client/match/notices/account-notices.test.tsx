import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountNotices } from '../../../../src/client/match/notices/account-notices.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import type { NoticesChange } from '../../../../src/wire/members.ts';
import { eventually } from '../../patience.ts';
import { fakeLobby } from '../lobby/fake-lobby.ts';
import { ENDPOINT, fakeBrowser } from './fake-browser.ts';

/** A server that keeps how a member wants to be told. */
const house = (
  address: string | null = null,
  {
    refuses = 0,
    ...before
  }: Pick<NoticesChange, 'on' | 'quiet'> & {
    /** So many changes, at first. */ readonly refuses?: number;
  } = {},
) => {
  let left = refuses;
  let told = {
    on: false,
    push: [] as readonly string[],
    webhook: null as string | null,
    gone: null,
    refused: null,
    mail: false,
    quiet: null as NoticesChange['quiet'],
    ...before,
  };
  const asked = fakeLobby({
    'GET /lobby/push-key': { body: { key: 'key' } },
    'GET /account/address': { body: { isOffered: true, address } },
    'GET /account/notices': () => ({ body: told }),
    'POST /account/notices': (body: unknown) => {
      if (left-- > 0) return { status: 503, body: {} };
      const { push, language: _, ...change } = body as NoticesChange;
      told = { ...told, ...change, ...(push && { push: [push.endpoint] }) } as typeof told;
      return { body: told };
    },
  });
  return { asked, told: () => told };
};

const shown = async () => {
  fakeBrowser();
  render(
    <SettingsProvider>
      <AccountNotices />
    </SettingsProvider>,
  );
  await screen.findByLabelText(/in all my matches/);
};

/** What is changed is being told to the server. */
const isBusy = () => document.querySelector('input[aria-disabled="true"]') !== null;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('one switch for all of it: only when it is on there is more to choose', async () => {
  const { told } = house();
  await shown();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  await eventually(() => expect(screen.getAllByRole('checkbox')).toHaveLength(4));
  expect(told().on).toBe(true);
  expect(screen.queryByLabelText(/letter to my mail/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/even when the page is closed/));
  await eventually(() => expect(told().push).toEqual([ENDPOINT]));
  await eventually(() => expect(isBusy()).toBe(false));
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  await eventually(() => expect(told()).toMatchObject({ on: false, push: [ENDPOINT] }));
});

it('where all is on and no way chosen it is said that nothing can come', async () => {
  house('ada@example.org');
  const nothing = () => screen.queryByText(/^Nothing can reach you yet/);
  await shown();
  expect(nothing()).toBeNull();
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  await eventually(() => expect(nothing()).not.toBeNull());
  const letter = await screen.findByLabelText(/letter to my mail/);
  await userEvent.click(letter);
  await eventually(() => expect([nothing(), isBusy()]).toEqual([null, false]));
  await userEvent.click(letter);
  await eventually(() => expect(nothing()).not.toBeNull());
  await userEvent.click(screen.getByLabelText(/even when the page is closed/));
  await eventually(() => expect(nothing()).toBeNull());
});

it('quiet hours are the night of where one lives, and can be other ones', async () => {
  const { told } = house();
  await shown();
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  await userEvent.click(await screen.findByLabelText(/Quiet hours/));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '23:30' } });
  expect(told().quiet).toEqual({ from: 22 * 60, to: 8 * 60, zone });
  fireEvent.blur(screen.getByLabelText('From'));
  await eventually(() => expect(told().quiet).toEqual({ from: 23 * 60 + 30, to: 8 * 60, zone }));
  await eventually(() => expect(isBusy()).toBe(false));
  await userEvent.click(screen.getByLabelText(/Quiet hours/));
  await eventually(() => expect(told().quiet).toBeNull());
});

/** The hours that are shown, and how one of them is made another. */
const hour = (label: 'From' | 'To') => screen.getByLabelText<HTMLInputElement>(label);
const choose = (label: 'From' | 'To', value: string) => {
  fireEvent.change(hour(label), { target: { value } });
  fireEvent.blur(hour(label));
};
const HOURS = { from: 22 * 60, to: 8 * 60, zone: 'Europe/Rome' };

it('both hours are kept where the second is chosen before the first is answered, and one is refused', async () => {
  const { asked, told } = house(null, { on: true, quiet: HOURS, refuses: 1 });
  await shown();
  choose('From', '23:30');
  choose('To', '07:00');
  const wanted = { ...HOURS, from: 23 * 60 + 30, to: 7 * 60 };
  await eventually(() => expect(told().quiet).toEqual(wanted));
  expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { quiet: { ...wanted, to: HOURS.to } },
    { quiet: wanted },
  ]);
  await eventually(() => expect([hour('From').value, hour('To').value]).toEqual(['23:30', '07:00']));
});

it('an hour that is refused goes back, with a word', async () => {
  house(null, { on: true, quiet: HOURS, refuses: 1 });
  await shown();
  choose('From', '23:30');
  await screen.findByText(/busy/);
  expect(hour('From').value).toBe('22:00');
});

it('letters are offered to whoever has confirmed an address', async () => {
  const { told } = house('ada@mail.example');
  await shown();
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  await userEvent.click(await screen.findByLabelText(/letter to my mail/));
  await eventually(() => expect(told().mail).toBe(true));
});
