import { act, cleanup } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/client/app/app.tsx';
import { prerenderHome } from '../../../src/client/app/prerender.tsx';
import { CLIENT_GAMES } from '../../../src/client/games/index.ts';
import { keepClaim } from '../../../src/client/match/lobby/credentials.ts';
import { LANGUAGES } from '../../../src/client/ui/i18n/i18n.tsx';
import { GAME_IDS } from '../../../src/game/index.ts';
import { fakeLobby } from '../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../memory-router.tsx';

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

const inLanguage = async (language: (typeof LANGUAGES)[number]) =>
  (await prerenderHome()).find(({ lang }) => lang === language)!;

it.each(LANGUAGES)('the home page is written with every game, and a way into each, in %s', async language => {
  const { html } = await inLanguage(language);
  for (const game of GAME_IDS) {
    expect(html).toContain(`>${CLIENT_GAMES[game].words[language].name}</h2>`);
    expect(html).toContain(`href="/local/${game}?quick"`);
  }
});

it('has no styles in its elements, which browsers are told not to heed', async () => {
  for (const { html } of await prerenderHome()) expect(html).not.toMatch(/ style=|<style|<script/);
});

it.each(LANGUAGES)(
  'a browser goes on from it, whatever is kept there, and adds what is its own: %s',
  async language => {
    localStorage.setItem('language', language);
    localStorage.setItem('settings', JSON.stringify({ theme: 'dark' }));
    localStorage.setItem('name', 'Zoe');
    keepClaim({ game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Zoe' });
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = (await inLanguage(language)).html;
    const heading = place.querySelector('h1')!;
    const form = place.querySelector('form')!;
    expect(form.inert).toBe(true);
    const faults: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(
        place,
        <StrictMode>
          <App language={language} router={MemoryRouter} />
        </StrictMode>,
        { onRecoverableError: error => faults.push(error) },
      ),
    );
    expect(faults).toEqual([]);
    expect(place.querySelector('h1')).toBe(heading);
    expect(place.querySelector('form')).toBe(form);
    expect(form.inert).toBe(false);
    expect(form.querySelector('input')!.value).toBe('Zoe');
    expect(place.querySelector('#tables-yours')).not.toBeNull();
    act(() => root.unmount());
    place.remove();
  },
);
