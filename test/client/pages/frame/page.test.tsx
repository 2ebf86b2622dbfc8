import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../../../src/client/pages/frame/page.tsx';
import { Link } from '../../../../src/client/ui/router/router.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { goBack, MemoryRouter } from '../../memory-router.tsx';

const SecondPage = () => (
  <Page title="Second">
    <Link to="/third#place">on to the place</Link>
    <button type="button" onClick={() => goBack()}>
      back
    </button>
  </Page>
);

const open = () =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route
          path="/"
          element={
            <Page title="The House of Ra">
              <Link to="/second">on</Link>
            </Page>
          }
        />
        <Route path="/second" element={<SecondPage />} />
        <Route
          path="/third"
          element={
            <Page title="Third">
              <input aria-label="first of all" ref={field => field?.focus()} />
            </Page>
          }
        />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page', () => {
  it('has a title in the tab, a heading, a main part, and a link that skips to it', () => {
    open();
    expect(document.title).toBe('The House of Ra');
    const main = screen.getByRole('main');
    expect(main.contains(screen.getByRole('heading', { level: 1, name: 'The House of Ra' }))).toBe(true);
    const skip = screen.getByRole('link', { name: 'Skip to the content' });
    expect(skip.getAttribute('href')).toBe(`#${main.id}`);
    expect(document.querySelector('a, button')).toBe(skip);
  });

  it('begins at its top with its heading in focus, and names the house in its title', () => {
    open();
    expect(window.scrollTo).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'on' }));
    expect(document.title).toBe('Second · The House of Ra');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Second' }));
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('leaves the place to the browser when one goes back', () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: 'on' }));
    vi.mocked(window.scrollTo).mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'The House of Ra' }));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('leaves focus to content that takes it, and scrolling to an anchor', () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: 'on' }));
    vi.mocked(window.scrollTo).mockClear();
    fireEvent.click(screen.getByRole('link', { name: 'on to the place' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
