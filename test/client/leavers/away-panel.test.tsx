import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../src/client/i18n/i18n.tsx';
import { AwayPanel } from '../../../src/client/leavers/away-panel.tsx';
import { fakeLobby } from '../lobby/fake-lobby.ts';

const VOTE = 'POST /games/ra/m1/vote';
const claim = { game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Ada' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (until: number | null, voters: readonly number[] = [], language = 'en') => {
  localStorage.setItem('language', language);
  render(
    <LanguageProvider>
      <AwayPanel claim={claim} seat={1} name="Ned" until={until} voters={voters} />
    </LanguageProvider>,
  );
  return screen.getByRole('region');
};

it('says what the table waits for, and asks to go on without them', async () => {
  const asked = fakeLobby({ [VOTE]: { body: {} } });
  const panel = open(null);
  expect(panel.textContent).toContain('Ned is not connected, and the table waits.');
  await userEvent.click(screen.getByRole('button', { name: 'Go on without Ned' }));
  const body = { playerID: '0', credentials: 'secret', against: '1' };
  expect(asked).toEqual([{ method: 'POST', path: '/games/ra/m1/vote', body }]);
});

it('says how long it is until a bot plays', () => {
  expect(open(Date.now() + 3_600_000).textContent).toMatch(/A bot plays in (1:00:00|59:\d\d)\./);
});

it('does not ask twice, and says that more votes are needed', () => {
  expect(open(null, [0]).textContent).toContain('more votes are needed');
  expect(screen.queryByRole('button', { name: 'Go on without Ned' })).toBeNull();
  cleanup();
  expect(open(null, [0, 2], 'it').textContent).toContain('Volete andare avanti in 2');
});

it('says when the vote did not get through, and gives way to who would rather wait', async () => {
  fakeLobby({ [VOTE]: 'silence' });
  open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Go on without Ned' }));
  expect((await screen.findByRole('status')).textContent).toBe('That could not be done now.');
  await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
  expect(screen.queryByRole('region')).toBeNull();
});
