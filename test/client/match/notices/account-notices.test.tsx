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
const house = (address: string | null = null) => {
  let told = {
    on: false,
    push: [] as readonly string[],
    webhook: null as string | null,
    gone: null,
    refused: null,
    mail: false,
    quiet: null as NoticesChange['quiet'],
  };
  const asked = fakeLobby({
    'GET /lobby/push-key': { body: { key: 'key' } },
    'GET /account/address': { body: { isOffered: true, address } },
    'GET /account/notices': () => ({ body: told }),
    'POST /account/notices': (body: unknown) => {
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
  expect(told().on).toBe(true);
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(screen.queryByLabelText(/letter to my mail/)).toBeNull();
  await userEvent.click(screen.getByLabelText(/even when the page is closed/));
  expect(told().push).toEqual([ENDPOINT]);
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  expect(told()).toMatchObject({ on: false, push: [ENDPOINT] });
});

it('quiet hours are the night of where one lives, and can be other ones', async () => {
  const { told } = house();
  await shown();
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  await userEvent.click(screen.getByLabelText(/Quiet hours/));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(told().quiet).toEqual({ from: 22 * 60, to: 8 * 60, zone });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23:30' } });
  fireEvent.blur(screen.getByLabelText('From'));
  await eventually(() => expect(told().quiet).toEqual({ from: 23 * 60 + 30, to: 8 * 60, zone }));
  await userEvent.click(screen.getByLabelText(/Quiet hours/));
  expect(told().quiet).toBeNull();
});

it('letters are offered to whoever has confirmed an address', async () => {
  const { told } = house('ada@mail.example');
  await shown();
  await userEvent.click(screen.getByLabelText(/in all my matches/));
  await userEvent.click(await screen.findByLabelText(/letter to my mail/));
  expect(told().mail).toBe(true);
});
