import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LeagueSummary, TournamentSummary } from '../../../../src/client/match/club/tournaments.ts';
import { LeagueRow, TournamentRow } from '../../../../src/client/pages/club/rows.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(cleanup);

it('the first season of a league begins at a moment of the reader’s own day', () => {
  const nextAt = Date.UTC(2026, 11, 1);
  const league = { id: 'lea00000001', name: 'Month', game: 'ra', season: 0, nextAt, entrants: 2, host: null };
  const { container } = render(
    <MemoryRouter>
      <LeagueRow league={{ ...league, clock: '1d', size: 6 } as unknown as LeagueSummary} />
    </MemoryRouter>,
  );
  const own = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }).format(nextAt);
  expect(container.textContent).toContain(own);
});

it('a tournament that somebody has won who is a member no more has been won', () => {
  const cup = { id: 'cup00000001', name: 'Cup', game: 'ra', kind: 'swiss', stage: 'over', host: null };
  const rest = { seats: 2, ofRounds: 2, clock: '5m+20s', rated: false, entrants: 3 };
  const row = (winners: readonly (string | null)[]) =>
    render(
      <MemoryRouter>
        <TournamentRow tournament={{ ...cup, ...rest, winners } as unknown as TournamentSummary} />
      </MemoryRouter>,
    ).container.textContent;
  expect(row([null])).toContain('A former member won');
  expect(row([])).toContain('nobody has won');
});
