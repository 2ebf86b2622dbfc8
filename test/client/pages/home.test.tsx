import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRESENTATIONS } from '../../../src/client/games/presentations.ts';
import { LANGUAGES, LanguageProvider } from '../../../src/client/i18n/i18n.tsx';
import { Home } from '../../../src/client/pages/home.tsx';
import { GAME_IDS } from '../../../src/game/index.ts';
import { fakeLobby } from '../lobby/fake-lobby.ts';

const open = () =>
  render(
    <LanguageProvider>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </LanguageProvider>,
  );

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  fakeLobby({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe.each(LANGUAGES)('the home page, in %s', language => {
  beforeEach(() => localStorage.setItem('language', language));

  it('names the house, and the games in the order of the registry', () => {
    open();
    const house = screen.getByRole('heading', { level: 1 }).textContent;
    expect(document.title).toBe(house);
    const names = GAME_IDS.map(game => PRESENTATIONS[game].words[language].name);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, names.length)).toEqual(names);
    expect(names).not.toContain(house);
  });

  it.each(GAME_IDS)('leads into %s: at once, to its set-up, to its rules', game => {
    open();
    const { name, lead } = PRESENTATIONS[game].words[language];
    const entry = within(screen.getByRole('region', { name }));
    expect(entry.getByText(lead)).toBeTruthy();
    const links = entry.getAllByRole('link');
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      `/local/${game}?quick`,
      `/local/${game}`,
      `/rules/${game}`,
    ]);
    // In a list of links each says which game it leads to.
    for (const link of links) expect(link.textContent).toMatch(new RegExp(`: ${name}$`));
  });

  it('offers every game to a new table', () => {
    open();
    const form = within(screen.getByRole('form'));
    for (const game of GAME_IDS) {
      expect(form.getByRole('radio', { name: PRESENTATIONS[game].words[language].name })).toBeTruthy();
    }
  });
});
