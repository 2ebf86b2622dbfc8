import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimOf } from '../../../../src/client/match/lobby/credentials.ts';
import { keepWho } from '../../../../src/client/match/member/who.ts';
import { Quit } from '../../../../src/client/pages/match/menu.tsx';
import type { OnlineMatch } from '../../../../src/client/pages/match/online-match.ts';
import { useQuitting } from '../../../../src/client/pages/match/use-quitting.ts';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';
import { MATCH, onlineMatch } from './told-match.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WaysOut = ({ match, close }: { match: OnlineMatch; close: () => void }) => (
  <Quit match={match} quitting={useQuitting(match)} close={close} />
);

const NO_ANSWER = 'The server did not answer. Please try again.';

/** The ways out in the menu of Ada's match, with a server that answers with this. */
const menu = (more: Partial<Omit<OnlineMatch, 'now'>> = {}, answer = () => Response.json({})) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.split('/').at(-1)!);
    return answer();
  });
  const close = vi.fn();
  render(
    <LanguageProvider first="en">
      <MemoryRouter initialEntries={['/match']}>
        <Routes>
          <Route path="/match" element={<WaysOut match={onlineMatch(more)} close={close} />} />
          <Route path="/" element={<h1>At home</h1>} />
        </Routes>
      </MemoryRouter>
    </LanguageProvider>,
  );
  return { asked, close };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failing = () => new Response('', { status: 500 });
const kept = () => claimOf('priests-of-ra', MATCH);

it('whoever leaves a match that goes on is asked first, goes home, and may take the seat back', async () => {
  const { asked } = menu();
  press('Leave the match');
  expect(asked).toEqual([]);
  press('Leave');
  await screen.findByRole('heading', { name: 'At home' });
  expect(asked).toEqual(['leave']);
  expect(kept()?.seat).toBe(0);
});

it.each([
  ['a guest', () => {}, 'A bot will play your seat. You can come back to it from this device.'],
  [
    'a member',
    () => keepWho('Ada'),
    'A bot will play your seat. You can come back to it from any device on which you are signed in.',
  ],
])('from where one may come back is said before one leaves: %s', (_, signIn, question) => {
  signIn();
  menu();
  press('Leave the match');
  screen.getByText(question);
});

it('whoever leaves the table of a match that is over is not asked, and keeps no seat', async () => {
  menu({ over: true });
  press('Leave the table');
  await screen.findByRole('heading', { name: 'At home' });
  expect(kept()).toBeNull();
});

it('whoever resigns stays at the table, with the menu closed', async () => {
  const { asked, close } = menu();
  press('Resign');
  screen.getByText('The match ends, and the other player wins.');
  expect(asked).toEqual([]);
  press('Resign');
  await eventually(() => expect(close).toHaveBeenCalledOnce());
  expect(asked).toEqual(['resign']);
});

it.each([
  ['Leave the match', 'Leave'],
  ['Resign', 'Resign'],
])('where the server does not answer it is said so, and one is still there: %s', async (way, confirm) => {
  const { close } = menu({}, failing);
  press(way);
  press(confirm);
  expect((await screen.findByRole('alert')).textContent).toBe(NO_ANSWER);
  expect(close).not.toHaveBeenCalled();
});

it.each([
  ['a match that goes on', {}, ['Leave the match', 'Resign']],
  ['a match that one has given up', { hasResigned: true }, ['Leave the match']],
  ['a match that is over', { over: true }, ['Leave the table']],
  ['a match of others', { claim: null }, []],
])('there is a way out of %s', (_which, match, ways) => {
  menu(match);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(ways);
});

it('what failed is said for a moment, and not while it is tried once more', async () => {
  let answer = failing;
  menu({}, () => answer());
  press('Leave the match');
  press('Leave');
  expect((await screen.findByRole('alert')).textContent).toBe(NO_ANSWER);
  answer = () => new Promise(() => {}) as never;
  press('Leave');
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('what failed goes from over the table by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  menu({}, failing);
  press('Leave the match');
  press('Leave');
  await screen.findByRole('alert');
  await act(async () => {});
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});
