import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchConnection } from '../../../../src/client/match/online/match-connection.ts';
import type { Offer } from '../../../../src/client/match/online/rematch.ts';
import { Toast } from '../../../../src/client/pages/match/toast.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { useLocation } from '../../../../src/client/ui/router/router.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';
import { onlineMatch, TABLE } from './told-match.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const OFFER: Offer = { id: 'next', by: 'Ned', until: 0, players: [] };
const EVENTS = [{ type: 'first' }, { type: 'second' }];

type Said = { isOffline?: boolean; failed?: string; isTakenBack?: boolean; offer?: Offer; isThere?: boolean };

/** What is said over a table where all this has come about at once. */
const said = ({
  isOffline = false,
  failed = '',
  isTakenBack = false,
  offer,
  isThere = false,
}: Said): string | null => {
  const rematch = { offer: offer ?? null, isThere, series: null, ask: () => {}, state: 'idle' } as const;
  const drawn = (events: readonly { type: string }[]) => {
    const now = isOffline ? { status: 'offline' as const } : {};
    const match = onlineMatch({ now, table: { ...TABLE, events } });
    return (
      <LanguageProvider first="en">
        <Toast match={match} failed={failed} rematch={rematch} />
      </LanguageProvider>
    );
  };
  const { rerender } = render(drawn(EVENTS));
  if (isTakenBack) rerender(drawn(EVENTS.slice(1)));
  return screen.getByRole('status').textContent;
};

it.each<[string, Said, RegExp]>([
  ['nothing', {}, /^$/],
  ['that another match is wanted', { offer: OFFER }, /^Ned wants another$/],
  ['that a move was taken back', { offer: OFFER, isTakenBack: true }, /^A move was taken back\.$/],
  ['what was wanted in vain', { offer: OFFER, isTakenBack: true, failed: 'In vain.' }, /^In vain\.$/],
  [
    'that the connection is lost',
    { offer: OFFER, isTakenBack: true, failed: 'In vain.', isOffline: true },
    /connection/i,
  ],
])('one thing at a time is said over the table: %s', (_what, about, sentence) => {
  expect(said(about)).toMatch(sentence);
});

it('whoever is here while a bot plays their seat is told, and takes it back by one press', () => {
  const comeBack = vi.fn();
  const online = { ...onlineMatch().online!, connection: { comeBack } as unknown as MatchConnection };
  const toast = (data: object) => {
    const match = onlineMatch({
      online,
      now: { players: [{ id: 0, name: 'Ada', data: { bot: 'easy', ...data } }] },
    });
    render(
      <Toast
        match={match}
        failed=""
        rematch={{ offer: null, isThere: false, series: null, ask: () => {}, state: 'idle' }}
      />,
    );
  };
  toast({ standIn: true });
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(comeBack).toHaveBeenCalledOnce();
  cleanup();
  toast({ standIn: true, resigned: true });
  expect(screen.queryByRole('button')).toBeNull();
});

it('whoever has sat down at the next match is not told that it is wanted', () => {
  expect(said({ offer: OFFER, isThere: true })).toBe('');
});

it('whoever was signed out is told why they only watch, with a way in that leads back', async () => {
  const rematch = { offer: null, isThere: false, series: null, ask: () => {}, state: 'idle' } as const;
  let handedOn: unknown;
  const SignInPage = () => {
    handedOn = useLocation().state;
    return null;
  };
  const drawn = (more: object) =>
    render(
      <LanguageProvider first="en">
        <MemoryRouter initialEntries={['/match/ra/m1']}>
          <Routes>
            <Route
              path="/match/:game/:id"
              element={
                <Toast match={onlineMatch({ claim: null, own: null, ...more })} failed="" rematch={rematch} />
              }
            />
            <Route path="/sign-in" element={<SignInPage />} />
          </Routes>
        </MemoryRouter>
      </LanguageProvider>,
    );
  drawn({ isSignedOut: true, over: true });
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  drawn({ isSignedOut: true });
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in again' }));
  await eventually(() => expect(handedOn).toEqual({ back: '/match/ra/m1' }));
});
