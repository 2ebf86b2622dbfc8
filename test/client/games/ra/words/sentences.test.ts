import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../../../src/client/games/auction/view/facts.ts';
import { newsOf } from '../../../../../src/client/games/auction/words/sentences.ts';
import { refusalWords } from '../../../../../src/client/games/ra/words/refusals.ts';
import { itemWords } from '../../../../../src/client/games/ra/words/score.ts';
import { sentenceOf } from '../../../../../src/client/games/ra/words/sentences.ts';
import type { Language } from '../../../../../src/client/ui/i18n/i18n.tsx';
import { type RaEvent, SCORE_ITEMS } from '../../../../../src/game/ra/events.ts';
import { REFUSALS } from '../../../../../src/game/ra/table.ts';
import { DISASTERS, KINDS, TILES } from '../../../../../src/game/ra/tiles.ts';
import { NAMES, wholeMatch } from '../on-screen.tsx';

const YOU = { en: 'You', it: 'Tu' };
const reader = (language: Language): Reader => ({
  language,
  person: s => ({ name: s === 1 ? YOU[language] : (NAMES[s] ?? ''), you: s === 1 }),
  maySeeFame: s => s === 1,
});

/** What only Ra tells, in English and Italian, said of Ada (seat 0) or to the reader (seat 1). */
const CASES: readonly (readonly [RaEvent, string, string])[] = [
  [
    { type: 'god', player: 0, takes: 'step-pyramid' },
    'Ada played a god and took a step pyramid.',
    'Ada ha giocato un dio e preso una piramide a gradoni.',
  ],
  [
    { type: 'god', player: 1, takes: 'flood' },
    'You played a god and took a flood tile.',
    'Hai giocato un dio e preso una tessera inondazione.',
  ],
  [
    { type: 'disaster', player: 0, tile: 'funeral', lost: ['pharaoh', 'pharaoh'] },
    'Funeral: Ada loses 2 pharaohs.',
    'Funerale: Ada perde 2 faraoni.',
  ],
  [
    { type: 'disaster', player: 1, tile: 'drought', lost: ['flood', 'nile'] },
    'Drought: you lose a Nile tile and a flood tile.',
    'Siccità: perdi una tessera Nilo e una tessera inondazione.',
  ],
  [
    { type: 'disaster', player: 1, tile: 'earthquake', lost: [] },
    'Earthquake: you have nothing to lose.',
    'Terremoto: non hai niente da perdere.',
  ],
  [
    {
      type: 'score',
      epoch: 1,
      player: 1,
      items: [
        { for: 'river', fame: 4 },
        { for: 'civilizations', fame: -5 },
      ],
      net: -1,
      fame: 9,
    },
    'You scored −1 in epoch 1 (The Nile +4, Civilizations −5). Fame: 9.',
    'Hai ottenuto −1 di fama nell’epoca 1 (Il Nilo +4, Civiltà −5). Fama: 9.',
  ],
];

describe('the history', () => {
  it.each(CASES)('%j', (event, english, italian) => {
    expect(sentenceOf(event, reader('en'))).toBe(english);
    expect(sentenceOf(event, reader('it'))).toBe(italian);
  });

  it.each(['en', 'it'] as const)('%s: no tile and no match is told with a hole in it', language => {
    const events: RaEvent[] = [
      ...TILES.map(tile => ({ type: 'draw', player: 0, tile }) as const),
      ...KINDS.map(kind => ({ type: 'sold', player: 0, sun: 9, took: 8, tiles: [kind, kind] }) as const),
      ...DISASTERS.map(tile => ({ type: 'sold', player: 0, sun: 9, took: 8, tiles: [tile] }) as const),
      ...[2, 3, 4, 5].flatMap(players => wholeMatch(players, 'holes').events),
    ];
    for (const event of events) {
      const sentence = sentenceOf(event, reader(language));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

it('every refusal and every item of the sheet has words in both languages', () => {
  for (const language of ['en', 'it'] as const) {
    for (const refusal of REFUSALS) expect(refusalWords[language][refusal]).toMatch(/^\p{Lu}.*\.$/u);
    for (const item of SCORE_ITEMS) expect(itemWords[language][item]).toMatch(/^\p{Lu}/u);
  }
});

describe('the news in the bar', () => {
  const tiles = ['gold', 'nile', 'art', 'pharaoh', 'pharaoh'] as const;
  const sold = { type: 'sold', player: 0, sun: 9, took: 4, tiles } as const;

  it.each([
    [sold, 'With the 9 Ada took 5 tiles and the 4.', 'Con il 9 Ada ha preso 5 tessere e il 4.'],
    [
      { type: 'unsold', tiles },
      'Nobody bids: 5 tiles leave the game.',
      'Nessuno offre: 5 tessere escono dal gioco.',
    ],
  ] as const)('counts tiles of many kinds: %j', (event, english, italian) => {
    expect(newsOf(event, reader('en'))).toBe(english);
    expect(newsOf(event, reader('it'))).toBe(italian);
  });

  it.each([
    { ...sold, tiles: ['gold', 'nile', 'nile', 'art'] },
    { type: 'unsold', tiles: [] },
    { type: 'pass', player: 0 },
  ])('is otherwise what the history says: %j', event => expect(newsOf(event, reader('en'))).toBeNull());
});
