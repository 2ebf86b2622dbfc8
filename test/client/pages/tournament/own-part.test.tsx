import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Tournament } from '../../../../src/client/match/club/tournaments.ts';
import { keepWho } from '../../../../src/client/match/member/who.ts';
import { OwnPart } from '../../../../src/client/pages/tournament/own-part.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const ADA = { id: 'ada', name: 'Ada' };
const BEN = { id: 'ben', name: 'Ben' };
const table = { matchID: 'match000001', seats: ['ada', 'ben'], result: null };
const cup = (more: object): Tournament =>
  ({
    ...{
      id: 'cup00000001',
      game: 'kheops',
      kind: 'swiss',
      stage: 'open',
      league: null,
      round: 0,
      ofRounds: 3,
    },
    ...{ isIn: true, nextAt: null, members: [ADA, BEN], standings: [], rounds: [], ...more },
  }) as unknown as Tournament;

it.each([
  ['open', {}, 'You are in.'],
  ['running', { stage: 'running', round: 1, rounds: [{ tables: [table] }] }, 'Your table: against'],
])(
  'whoever hears the page is told what is new of themselves, and nothing of the buttons: %s',
  (_, more, said) => {
    keepWho('Ada');
    const seen = {
      of: (id: string) => [ADA, BEN].find(each => each.id === id),
      name: (id: string) => id,
      own: 'ada',
    };
    const part = (now: object) => (
      <MemoryRouter>
        <OwnPart tournament={cup(now)} seen={seen} onChanged={() => {}} />
      </MemoryRouter>
    );
    const { container, rerender } = render(part({ isIn: false }));
    const live = container.querySelector('[aria-live]');
    expect(live?.textContent).toBe('');
    rerender(part(more));
    expect(live?.textContent).toContain(said);
    expect([...container.querySelectorAll('[aria-live] button')]).toEqual([]);
    expect(screen.queryAllByRole('button').length).toBe('stage' in more ? 0 : 1);
  },
);

it.each([
  ['was away', { isAway: true }, 'I am back', 'points stand'],
  ['has withdrawn', {}, 'Take part', 'points stand'],
  ['comes late', null, 'Take part', 'no points for the rounds before'],
])('whoever %s may play on, and is told what becomes of their points', (_, own, label, said) => {
  keepWho('Ada');
  const ada = own === null ? null : { ...ADA, hasLeft: true, ...own };
  const members = [BEN, ...(ada === null ? [] : [ada])];
  const seen = {
    of: (id: string) => members.find(each => each.id === id) as never,
    name: (id: string) => id,
    own: ada === null ? null : 'ada',
  };
  const running = { stage: 'running', round: 1, ofRounds: 3, isIn: false, members };
  const { container } = render(
    <MemoryRouter>
      <OwnPart tournament={cup(running)} seen={seen} onChanged={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button').textContent).toBe(label);
  expect(container.textContent).toContain(said);
  const live = container.querySelector('[aria-live]')?.textContent;
  expect(live?.includes('not there at the end')).toBe(own !== null && 'isAway' in own);
});
