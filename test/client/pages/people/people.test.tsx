import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { People } from '../../../../src/client/pages/people/people.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (name: string) =>
  render(
    <MemoryRouter initialEntries={[`/people/${name}`]}>
      <SettingsProvider>
        <Routes>
          <Route path="/people/:name" element={<People />} />
        </Routes>
      </SettingsProvider>
    </MemoryRouter>,
  );

it.each([
  ['Thoth', 'Ada', 'Ada'],
  ['Khepri', null, 'whose owner is no member any more'],
])(
  'a bot has a page: that it is a program, whose it is, and how strong: %s of %s',
  async (name, owner, said) => {
    const rating = { game: 'kheops', pace: 'live', points: 1480, spread: 60, matches: 12 };
    const bot = {
      id: 'bot-000000000000',
      name,
      owner,
      ratings: [rating],
      played: [{ game: 'ra', matches: 31, won: 17 }],
    };
    fakeLobby({ [`GET /bots/${name}`]: { body: bot } });
    const { container } = open(name);
    await screen.findByText(/A bot: a program plays here/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name);
    expect(container.textContent).toContain(said);
    expect(screen.queryByRole('link', { name: 'Ada' })?.getAttribute('href')).toBe(
      owner === null ? undefined : '/people/Ada',
    );
    expect(screen.getByText(/1480/)).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Ra 31 17' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /ratings/ }).getAttribute('href')).toBe('/leaders/kheops');
  },
);

it('where neither a member nor a bot is called so, it says so', async () => {
  fakeLobby({});
  open('nobody');
  await screen.findByRole('heading', { name: 'There is nobody of that name' });
  await eventually(() => expect(document.title).toMatch(/^There is nobody of that name/));
});

it('of a match at whose end nobody was there it names no place', async () => {
  const match = { matchID: null, game: 'kheops', endedAt: 0, rated: false, score: null, seats: 2 };
  const results = [
    { ...match, rank: 1 },
    { ...match, endedAt: 1, rank: null },
  ];
  const ada = { id: 'ada000000000', name: 'Ada', since: 0, private: [], results };
  fakeLobby({ 'GET /members/Ada': { body: ada } });
  open('Ada');
  await screen.findByText('nobody was there at the end');
  expect(screen.getByText('place 1 of 2')).toBeTruthy();
});

it('a member’s page says until when they are on holiday', async () => {
  const ada = { id: 'ada', name: 'Ada', since: 0, private: ['played', 'results', 'rivals', 'ratings'] };
  const holiday = Date.UTC(2026, 11, 7, 12);
  fakeLobby({ 'GET /members/Ada': { body: { ...ada, holiday } } });
  open('Ada');
  await screen.findByText('On holiday until December 7, 2026');
});
