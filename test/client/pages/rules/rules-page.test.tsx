import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_GAMES } from '../../../../src/client/games/index.ts';
import { Rules } from '../../../../src/client/pages/rules/rules.tsx';
import { LANGUAGES, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { Link } from '../../../../src/client/ui/router/router.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { GAME_IDS } from '../../../../src/game/index.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const open = (path: string) =>
  render(
    <LanguageProvider>
      <MemoryRouter initialEntries={[path]}>
        <Link to="/rules/priests-of-ra#E-02">to another rule</Link>
        <Routes>
          <Route path="/rules/:game" element={<Rules />} />
        </Routes>
      </MemoryRouter>
    </LanguageProvider>,
  );

const highlighted = () => [...document.querySelectorAll('[data-target="true"]')].map(({ id }) => id);

beforeEach(() => localStorage.setItem('language', 'en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the rules page', () => {
  it('lists its headings, each leading to its place', async () => {
    open('/rules/priests-of-ra');
    const contents = await screen.findByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map(link => link.textContent)).toEqual(headings.map(heading => heading.textContent));
    expect(links.map(link => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
    expect(highlighted()).toEqual([]);
  });

  it('goes to the rule an anchor names, on opening and later', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    open('/rules/priests-of-ra#P-02');
    await waitFor(() => expect(highlighted()).toEqual(['P-02']));
    expect(document.activeElement?.id).toBe('P-02');
    fireEvent.click(screen.getByRole('link', { name: 'to another rule' }));
    expect(highlighted()).toEqual(['E-02']);
    expect(document.activeElement?.id).toBe('E-02');
    expect(scrolled.mock.contexts.map(element => (element as Element).id)).toEqual(['P-02', 'E-02']);
  });

  it.each(['#nothing', '#%E0%A4%A'])('stays at the top where there is no such place: %s', async hash => {
    open(`/rules/priests-of-ra${hash}`);
    await screen.findByRole('navigation', { name: 'Contents' });
    expect(highlighted()).toEqual([]);
  });

  it('is Italian in Italian', async () => {
    localStorage.setItem('language', 'it');
    open('/rules/priests-of-ra');
    expect(await screen.findByRole('navigation', { name: 'Indice' })).toBeTruthy();
    expect(document.title).toBe('I sacerdoti di Ra: le regole · La casa di Ra');
  });

  it.each(GAME_IDS.flatMap(game => LANGUAGES.map(language => [game, language] as const)))(
    'is about %s in %s, first rules of its own included',
    async (game, language) => {
      localStorage.setItem('language', language);
      open(`/rules/${game}`);
      await screen.findByRole('navigation');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
        CLIENT_GAMES[game].words[language].name,
      );
      const text = readFileSync(
        `src/game/${game}/RULES.${language === 'en' ? '' : `${language}.`}md`,
        'utf8',
      );
      const numbers = [...text.matchAll(/^- \*\*(\w-\d+)\*\*/gm)].map(([, number]) => number);
      expect(numbers.length).toBeGreaterThan(12);
      expect([...document.querySelectorAll('.rule')].map(({ id }) => id)).toEqual(numbers);
    },
  );

  it('shows what is looked for, with the headings above it, and counts it', async () => {
    localStorage.setItem('language', 'it');
    open('/rules/ra');
    const field = await screen.findByRole('searchbox');
    const all = document.querySelectorAll('.rule').length;
    fireEvent.change(field, { target: { value: 'siccita' } });
    const found = [...document.querySelectorAll('.rules li, .rules > p')];
    expect(found.length).toBeGreaterThan(0);
    for (const item of found) expect(item.textContent?.toLowerCase()).toContain('siccità');
    expect(document.querySelector('.rules-search [role="status"]')?.textContent).toBe(
      `${found.length} punti trovati`,
    );
    fireEvent.change(field, { target: { value: 'nessunaparolacosi' } });
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    fireEvent.change(field, { target: { value: '' } });
    expect(document.querySelectorAll('.rule').length).toBe(all);
  });

  it('draws rules and examples, and offers positions to be tried', async () => {
    open('/rules/kheops');
    await screen.findByRole('heading', { name: 'The 50 tiles' });
    expect(document.querySelectorAll('.rules-position')).toHaveLength(5);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Try this position: K-14$/ });
    expect(link.getAttribute('href')).toBe('/try/kheops/K-14');
    const worked = screen.getByRole<HTMLAnchorElement>('link', { name: /^Try this position: example 1$/ });
    expect(worked.getAttribute('href')).toBe('/try/kheops/example-1');
    expect(worked.closest('li')?.textContent).toContain('Three rooms, a pair of red sarcophagi, closed');
  });

  it('says of a worked case that no match comes to it', async () => {
    open('/rules/ra');
    const none = await screen.findAllByText(/^No position to try/);
    const cases = none.map(each => each.closest('li')?.textContent ?? '');
    expect(cases.some(text => text.startsWith('All 40 monuments'))).toBe(true);
    // Of a rule nobody expects one.
    expect(none.map(each => each.closest('.rule'))).toEqual(none.map(() => null));
  });

  it.each([
    ['en', 'mummy', 0],
    ['en', 'blue sarcophagus', 2],
    ['it', 'SARCOFAGO BLU', 2],
  ] as const)('finds the tiles of Kheops by kind too: %s, %s', async (language, sought, kinds) => {
    localStorage.setItem('language', language);
    open('/rules/kheops');
    const field = await screen.findByRole('searchbox');
    fireEvent.change(field, { target: { value: sought } });
    const found = [...document.querySelectorAll('.rules-pieces li')];
    expect(found).toHaveLength(kinds);
    expect(screen.queryByRole('heading', { name: /50/ }) === null).toBe(kinds === 0);
    const places = document.querySelectorAll('.rules li, .rules > p').length;
    expect(document.querySelector('.rules-search [role="status"]')?.textContent).toMatch(
      new RegExp(`^${places} `),
    );
  });

  it('says so when there is no such game', () => {
    open('/rules/chess');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is nothing here');
  });
});
