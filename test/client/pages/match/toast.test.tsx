import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepClaim } from '../../../../src/client/match/lobby/credentials.ts';
import type { Offer } from '../../../../src/client/match/online/rematch.ts';
import { Toast } from '../../../../src/client/pages/match/toast.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { onlineMatch, TABLE } from './told-match.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const OFFER: Offer = { id: 'next', by: 'Ned', until: 0, players: [] };
const EVENTS = [{ type: 'first' }, { type: 'second' }];

type Said = { isOffline?: boolean; failed?: string; isTakenBack?: boolean; offer?: Offer };

/** What is said over a table where all this has come about at once. */
const said = ({ isOffline = false, failed = '', isTakenBack = false, offer }: Said): string | null => {
  const drawn = (events: readonly { type: string }[]) => {
    const now = isOffline ? { status: 'offline' as const } : {};
    const match = onlineMatch({ now, table: { ...TABLE, events } });
    return (
      <LanguageProvider first="en">
        <Toast match={match} failed={failed} offer={offer ?? null} />
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

it('whoever has sat down at the next match is not told that it is wanted', () => {
  const { game } = onlineMatch({});
  keepClaim({ game, matchID: OFFER.id, seat: 0, name: 'Ned', credentials: 'n' });
  expect(said({ offer: OFFER })).toBe('');
});
