import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWho, keepWho } from '../../../../src/client/match/member/who.ts';
import { BetweenTurns } from '../../../../src/client/pages/match/between-turns.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { onlineMatch, TABLE } from '../../pages/match/told-match.ts';
import { eventually } from '../../patience.ts';
import { fakeLobby } from '../lobby/fake-lobby.ts';
import { ENDPOINT, fakeBrowser } from './fake-browser.ts';

const NOTICES = { push: [], webhook: null, gone: null, refused: null };
const house = (on = false) =>
  fakeLobby({
    'GET /lobby/push-key': { body: { key: 'key' } },
    'GET /account/notices': { body: { ...NOTICES, on, mail: false, quiet: null } },
    'POST /account/notices': { body: { ...NOTICES, on: true, mail: false, quiet: null } },
    'POST /games/priests-of-ra/abcdef/notices': { body: NOTICES },
  });

const table = (more: Parameters<typeof onlineMatch>[0] = {}) => {
  const match = onlineMatch({
    table: TABLE,
    isSlow: true,
    outOfTime: 'bot',
    mine: false,
    over: false,
    ...more,
  });
  return render(
    <MemoryRouter>
      <SettingsProvider>
        <BetweenTurns match={match} />
      </SettingsProvider>
    </MemoryRouter>,
  );
};
const question = () => screen.findByText(/A notice here/);
const isAsked = async () => {
  await new Promise(loaded => setTimeout(loaded, 50));
  return screen.queryByText(/A notice here/) !== null;
};

beforeEach(() => fakeBrowser());
afterEach(() => {
  cleanup();
  forgetWho();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('whoever says yes is told, a member in all matches, and is never asked again', async () => {
  keepWho('Ada');
  const asked = house();
  const { unmount } = table();
  await question();
  await userEvent.click(screen.getByText('Tell me'));
  await screen.findByText(/in all your matches/);
  const changes = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(changes).toMatchObject([{ on: true }, { push: { endpoint: ENDPOINT } }]);
  expect(document.activeElement?.textContent).toBe('Close');
  unmount();
  table();
  expect(await isAsked()).toBe(false);
});

it('a no is one press, and is heard once for all', async () => {
  const asked = house();
  const { unmount } = table();
  await question();
  await userEvent.click(screen.getByText('No, thanks'));
  expect(await isAsked()).toBe(false);
  unmount();
  table();
  expect(await isAsked()).toBe(false);
  expect(asked).toEqual([]);
});

it('whoever is told already is not asked', async () => {
  keepWho('Ada');
  house(true);
  table();
  await eventually(async () => expect(await isAsked()).toBe(false));
});

it.each([
  ['on one’s own turn', { mine: true }],
  ['at a live table', { isSlow: false }],
  ['without a clock, as long as everybody is here', { outOfTime: undefined }],
  ['for who only looks on', { claim: null }],
])('nobody is asked %s', async (_, more) => {
  house();
  table(more);
  expect(await isAsked()).toBe(false);
});
