import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../src/client/i18n/i18n.tsx';
import { Rules } from '../../../src/client/pages/rules.tsx';

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

const SLOW = { timeout: 8000 };
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
    const contents = await screen.findByRole('navigation', { name: 'Contents' }, SLOW);
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map(link => link.textContent)).toEqual(headings.map(heading => heading.textContent));
    expect(links.map(link => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
    expect(highlighted()).toEqual([]);
  });

  it('goes to the rule an anchor names, on opening and later', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    open('/rules/priests-of-ra#P-02');
    await waitFor(() => expect(highlighted()).toEqual(['P-02']), SLOW);
    expect(document.activeElement?.id).toBe('P-02');
    fireEvent.click(screen.getByRole('link', { name: 'to another rule' }));
    expect(highlighted()).toEqual(['E-02']);
    expect(document.activeElement?.id).toBe('E-02');
    expect(scrolled.mock.contexts.map(element => (element as Element).id)).toEqual(['P-02', 'E-02']);
  });

  it.each(['#nothing', '#%E0%A4%A'])('stays at the top where there is no such place: %s', async hash => {
    open(`/rules/priests-of-ra${hash}`);
    await screen.findByRole('navigation', { name: 'Contents' }, SLOW);
    expect(highlighted()).toEqual([]);
  });

  it('is Italian in Italian', async () => {
    localStorage.setItem('language', 'it');
    open('/rules/priests-of-ra');
    expect(await screen.findByRole('navigation', { name: 'Indice' }, SLOW)).toBeTruthy();
    expect(document.title).toBe('Regole · Priests of Ra');
  });

  it('says so when there is no such game', () => {
    open('/rules/chess');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is nothing here');
  });
});
