import { expect, it } from 'vitest';
import { outcomeOf } from '../../../../../src/client/games/ru-ra-re/staging/outcome.ts';
import type { Language } from '../../../../../src/client/ui/i18n/i18n.tsx';
import type { RuRaReEvent } from '../../../../../src/game/ru-ra-re/events.ts';

const NAMES = ['Ada', 'Ned', 'Zoe', 'Ben'];
const reader = (language: Language) => ({
  language,
  person: (seat: number) => ({ name: NAMES[seat] ?? '', you: seat === 0 }),
});

const setup: RuRaReEvent = { type: 'setup', rows: [] };
const refill: RuRaReEvent = { type: 'refill', rows: [], reshuffled: false };
const show: RuRaReEvent = { type: 'show', choices: {} };
const clash: RuRaReEvent = { type: 'clash', row: 1, players: [0, 1], lost: 'dog' };
const takes = (player: number, row: 1 | 2 | 3): RuRaReEvent => ({
  type: 'take',
  player,
  row,
  cards: ['hen'],
});
const score = (player: number, points: number): RuRaReEvent => ({
  type: 'score',
  scoring: 1,
  player,
  items: [],
  points,
  total: points,
});
const back: RuRaReEvent = { type: 'discard', player: 0, cards: ['church'] };
const roundEnd = (...nothing: number[]): RuRaReEvent => ({ type: 'round-end', round: 1, nothing });

it.each<[string, RuRaReEvent[], string, string]>([
  [
    'a clash',
    [setup, show, clash, takes(2, 2)],
    'Rows: Zoe 2; clash on 1: you and Ned.',
    'Serie: Zoe 2; scontro sulla 1: tu e Ned.',
  ],
  [
    'a whole round',
    [setup, show, takes(2, 2), takes(0, 1), roundEnd(1)],
    'Rows: Zoe 2, you 1; nothing left for Ned.',
    'Serie: Zoe 2, tu 1; a mani vuote: Ned.',
  ],
])('%s is told in short on a phone', (_, events, en, it) => {
  expect(outcomeOf(events, reader('en'), true)).toBe(en);
  expect(outcomeOf(events, reader('it'), true)).toBe(it);
});

it.each<[string, RuRaReEvent[], string | null, string | null]>([
  ['nothing yet', [setup], null, null],
  [
    'a clash, which is asked again [Q-10]',
    [setup, show, clash, takes(2, 2)],
    'Zoe took row 2; clash on row 1: you and Ned.',
    'Zoe ha preso la serie 2; scontro sulla serie 1: tu e Ned.',
  ],
  [
    'a whole round, when its clash has been settled and the rows are filled [Q-20]',
    [setup, show, clash, takes(2, 2), show, takes(0, 1), takes(1, 3), roundEnd(), refill],
    'Zoe took row 2, you row 1, Ned row 3.',
    'Zoe ha preso la serie 2, tu la 1, Ned la 3.',
  ],
  [
    'only the last round',
    [setup, show, takes(0, 1), roundEnd(), refill, show, takes(0, 2), roundEnd(1, 2), refill],
    'You took row 2; nothing left for Ned and Zoe.',
    'Hai preso la serie 2; a mani vuote: Ned e Zoe.',
  ],
  [
    'a scoring, after which cards go back and the rows are filled [Q-21]',
    [setup, show, takes(0, 1), roundEnd(), score(0, 7), score(1, 9), back, refill],
    'First scoring: you 7, Ned 9.',
    'Primo conteggio: tu 7, Ned 9.',
  ],
  [
    'the end [Q-23]',
    [setup, show, takes(0, 1), { type: 'end', scores: [3, 9, 9], winners: [1, 2] }],
    'Ned and Zoe share the victory: you 3, Ned 9, Zoe 9.',
    'Vittoria condivisa: Ned e Zoe (tu 3, Ned 9, Zoe 9).',
  ],
  [
    'one’s own win',
    [setup, show, takes(0, 1), { type: 'end', scores: [9, 3], winners: [0] }],
    'You win: you 9, Ned 3.',
    'Vinci tu: tu 9, Ned 3.',
  ],
])('%s is told in one line', (_, events, en, it) => {
  expect(outcomeOf(events, reader('en'))).toBe(en);
  expect(outcomeOf(events, reader('it'))).toBe(it);
});
