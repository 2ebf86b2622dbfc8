import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { League } from '../../../../src/client/match/club/tournaments.ts';
import { LeaguePage } from '../../../../src/client/pages/league/league.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { LEAST_IN_DIVISION } from '../../../../src/game/shared/league.ts';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SIZE = 4;

/** A league with so many in it; `divisions` of the season that is played, none: before the first. */
const leagueOf = (entrants: number, divisions: number): League => ({
  ...{ id: 'league000001', name: 'Nile', game: 'kheops', clock: '3 days', outOfTime: 'bot', rated: true },
  ...{ size: SIZE, host: null, season: Math.sign(divisions), nextAt: Date.UTC(2026, 11, 1), entrants },
  ...{ isIn: false, changes: 1, isHost: false },
  members: Array.from({ length: entrants }, (_, i) => ({ id: `m${i}`, name: `Member ${i}`, division: null })),
  seasons:
    divisions === 0
      ? []
      : [
          {
            season: 1,
            divisions: Array.from({ length: divisions }, (_, i) => ({
              ...{ division: i + 1, tournament: `cup0000000${i}`, changes: 1 },
            })),
          },
        ],
});

it.each([
  [
    'before the first season',
    SIZE + LEAST_IN_DIVISION - 1,
    0,
    /^A season .* There is one division, .* 7 members/,
  ],
  ['before the first season', SIZE + LEAST_IN_DIVISION, 0, /^A season .* The two best go up/],
  ['of one division', SIZE, 1, /^A season .* There is one division/],
  ['of two', SIZE * 2, 2, /^A season .* The two best go up/],
])('who goes up and down is said as it is, and not where nobody does: %s, %i members', async (...of) => {
  const [, entrants, divisions, said] = of;
  let asked = 0;
  // Answered once: what follows is waited for.
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('/leagues/') && asked++ === 0
      ? Promise.resolve(Response.json(leagueOf(entrants, divisions)))
      : new Promise(() => {}),
  );
  render(
    <MemoryRouter initialEntries={['/league/league000001']}>
      <Routes>
        <Route path="/league/:id" element={<LeaguePage />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(await screen.findByText(said)).toBeDefined();
});
