import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  defineWords,
  LanguageProvider,
  plural,
  useLanguage,
  useWords,
} from '../../../src/client/i18n/i18n.tsx';

const words = defineWords(
  { hail: 'Welcome', tiles: (n: number) => plural('en', n, 'tile', 'tiles'), deep: { sun: 'sun' } },
  { hail: 'Benvenuto', tiles: n => plural('it', n, 'tessera', 'tessere'), deep: { sun: 'sole' } },
);

const Greeting = () => {
  const { hail, tiles, deep } = useWords(words);
  const { language, setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => setLanguage(language === 'en' ? 'it' : 'en')}>
      {`${hail}: ${tiles(1)}, ${tiles(2)}, ${deep.sun}`}
    </button>
  );
};
const greet = () =>
  render(
    <LanguageProvider>
      <Greeting />
    </LanguageProvider>,
  );
const text = () => screen.getByRole('button').textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the language', () => {
  it.each([
    ['it-CH', 'Benvenuto: 1 tessera, 2 tessere, sole'],
    ['en-GB', 'Welcome: 1 tile, 2 tiles, sun'],
    ['ja', 'Welcome: 1 tile, 2 tiles, sun'],
  ])('is the browser’s at first: %s', (browser, greeting) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    greet();
    expect(text()).toBe(greeting);
    expect(document.documentElement.lang).toBe(browser.startsWith('it') ? 'it' : 'en');
  });

  it('changes on the page at once, in the document, and for the next visit', () => {
    localStorage.setItem('language', 'en');
    const { unmount } = greet();
    fireEvent.click(screen.getByRole('button'));
    expect(text()).toMatch(/^Benvenuto/);
    expect(document.documentElement.lang).toBe('it');
    unmount();
    greet();
    expect(text()).toMatch(/^Benvenuto/);
  });

  it('is the browser’s when something else was kept', () => {
    localStorage.setItem('language', 'tlh');
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('it');
    greet();
    expect(text()).toMatch(/^Benvenuto/);
  });

  it('can be changed where nothing can be kept', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en');
    greet();
    fireEvent.click(screen.getByRole('button'));
    expect(text()).toMatch(/^Benvenuto/);
  });
});
