import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  defineWords,
  LanguageProvider,
  plural,
  useLanguage,
  useWords,
} from '../../../../src/client/ui/i18n/i18n.tsx';
import { closeStorage } from '../../closed-storage.ts';

const words = defineWords(
  { greeting: 'Good morning', suns: (n: number) => `${n} suns` },
  { greeting: 'Buongiorno', suns: n => `${n} soli` },
);

const Greeting = () => {
  const { greeting, suns } = useWords(words);
  const { setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => setLanguage('it')}>
      {greeting}, {suns(3)}
    </button>
  );
};

const open = () =>
  render(
    <LanguageProvider>
      <Greeting />
    </LanguageProvider>,
  );
const greeting = () => screen.getByRole('button').textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the language', () => {
  it.each([
    ['it', 'Buongiorno, 3 soli'],
    ['it-CH', 'Buongiorno, 3 soli'],
    ['en-GB', 'Good morning, 3 suns'],
    ['de', 'Good morning, 3 suns'],
  ])('is the browser’s at first, English where we do not speak it: %s', (language, expected) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    open();
    expect(greeting()).toBe(expected);
  });

  it('changes the words and the language of the document, and is kept', () => {
    localStorage.setItem('language', 'en');
    open();
    expect(document.documentElement.lang).toBe('en');
    fireEvent.click(screen.getByRole('button'));
    expect(greeting()).toBe('Buongiorno, 3 soli');
    expect(document.documentElement.lang).toBe('it');
    cleanup();
    open();
    expect(greeting()).toBe('Buongiorno, 3 soli');
  });

  it('works where nothing can be stored', () => {
    closeStorage();
    open();
    fireEvent.click(screen.getByRole('button'));
    expect(greeting()).toBe('Buongiorno, 3 soli');
  });

  it.each([
    ['en', 1, '1 tile'],
    ['en', 0, '0 tiles'],
    ['it', 1, '1 tile'],
    ['it', 2, '2 tiles'],
  ] as const)('picks the form for a number: %s %i', (language, n, expected) => {
    expect(plural(language, n, 'tile', 'tiles')).toBe(expected);
  });
});
