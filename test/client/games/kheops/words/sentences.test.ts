import { describe, expect, it } from 'vitest';
import { mapWords } from '../../../../../src/client/games/kheops/words/board.ts';
import { cellInWords } from '../../../../../src/client/games/kheops/words/cell.ts';
import { explainWords } from '../../../../../src/client/games/kheops/words/explain.ts';
import { kindWords, pieceWords, symbolWords } from '../../../../../src/client/games/kheops/words/names.ts';
import { refusalWords } from '../../../../../src/client/games/kheops/words/refusals.ts';
import { scoreWords } from '../../../../../src/client/games/kheops/words/score.ts';
import { lastNews, newsOf, sentenceOf } from '../../../../../src/client/games/kheops/words/sentences.ts';
import type { Reader } from '../../../../../src/client/table/board-game.ts';
import { capital } from '../../../../../src/client/ui/i18n/grammar.ts';
import type { Language } from '../../../../../src/client/ui/i18n/i18n.tsx';
import { BONUSES, type KheopsEvent, type NetworkEvent } from '../../../../../src/game/kheops/events.ts';
import type { Cell } from '../../../../../src/game/kheops/pyramid.ts';
import { PIECES, REFUSALS } from '../../../../../src/game/kheops/table.ts';
import { TILES } from '../../../../../src/game/kheops/tiles.ts';
import { position, tile } from '../../../../game/kheops/position.ts';
import { NAMES, viewOf, wholeMatch } from '../on-screen.tsx';

const YOU = { en: 'You', it: 'Tu' };
const reader = (language: Language): Reader => ({
  language,
  person: seat => ({ name: seat === 1 ? YOU[language] : (NAMES[seat] ?? ''), you: seat === 1 }),
});

const network: NetworkEvent = {
  type: 'network',
  cells: ['6,0', '6,1', '5,0'],
  rooms: 2,
  bonuses: [
    { for: 'sarcophagus-pair', points: 15 },
    { for: 'longest', points: 5 },
  ],
  closed: true,
  cursed: false,
  points: 44,
  owners: [0],
};

/** Every kind of event in English and Italian, said of Ada (seat 0) or to the reader (seat 1). */
const CASES: readonly (readonly [KheopsEvent, string, string])[] = [
  [
    { type: 'setup', base: [], white: 1, blue: 0 },
    'The base of the pyramid is laid. You have white and begin. Ada has blue.',
    'La base della piramide è pronta. Hai il bianco e cominci. Ada ha il blu.',
  ],
  [
    { type: 'pawn', player: 0, piece: 'worker', cell: '6,0' },
    'Ada placed a worker at row 7, place 1.',
    'Ada ha piazzato un operaio in fila 7, casella 1.',
  ],
  [
    { type: 'pawn', player: 1, piece: 'pharaoh', cell: '0,0' },
    'You placed the pharaoh at row 1, place 1.',
    'Hai piazzato il faraone in fila 1, casella 1.',
  ],
  [
    { type: 'pawn', player: 1, piece: 'mummy', cell: '5,3', replaces: 'worker' },
    'You placed the mummy on an opposing worker (row 6, place 4), who goes back to the supply.',
    'Hai piazzato la mummia al posto di un operaio avversario (fila 6, casella 4), che torna nella riserva.',
  ],
  [
    { type: 'power', player: 0, power: 'swap', none: true },
    'The power to swap two pawns has no effect there.',
    'Il potere di scambiare due pedine lì non ha effetto.',
  ],
  [
    { type: 'power', player: 0, power: 'rotate-room', cell: '6,1', turn: 1 },
    'Ada rotated a room (row 7, place 2).',
    'Ada ha ruotato una sala (fila 7, casella 2).',
  ],
  [
    { type: 'power', player: 1, power: 'rotate-corridor', cell: '6,1', turn: 2 },
    'You rotated a corridor (row 7, place 2).',
    'Hai ruotato un corridoio (fila 7, casella 2).',
  ],
  [
    { type: 'power', player: 1, power: 'swap', from: '6,1', to: '5,0' },
    'You swapped the pawns at row 7, place 2 and row 6, place 1.',
    'Hai scambiato le pedine in fila 7, casella 2 e in fila 6, casella 1.',
  ],
  [
    { type: 'power', player: 0, power: 'move', from: '6,1', to: '5,0' },
    'Ada moved a pawn from row 7, place 2 to row 6, place 1.',
    'Ada ha spostato una pedina dalla fila 7, casella 2, alla fila 6, casella 1.',
  ],
  [
    { type: 'tile', player: 0, tile: tile(35), cell: '5,1', turn: 0 },
    'Ada laid a room with an ankh, open left and above (row 6, place 2).',
    'Ada ha posato una sala con un ankh, aperture a sinistra e in alto (fila 6, casella 2).',
  ],
  [{ type: 'refill', player: 1 }, 'You drew a tile.', 'Hai pescato una tessera.'],
  [
    network,
    'A network of 3 tiles: 2 rooms, a pair of sarcophagi +15 and the longest +5, closed and doubled. 44 points for Ada.',
    'Un sotterraneo di 3 tessere: 2 sale, una coppia di sarcofagi +15 e il più lungo +5, chiuso e raddoppiato. 44 punti a Ada.',
  ],
  [
    { ...network, rooms: 1, bonuses: [], closed: false, points: 1, owners: [1] },
    'A network of 3 tiles: 1 room. 1 point for you.',
    'Un sotterraneo di 3 tessere: 1 sala. 1 punto a te.',
  ],
  [
    { ...network, bonuses: [{ for: 'apex', points: 5 }], closed: false, points: 7, owners: [] },
    'A network of 3 tiles: 2 rooms, the apex +5. 7 points, scored by nobody.',
    'Un sotterraneo di 3 tessere: 2 sale, il vertice +5. 7 punti a nessuno.',
  ],
  [
    { ...network, cursed: true, points: 0, owners: [] },
    'A network of 3 tiles is cursed: it is worth nothing.',
    'Un sotterraneo di 3 tessere è maledetto: non vale niente.',
  ],
  [
    { type: 'ankhs', player: 0, count: 1, points: 1 },
    'Ada holds 1 ankh: 1 point.',
    'Ada occupa 1 ankh: 1 punto.',
  ],
  [
    { type: 'ankhs', player: 1, count: 3, points: 9 },
    'You hold 3 ankhs: 9 points.',
    'Occupi 3 ankh: 9 punti.',
  ],
  [{ type: 'end', scores: [40, 31], winners: [0] }, 'Ada wins: Ada 40, you 31.', 'Vince Ada: Ada 40, tu 31.'],
  [{ type: 'end', scores: [4, 31], winners: [1] }, 'You win: Ada 4, you 31.', 'Vinci tu: Ada 4, tu 31.'],
  [{ type: 'end', scores: [7, 7], winners: [0, 1] }, 'A draw: Ada 7, you 7.', 'Pareggio: Ada 7, tu 7.'],
];

const NEWS: readonly (readonly [KheopsEvent, string, string])[] = [
  [
    { type: 'pawn', player: 1, piece: 'worker', cell: '6,0' },
    'You placed a worker.',
    'Hai piazzato un operaio.',
  ],
  [
    { type: 'pawn', player: 1, piece: 'mummy', cell: '5,3', replaces: 'worker' },
    'You placed the mummy on an opposing worker.',
    'Hai piazzato la mummia al posto di un operaio.',
  ],
  [
    { type: 'power', player: 0, power: 'swap', from: '6,1', to: '5,0' },
    'Ada swapped two pawns.',
    'Ada ha scambiato due pedine.',
  ],
  [
    { type: 'power', player: 0, power: 'move', from: '6,1', to: '5,0' },
    'Ada moved a pawn.',
    'Ada ha spostato una pedina.',
  ],
  [
    { type: 'tile', player: 0, tile: tile(35), cell: '5,1', turn: 0 },
    'Ada laid a room with an ankh.',
    'Ada ha posato una sala con un ankh.',
  ],
];

const twentyMatches = () => Array.from({ length: 20 }, (_, n) => wholeMatch(`holes-${n}`).events).flat();

describe.each([
  { what: 'the history', of: sentenceOf, cases: CASES },
  { what: 'the news over the pyramid', of: newsOf, cases: NEWS },
])('$what', ({ of, cases }) => {
  it.each(cases)('%j', (event, english, italian) => {
    expect(of(event, reader('en'))).toBe(english);
    expect(of(event, reader('it'))).toBe(italian);
  });

  it.each(['en', 'it'] as const)('%s: no match is told with a hole in it', language => {
    for (const event of twentyMatches()) {
      const sentence = of(event, reader(language));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });
});

describe('the history', () => {
  it('tells every kind of event', () => {
    const told = new Set(CASES.map(([{ type }]) => type));
    const played = Array.from({ length: 5 }, (_, n) => wholeMatch(`kinds-${n}`).events).flat();
    for (const { type } of played) expect(told).toContain(type);
  });
});

it.each(['en', 'it'] as const)('%s: the news names no place, nor how a stone lies', language => {
  for (const event of twentyMatches())
    expect(newsOf(event, reader(language))).not.toMatch(/\b(row|place|open|fila|casella|aperture)\b/);
});

describe('the last of the news', () => {
  const ousted: KheopsEvent = { type: 'pawn', player: 0, piece: 'mummy', cell: '5,3', replaces: 'worker' };
  const laid = (player: 0 | 1): KheopsEvent => ({
    type: 'tile',
    player,
    tile: tile(35),
    cell: '5,1',
    turn: 0,
  });
  const drawn: KheopsEvent = { type: 'refill', player: 0 };
  const newsAfter = (...events: readonly KheopsEvent[]) => lastNews(events, reader('en'));

  it('tells with the stone whose worker was ousted in the same turn [K-20]', () => {
    const both = 'Ada placed the mummy on an opposing worker. Ada laid a room with an ankh.';
    expect(newsAfter(laid(1), ousted, laid(0), drawn)).toBe(both);
  });

  it.each<[string, readonly KheopsEvent[], string]>([
    [
      'an ordinary pawn',
      [{ type: 'pawn', player: 0, piece: 'worker', cell: '5,3' }, laid(0)],
      'Ada laid a room with an ankh.',
    ],
    ['a turn before', [ousted, laid(0), laid(1)], 'You laid a room with an ankh.'],
    ['the mummy itself', [laid(1), ousted], 'Ada placed the mummy on an opposing worker.'],
  ])('and otherwise the last event alone: after %s', (_what, events, news) => {
    expect(newsAfter(...events)).toBe(news);
  });

  it('is nothing before the first', () => expect(newsAfter()).toBeNull());
});

describe('a cell, for whoever does not see it', () => {
  const table = viewOf(
    position({
      pyramid: { '6,0': 33, '6,1': [40, 2], '6,2': 47 },
      pawns: { '6,1': 'b:priest', '6,0': 'w:mummy' },
    }),
    0,
  );
  const plain = { target: false, network: null };
  const joined: NetworkEvent = { ...network, bonuses: [], closed: false, points: 2, owners: [1] };

  it.each<[Cell, Parameters<typeof cellInWords>[3], string, string]>([
    ['0,0', plain, 'row 1, place 1; empty', 'fila 1, casella 1; vuota'],
    [
      '0,0',
      { target: true, network: null },
      'row 1, place 1; empty; can be chosen',
      'fila 1, casella 1; vuota; si può scegliere',
    ],
    [
      '6,1',
      plain,
      'row 7, place 2; room, red sarcophagus, open left and right; your priest',
      'fila 7, casella 2; sala, sarcofago rosso, aperture a sinistra e a destra; il tuo sacerdote',
    ],
    [
      '6,0',
      plain,
      'row 7, place 1; room, ankh, open left; Ada’s mummy',
      'fila 7, casella 1; sala, ankh, apertura a sinistra; mummia di Ada',
    ],
    [
      '6,2',
      { target: true, network: joined },
      'row 7, place 3; corridor, open left, right and below; can be chosen; Network of 3 tiles: 2 rooms; 2 points for you',
      'fila 7, casella 3; corridoio, aperture a sinistra, a destra e in basso; si può scegliere; Sotterraneo di 3 tessere: 2 sale; 2 punti a te',
    ],
  ])('%s %j', (cell, told, english, italian) => {
    expect(cellInWords(reader('en'), table, cell, told)).toBe(english);
    expect(cellInWords(reader('it'), table, cell, told)).toBe(italian);
  });
});

it.each(['en', 'it'] as const)('%s: the card explains the odds by the words they go by', language => {
  const [likely, best] = [mapWords[language].likely(7), mapWords[language].best(7)].map(odds =>
    capital(odds.replace(/^, /, '')),
  );
  const words = explainWords[language];
  expect(words.likely(4, 3)).toMatch(new RegExp(`^${likely}:`));
  expect(words.best(4, 3)).toMatch(new RegExp(`^${best}:`));
  for (const odds of [likely, best]) expect(words.howLikely(24, 4)).toContain(odds!.replace(' 7', ':'));
});

it.each([
  ['en', 'if scored now', 'end: likely 7, maybe 9'],
  ['it', 'se si contasse ora', 'fine: circa 7, forse 9'],
] as const)(
  '[K-40] %s: what is there now is told apart from what is likely at the end',
  (language, now, atEnd) => {
    const words = mapWords[language];
    expect(words.now).toBe(now);
    expect(`${words.atEnd} ${words.likely(7)}${words.best(9)}`).toBe(atEnd);
  },
);

it.each(['en', 'it'] as const)(
  '%s: every refusal, piece, kind, symbol and bonus has words of its own',
  language => {
    const refusals = REFUSALS.map(refusal => refusalWords[language][refusal]);
    expect(new Set(refusals).size).toBe(REFUSALS.length);
    for (const said of refusals) expect(said).toMatch(/^\p{Lu}.*\.$/u);
    const symbols = [...new Set(TILES.flatMap(({ symbol }) => symbol ?? []))];
    expect(symbols).toHaveLength(11);
    const names = [
      ...PIECES.map(piece => pieceWords[language][piece].one),
      ...(['room', 'corridor'] as const).map(kind => kindWords[language][kind].one),
      ...symbols.map(symbol => symbolWords[language][symbol].one),
      ...BONUSES.map(bonus => scoreWords[language].bonus[bonus]),
    ];
    expect(new Set(names).size).toBe(4 + 2 + 11 + 4);
    for (const symbol of symbols) expect(symbolWords[language][symbol].does).toMatch(/^\p{Lu}.*\.$/u);
  },
);
