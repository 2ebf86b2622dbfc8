import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AwayPanel } from '../../../../src/client/match/leavers/away-panel.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { monotonicNow } from '../../../../src/client/ui/monotonic-now.ts';
import { fakeLobby } from '../lobby/fake-lobby.ts';

const VOTE = 'POST /games/ra/m1/vote';
const claim = { game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Ada' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Standing = { votableIn?: number | null; here?: readonly number[]; people?: number };
const open = (
  until: number | null,
  voters: readonly number[] = [],
  language = 'en',
  { votableIn = -1, here = [0], people = 2 }: Standing = {},
) => {
  localStorage.setItem('language', language);
  render(
    <LanguageProvider>
      <AwayPanel
        claim={claim}
        seat={1}
        name="Ned"
        until={until}
        votableAt={votableIn === null ? null : monotonicNow() + votableIn}
        voters={voters}
        here={here}
        isDecidedBy={Math.min(2, people - 1)}
        nameOf={seat => ['Ada', 'Ned', 'Cleo', 'Bea'][seat] ?? ''}
      />
    </LanguageProvider>,
  );
  return screen.getByRole('region');
};

it('says what the table waits for, and asks to go on without them', async () => {
  const asked = fakeLobby({ [VOTE]: { body: {} } });
  const panel = open(null);
  expect(panel.textContent).toContain('Ned is not connected, and the table waits.');
  await userEvent.click(screen.getByRole('button', { name: 'Go on without Ned' }));
  // Between two, one alone decides, and not by one tap.
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  const body = { playerID: '0', credentials: 'secret', against: '1' };
  expect(asked).toEqual([{ method: 'POST', path: '/games/ra/m1/vote', body }]);
});

it('a vote that was forgotten, as another turn of theirs has begun, may be given anew', async () => {
  const asked = fakeLobby({ [VOTE]: { body: {} } });
  open(null, [], 'en', { people: 3, here: [0, 2] });
  for (const votes of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Go on without Ned' }));
    await waitFor(() => expect(vote()?.getAttribute('aria-disabled')).toBe('false'));
    expect(asked).toHaveLength(votes);
  }
});

it('says how long it is until a bot plays', () => {
  expect(open(Date.now() + 3_600_000).textContent).toMatch(/A bot plays in (1:00:00|59:\d\d)\./);
});

const vote = () => screen.queryByRole('button', { name: /^(Go on without|Avanti senza) Ned$/ });

it('before the table has waited long enough there is no vote, and it is said when there may be one', () => {
  const panel = open(null, [], 'en', { votableIn: 500_000 });
  expect(panel.textContent).toMatch(/vote to go on in 8:(20|19)\./);
  expect(vote()).toBeNull();
  cleanup();
  // Where a bot plays by itself, that is said alone.
  expect(open(Date.now() + 60_000, [], 'en', { votableIn: 500_000 }).textContent).not.toContain('vote');
  expect(vote()).toBeNull();
});

it('one alone decides nothing where more hold seats', () => {
  const panel = open(null, [], 'en', { people: 4 });
  expect(panel.textContent).toContain('somebody else has to be here');
  expect(vote()).toBeNull();
  cleanup();
  open(null, [], 'it', { people: 4, here: [0, 2] });
  expect(screen.getByRole('region').textContent).toContain('Devono essere d’accordo tutti i presenti.');
  expect(vote()).not.toBeNull();
});

it('does not ask twice, and says who has still to agree', () => {
  expect(open(null, [0], 'en', { people: 4, here: [0, 2, 3] }).textContent).toContain(
    'Still to agree: Cleo and Bea.',
  );
  expect(vote()).toBeNull();
  cleanup();
  expect(open(null, [0, 2], 'it', { people: 4, here: [0, 2, 3] }).textContent).toContain(
    'Manca ancora il sì di: Bea.',
  );
});

it.each([
  ['silence', 'The server did not answer. Please try again.'],
  [{ status: 409, body: { error: 'no', reason: 'too-early' } }, 'The table has not waited long enough yet.'],
] as const)(
  'says why the vote did not get through, and gives way to who would rather wait',
  async (answer, words) => {
    fakeLobby({ [VOTE]: answer });
    open(null, [], 'en', { people: 3, here: [0, 2] });
    await userEvent.click(screen.getByRole('button', { name: 'Go on without Ned' }));
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
    await userEvent.click(screen.getByRole('button', { name: 'Wait' }));
    expect(screen.queryByRole('region')).toBeNull();
  },
);
