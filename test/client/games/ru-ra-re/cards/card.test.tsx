import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GLYPHS, SIGNS } from '../../../../../src/client/games/ru-ra-re/art/glyphs.ts';
import { type Fingers, Fist, Hand } from '../../../../../src/client/games/ru-ra-re/art/hands.tsx';
import { Card, CardBack } from '../../../../../src/client/games/ru-ra-re/cards/card.tsx';
import { cardWords } from '../../../../../src/client/games/ru-ra-re/words/card-words.ts';
import { LANGUAGES, type Language, LanguageProvider } from '../../../../../src/client/ui/i18n/i18n.tsx';
import { CARDS, IN_DECK, leaves } from '../../../../../src/game/ru-ra-re/cards.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = (what: React.ReactNode, language: Language = 'en') => {
  localStorage.setItem('language', language);
  return render(<LanguageProvider>{what}</LanguageProvider>).container;
};

const imageNames = () => screen.queryAllByRole('img').map(image => image.getAttribute('aria-label'));

describe('what a card is called', () => {
  it.each([
    ['king', 'king', 're'],
    ['knight', 'knight', 'cavaliere'],
    ['church', 'church', 'chiesa'],
    ['farmer', 'farmer', 'contadino'],
    ['farmwife', 'farmwife', 'contadina'],
    ['farmhouse', 'farmhouse', 'casa'],
    ['points-2', 'points card of 2', 'carta punti da 2'],
    ['points-3', 'points card of 3', 'carta punti da 3'],
    ['points-4', 'points card of 4', 'carta punti da 4'],
    ['sheep', 'sheep', 'pecora'],
    ['horse', 'horse', 'cavallo'],
    ['pig', 'pig', 'maiale'],
    ['cow', 'cow', 'mucca'],
    ['goat', 'goat', 'capra'],
    ['goose', 'goose', 'oca'],
    ['hen', 'hen', 'gallina'],
    ['dog', 'dog', 'cane'],
  ] as const)('%s', (card, en, it) => {
    shown(<Card card={card} />);
    expect(imageNames()).toEqual([en]);
    cleanup();
    shown(<Card card={card} />, 'it');
    expect(imageNames()).toEqual([it]);
  });

  it.each(LANGUAGES)('no two kinds share a word (%s)', language => {
    const words = CARDS.map(card => cardWords[language][card]);
    for (const form of ['one', 'many', 'a', 'short'] as const)
      expect(new Set(words.map(each => each[form])).size).toBe(CARDS.length);
  });

  it('a card of the pile tells only that it lies face down', () => {
    shown(<CardBack />);
    expect(imageNames()).toEqual(['face-down card']);
    cleanup();
    shown(<CardBack />, 'it');
    expect(imageNames()).toEqual(['carta coperta']);
  });

  it('a decorative card is nothing to a screen reader', () => {
    const container = shown(
      <>
        {CARDS.map(card => (
          <Card key={card} card={card} decorative />
        ))}
        <CardBack decorative />
      </>,
    );
    expect(imageNames()).toEqual([]);
    expect([...container.children].map(card => card.getAttribute('aria-hidden'))).toEqual(
      Array(CARDS.length + 1).fill('true'),
    );
  });
});

describe('how cards are told apart', () => {
  it('no two kinds have the same outlines', () => {
    const outlines = CARDS.map(card => {
      const Glyph = GLYPHS[card];
      return [...renderToStaticMarkup(<Glyph />).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ');
    });
    expect(new Set(outlines).size).toBe(CARDS.length);
    for (const outline of outlines) expect(outline).not.toBe('');
  });

  it.each(CARDS)('%s: its sign, how many there are, whether it stays, and its picture [Q-01, Q-21]', card => {
    const container = shown(<Card card={card} />);
    const [sign, seal, picture] = container.querySelectorAll('svg');
    expect(sign?.getAttribute('viewBox')).toBe(SIGNS[card]);
    expect(container.querySelector('.ru-card-count')?.textContent).toBe(`×${IN_DECK[card]}`);
    expect(seal?.getAttribute('data-away')).toBe(String(leaves(card)));
    expect(picture?.innerHTML).toBe(sign?.innerHTML);
    expect(picture?.getAttribute('viewBox')).toBe('0 0 64 64');
  });

  it.each([
    ['king', '0149162536'],
    ['goat', '1361015'],
    ['church', 'most: 10'],
    ['knight', '1 each; most:\u00a02\u00a0each'],
    ['farmwife', ' 7  14'],
  ] as const)('%s prints how it scores: %s [Q-30 to Q-35]', (card, text) => {
    const container = shown(<Card card={card} />);
    expect(container.querySelector('.ru-printed')?.textContent).toBe(text);
  });
});

describe('the hands that are thrown', () => {
  const raised = (fingers: Fingers) => {
    const hand = shown(<Hand fingers={fingers} />);
    const tips = [...hand.querySelectorAll('rect')].filter(finger => finger.getAttribute('height') === '40');
    return tips.length + hand.querySelectorAll('.thumb').length;
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('%i fingers are up', fingers => {
    expect(raised(fingers)).toBe(fingers);
  });

  it('a fist shows none', () => {
    const fist = shown(<Fist />);
    expect(fist.querySelectorAll('.thumb, rect[height="40"]')).toHaveLength(0);
    expect(fist.querySelectorAll('rect')).toHaveLength(4);
  });
});
