import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Standings } from '../../../../src/client/match/club/standings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(cleanup);

it('who was away has not withdrawn, and of a former member neither is said', () => {
  const members = [
    { id: 'ada', name: 'Ada', hasLeft: true, isAway: true },
    { id: 'ben', name: 'Ben', hasLeft: true },
    { id: 'cai', name: null, hasLeft: true },
    { id: 'dana', name: 'Dana' },
  ] as const;
  const standings = members.map(({ id }) => ({
    ...{ member: id, place: 1, points: 0, opponents: 0, beaten: 0, played: 1 },
  }));
  const { container } = render(
    <MemoryRouter>
      <Standings caption="Standings" standings={standings} members={members} own={null} />
    </MemoryRouter>,
  );
  const notes = [...container.querySelectorAll('tbody tr')].map(
    row => row.querySelector('.club-goes')?.textContent ?? null,
  );
  expect(notes).toEqual(['was away', 'withdrew', null, null]);
});
