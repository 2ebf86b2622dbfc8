import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePlayed } from '../../../../src/client/match/played/parse-played.ts';
import { addPlayed, type PlayedMatch } from '../../../../src/client/match/played/played-matches.ts';
import { Played } from '../../../../src/client/pages/played/played.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

const match = (key: string, game: string, own: number): PlayedMatch => ({
  key,
  game,
  ended: new Date(2026, 10, 22).getTime(),
  players: [
    { name: 'Ada', bot: false, score: 20 },
    { name: 'Ned', bot: false, score: 12 },
  ],
  winners: [0],
  own,
  online: `${key}-id`,
});
const open = () =>
  render(
    <MemoryRouter>
      <LanguageProvider first="en">
        <SettingsProvider>
          <Played />
        </SettingsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
const listed = () => screen.queryAllByRole('listitem').map(line => line.querySelector('strong')?.textContent);
const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText('Import a file'), {
    target: { files: [new File([text], 'matches.json')] },
  });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('lists the matches, with the way to each replay and its record, and how they went', () => {
  addPlayed([match('a', 'ra', 0), match('b', 'kheops', 1)]);
  open();
  expect(listed()).toEqual(['Ra', 'Kheops']);
  expect(screen.getByRole('link', { name: /^Replay: Ra/ }).getAttribute('href')).toBe('/replay/ra/a-id');
  expect(screen.getByRole('link', { name: /^Record: Ra/ }).getAttribute('download')).toBe(
    'ra_2026-11-22_Ada_Ned.json',
  );
  fireEvent.change(screen.getByLabelText('Result'), { target: { value: 'lost' } });
  expect(listed()).toEqual(['Kheops']);
  expect(screen.getByText('1 match')).toBeDefined();
  const byGame = screen.getByRole('table', { name: 'By game' });
  expect(within(byGame).getAllByRole('row')[1]!.textContent).toBe('Kheops101212');
});

it('calls whoever played here against bots “You”, and people by their names', () => {
  const { online, ...alone } = match('a', 'ra', 0);
  addPlayed([alone, match('b', 'kheops', 0), { ...alone, key: 'c', game: 'ru-ra-re', own: null }]);
  open();
  expect(
    screen.getAllByRole('listitem').map(line => line.querySelector('.played-players')?.textContent),
  ).toEqual(['You 20 · Ned 12', 'Ada 20 · Ned 12', 'Ada 20 · Ned 12']);
});

it('lists what is not to count with why, and leaves it out of the statistics', () => {
  addPlayed([match('a', 'ra', 0), { ...match('b', 'kheops', 0), uncounted: 'taken-back' }]);
  open();
  const line = screen.getAllByRole('listitem').find(each => each.textContent?.startsWith('Kheops'));
  expect(line?.textContent).toContain('Won with moves taken back');
  expect(screen.getByText(/took back what had been seen, are not counted\.$/)).toBeDefined();
  const byGame = screen.getByRole('table', { name: 'By game' });
  expect(
    within(byGame)
      .getAllByRole('row')
      .map(row => row.firstElementChild?.textContent),
  ).toEqual(['', 'Ra']);
});

it('takes a file from another device, once, and a damaged one not at all', async () => {
  addPlayed([match('a', 'ra', 0)]);
  open();
  const file = writePlayed({
    matches: [match('a', 'ra', 0), match('b', 'kheops', 1)],
    records: new Map(),
  });
  choose(file);
  expect(await screen.findByText('1 match added.')).toBeDefined();
  expect(listed()).toHaveLength(2);
  choose(file.replace('"winners":[0]', '"winners":[]'));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Nothing was imported\. matches\[0\]\.winners: /,
  );
  expect(listed()).toHaveLength(2);
});
