import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_GAMES } from '../../../../src/client/games/index.ts';
import { dayOf, gameOfDay } from '../../../../src/client/match/exercise/exercises.ts';
import { Home } from '../../../../src/client/pages/home/home.tsx';
import { LANGUAGES, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { GAME_IDS } from '../../../../src/game/index.ts';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

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
    const names = GAME_IDS.map(game => CLIENT_GAMES[game].words[language].name);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, names.length)).toEqual(names);
    expect(names).not.toContain(house);
  });

  it.each(GAME_IDS)('leads into %s: at once, to its guided match, to its set-up, to its rules', game => {
    open();
    const { name, lead, how } = CLIENT_GAMES[game].words[language];
    const poster = within(screen.getByRole('region', { name }));
    const ways = within(screen.getByRole('heading', { level: 3, name }).parentElement!);
    expect(poster.getByText(lead)).toBeTruthy();
    expect(ways.getByText(how)).toBeTruthy();
    // On the poster, and again among the ways.
    const lesson = CLIENT_GAMES[game].lesson !== null ? [`/learn/${game}`] : [];
    const links = [...poster.getAllByRole('link'), ...ways.getAllByRole('link')];
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      `/local/${game}?quick`,
      ...lesson,
      ...lesson,
      `/local/${game}`,
      `/rules/${game}`,
    ]);
    // In a list of links each says which game it leads to.
    for (const link of links) expect(link.getAttribute('aria-label')).toMatch(new RegExp(`[^ ]: ${name}$`));
  });

  it('offers every game to a new table', () => {
    open();
    const form = within(screen.getByRole('form'));
    for (const game of GAME_IDS) {
      expect(form.getByRole('option', { name: CLIENT_GAMES[game].words[language].name })).toBeTruthy();
    }
  });
});

describe('the exercise of the day', () => {
  afterEach(() => vi.useRealTimers());

  it.each(LANGUAGES)('is one, named by the day of Greenwich and led to: %s', language => {
    localStorage.setItem('language', language);
    const way = (now: string) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      open();
      const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href') ?? '');
      const [href, ...others] = hrefs.filter(each => each.startsWith('/exercise/'));
      expect(others).toEqual([]);
      cleanup();
      return href;
    };
    const day = way('2026-03-01T00:00:00Z');
    expect(day).toBe(`/exercise/${gameOfDay(dayOf(new Date('2026-03-01T12:00:00Z')))}`);
    expect(way('2026-03-01T23:59:59Z')).toBe(day);
    expect(way('2026-03-02T00:00:00Z')).not.toBe(day);
  });
});

describe('what can go on', () => {
  const claim = { game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Zoe' };
  const match = (toAct: readonly number[] | undefined) => ({
    matchID: 'm1',
    players: [
      { id: 0, name: 'Zoe' },
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Bruno' },
    ],
    ...(toAct && { toAct }),
  });
  const kept = (over: boolean, moves: unknown[]) =>
    JSON.stringify({
      version: 1,
      seats: [
        { name: 'Zoe', bot: null },
        { name: 'Tiye', bot: 'steady' },
      ],
      options: {},
      handOver: true,
      seed: 'a seed',
      moves,
      over,
    });
  const lines = () => [...document.querySelectorAll('.go-on')].map(({ textContent }) => textContent);

  it('says whose turn it is, with whom, and leads there', async () => {
    localStorage.setItem('seats', JSON.stringify([claim]));
    fakeLobby({ 'GET /games/ra/m1': { body: match([0]) } });
    open();
    expect(await screen.findByText('Your turn: Ra with Ada and Bruno.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/match/ra/m1');
  });

  it('shows whose seat it is, without which it is not told of a deal that others still play', async () => {
    localStorage.setItem('seats', JSON.stringify([claim]));
    fakeLobby({
      'GET /games/ra/m1': (_body, headers) => ({
        body: match(headers.get('authorization') === 'Bearer secret' ? [0] : undefined),
      }),
    });
    open();
    expect(await screen.findByText(/^Your turn: Ra/)).toBeTruthy();
  });

  it('puts those first in which it is one’s turn, on this screen too', async () => {
    localStorage.setItem('seats', JSON.stringify([claim]));
    localStorage.setItem('local-match:kheops', kept(false, [['draw']]));
    fakeLobby({ 'GET /games/ra/m1': { body: match([1]) } });
    open();
    await screen.findByText(/^Under way/);
    expect(lines()).toEqual([
      'Your turn: Kheops with Tiye. Go on',
      'Under way: Ra with Ada and Bruno. Go on',
    ]);
  });

  it('asks about every match that may go on, and about those that are over once', async () => {
    const ids = Array.from({ length: 9 }, (_, i) => `over${i}`);
    const claims = [...ids, 'm1'].map(matchID => ({ ...claim, matchID }));
    localStorage.setItem('seats', JSON.stringify(claims));
    const over = (matchID: string) => ({ ...match(undefined), matchID, gameover: { winners: [1] } });
    const answers = Object.fromEntries(ids.map(id => [`GET /games/ra/${id}`, { body: over(id) }]));
    const lobby = { ...answers, 'GET /games/ra/m1': { body: match([0]) } };
    fakeLobby(lobby);
    open();
    expect(await screen.findByText('Your turn: Ra with Ada and Bruno.')).toBeTruthy();
    expect(lines()).toHaveLength(1);
    cleanup();
    const asked = fakeLobby(lobby);
    open();
    expect(await screen.findByText('Your turn: Ra with Ada and Bruno.')).toBeTruthy();
    const { length } = asked.filter(({ path }) => path.startsWith('/games/ra/over'));
    // The list of tables asks about them as well, to show them.
    expect(length).toBeLessThanOrEqual(ids.length);
    expect(JSON.parse(localStorage.getItem('seats')!)).toHaveLength(10);
  });

  it('calls nobody to a turn that a bot takes for them, but back to the match', async () => {
    localStorage.setItem('seats', JSON.stringify([claim]));
    const { players, ...rest } = match([0]);
    const left = { id: 0, name: 'Zoe', data: { bot: 'medium', standIn: true } };
    fakeLobby({ 'GET /games/ra/m1': { body: { ...rest, players: [left, ...players.slice(1)] } } });
    open();
    await screen.findByText('Under way: Ra with Ada and Bruno.');
    expect(lines()).toHaveLength(1);
  });

  it('counts no table to sit down at or to watch at which one sits', async () => {
    localStorage.setItem('seats', JSON.stringify([claim, { ...claim, matchID: 'm2' }]));
    const page = (...ids: string[]) => ({
      matches: ids.map(matchID => ({ ...match(undefined), matchID })),
      next: null,
    });
    const lists = Object.fromEntries(GAME_IDS.map(game => [game, { open: page(), running: page() }]));
    const body = { ...lists, ra: { open: page('m1', 'm3'), running: page('m2', 'm4', 'm5') } };
    fakeLobby({ [`GET /lobby/lists?stages=open,running&games=${GAME_IDS.join()}`]: { body } });
    open();
    await screen.findByText('1 open · 2 to watch');
  });

  it('calls nobody to a match that they have given up', async () => {
    localStorage.setItem('seats', JSON.stringify([claim]));
    const { players, ...rest } = match([0]);
    const resigned = { id: 0, name: 'Zoe', data: { bot: 'medium', standIn: true, resigned: true } };
    const asked = fakeLobby({
      'GET /games/ra/m1': { body: { ...rest, players: [resigned, ...players.slice(1)] } },
    });
    open();
    await eventually(() => expect(asked.some(({ path }) => path === '/games/ra/m1')).toBe(true));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(lines()).toEqual([]);
  });

  it('is silent about what is over, has not begun, or is not there any more', async () => {
    localStorage.setItem('seats', JSON.stringify([claim, { ...claim, matchID: 'gone' }]));
    localStorage.setItem('local-match:kheops', kept(true, [['draw']]));
    localStorage.setItem('local-match:ra', kept(false, []));
    const asked = fakeLobby({ 'GET /games/ra/m1': { body: match(undefined) } });
    open();
    await eventually(() => expect(asked.some(({ path }) => path === '/games/ra/gone')).toBe(true));
    expect(lines()).toEqual([]);
  });
});
