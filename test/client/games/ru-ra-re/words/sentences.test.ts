import { describe, expect, it } from 'vitest';
import { itemWords } from '../../../../../src/client/games/ru-ra-re/words/board.ts';
import { refusalWords } from '../../../../../src/client/games/ru-ra-re/words/refusals.ts';
import { sentenceOf } from '../../../../../src/client/games/ru-ra-re/words/sentences.ts';
import type { Reader } from '../../../../../src/client/table/board-game.ts';
import type { Language } from '../../../../../src/client/ui/i18n/i18n.tsx';
import { CARDS } from '../../../../../src/game/ru-ra-re/cards.ts';
import { type RuRaReEvent, SCORE_ITEMS } from '../../../../../src/game/ru-ra-re/events.ts';
import { REFUSALS } from '../../../../../src/game/ru-ra-re/table.ts';
import { NAMES, wholeMatch } from '../on-screen.tsx';

const YOU = { en: 'You', it: 'Tu' };
const reader = (language: Language): Reader => ({
  language,
  person: seat => ({ name: seat === 1 ? YOU[language] : (NAMES[seat] ?? ''), you: seat === 1 }),
});

/** In English and Italian, said of Ada (seat 0) and the others, or to the reader (seat 1). */
const CASES: readonly (readonly [RuRaReEvent, string, string])[] = [
  [{ type: 'setup', rows: [] }, 'Three cards lie in each row.', 'In ogni serie ci sono tre carte.'],
  [
    { type: 'show', choices: { 0: 3, 1: 8 } },
    'All hands at once: Ada 3, you 8.',
    'Tutte le mani insieme: Ada 3, tu 8.',
  ],
  [
    { type: 'take', player: 0, row: 3, cards: ['sheep', 'king', 'sheep'] },
    'Ada took row 3: a king and 2 sheep.',
    'Ada ha preso la serie 3: un re e 2 pecore.',
  ],
  [
    { type: 'take', player: 1, row: 1, cards: ['goose'] },
    'You took row 1: a goose.',
    'Hai preso la serie 1: un’oca.',
  ],
  [
    { type: 'clash', row: 5, players: [0, 2, 3], lost: 'points-4' },
    'Ada, Zoe and Ben clashed on row 5, which lost a points card of 4.',
    'Ada, Zoe e Ben: scontro sulla serie 5, che perde una carta punti da 4.',
  ],
  [
    { type: 'clash', row: 5, players: [0, 1], lost: 'dog' },
    'You and Ada clashed on row 5, which lost a dog.',
    'Tu e Ada: scontro sulla serie 5, che perde un cane.',
  ],
  [{ type: 'round-end', round: 2, nothing: [] }, 'Round 2 is over.', 'Il turno 2 è finito.'],
  [
    { type: 'round-end', round: 2, nothing: [1, 3] },
    'Round 2 is over. You and Ben got nothing: too few rows still held cards.',
    'Il turno 2 è finito. Tu e Ben: a mani vuote, restavano troppo poche serie con carte.',
  ],
  [
    { type: 'refill', rows: [], reshuffled: false },
    'The rows are filled again.',
    'Le serie sono di nuovo piene.',
  ],
  [
    { type: 'refill', rows: [], reshuffled: true },
    'The pile is used up. The whole box is shuffled and fills the rows for the last round.',
    'Il mazzo è finito. Tutta la scatola viene mescolata e riempie le serie per l’ultimo turno.',
  ],
  [
    {
      type: 'score',
      scoring: 1,
      player: 1,
      items: [
        { for: 'kings', points: 4 },
        { for: 'farms', points: 7 },
      ],
      points: 11,
      total: 11,
    },
    'You scored 11 points in the first scoring (Kings 4, Farms 7): 11 in all.',
    'Hai ottenuto 11 punti nel primo conteggio (Re 4, Fattorie 7): in tutto 11.',
  ],
  [
    { type: 'score', scoring: 2, player: 0, items: [{ for: 'animals', points: 1 }], points: 1, total: 30 },
    'Ada scored 1 point in the final scoring (Animals 1): 30 in all.',
    'Ada ha ottenuto 1 punto nel conteggio finale (Animali 1): in tutto 30.',
  ],
  [
    { type: 'score', scoring: 1, player: 0, items: [], points: 0, total: 0 },
    'Ada scored nothing in the first scoring: 0 in all.',
    'Ada non ha ottenuto punti nel primo conteggio: in tutto 0.',
  ],
  [
    { type: 'score', scoring: 2, player: 1, items: [], points: 0, total: 12 },
    'You scored nothing in the final scoring: 12 in all.',
    'Non hai ottenuto punti nel conteggio finale: in tutto 12.',
  ],
  [
    { type: 'discard', player: 1, cards: ['church', 'farmer', 'farmer'] },
    'You put a church and 2 farmers back in the box.',
    'Hai rimesso nella scatola una chiesa e 2 contadini.',
  ],
  [{ type: 'end', scores: [40, 52], winners: [1] }, 'You win: Ada 40, you 52.', 'Vinci tu: Ada 40, tu 52.'],
  [{ type: 'end', scores: [52, 40], winners: [0] }, 'Ada wins: Ada 52, you 40.', 'Vince Ada: Ada 52, tu 40.'],
  [
    { type: 'end', scores: [52, 52], winners: [0, 1] },
    'You and Ada share the victory: Ada 52, you 52.',
    'Tu e Ada: vittoria condivisa. Ada 52, tu 52.',
  ],
];

describe('the history', () => {
  it.each(CASES)('%j', (event, english, italian) => {
    expect(sentenceOf(event, reader('en'))).toBe(english);
    expect(sentenceOf(event, reader('it'))).toBe(italian);
  });

  it.each(['en', 'it'] as const)('%s: no card and no match is told with a hole in it', language => {
    const events: RuRaReEvent[] = [
      ...CARDS.map(lost => ({ type: 'clash', row: 1, players: [0, 1], lost }) as const),
      ...CARDS.map(card => ({ type: 'take', player: 0, row: 1, cards: [card, card] }) as const),
      ...[2, 3, 4].flatMap(players => wholeMatch(players, 'holes').events),
    ];
    for (const event of events) {
      const sentence = sentenceOf(event, reader(language));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object|: \./);
    }
  });
});

it('every refusal and every item of the sheet has words of its own in both languages', () => {
  for (const language of ['en', 'it'] as const) {
    for (const refusal of REFUSALS) expect(refusalWords[language][refusal]).toMatch(/^\p{Lu}.*\.$/u);
    for (const item of SCORE_ITEMS) expect(itemWords[language][item]).toMatch(/^\p{Lu}/u);
    expect(new Set(Object.values(refusalWords[language])).size).toBe(REFUSALS.length);
    expect(new Set(Object.values(itemWords[language])).size).toBe(SCORE_ITEMS.length);
  }
});
