import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../../../src/client/games/auction/view/facts.ts';
import { sentenceOf } from '../../../../../src/client/games/priests-of-ra/words/sentences.ts';
import type { Language } from '../../../../../src/client/ui/i18n/i18n.tsx';
import type { PriestsEvent } from '../../../../../src/game/priests-of-ra/events.ts';
import { SIDES, TILES, TURNABLE } from '../../../../../src/game/priests-of-ra/tiles.ts';
import { NAMES, wholeMatch } from '../on-screen.tsx';

const YOU = { en: 'You', it: 'Tu' };
const reader = (language: Language, seat: number | null = 1): Reader => ({
  language,
  person: s => ({ name: s === seat ? YOU[language] : (NAMES[s] ?? ''), you: s === seat }),
  maySeeFame: s => s === seat,
});

/** Every type of event, in English and Italian, said of Ada (seat 0) or to the reader (seat 1). */
const CASES: readonly (readonly [PriestsEvent, string, string])[] = [
  [
    {
      type: 'setup',
      suns: [
        [2, 5],
        [3, 4],
      ],
      centre: 1,
    },
    'The suns are dealt: Ada: 2, 5; you: 3, 4. The 1 lies in the centre.',
    'I soli sono distribuiti: Ada: 2, 5; tu: 3, 4. Al centro c’è l’1.',
  ],
  [
    { type: 'epoch-start', epoch: 2, player: 0 },
    'Epoch 2 begins. Ada goes first.',
    'Inizia l’epoca 2. Comincia Ada.',
  ],
  [
    { type: 'epoch-start', epoch: 2, player: 1 },
    'Epoch 2 begins. You go first.',
    'Inizia l’epoca 2. Cominci tu.',
  ],
  [{ type: 'draw', player: 0, tile: 'ra' }, 'Ada drew a Ra tile.', 'Ada ha pescato una tessera Ra.'],
  [{ type: 'draw', player: 1, tile: 'priest' }, 'You drew a priest.', 'Hai pescato un sacerdote.'],
  [
    { type: 'draw', player: 0, tile: 'merchant/scribe' },
    'Ada drew a tile: merchant or scribe.',
    'Ada ha pescato una tessera: mercante o scriba.',
  ],
  [
    { type: 'place', player: 0, tile: 'chamber-red' },
    'Ada laid it as a red chamber.',
    'Ada l’ha posata come camera rossa.',
  ],
  [{ type: 'place', player: 1, tile: 'scribe' }, 'You laid it as a scribe.', 'L’hai posata come scriba.'],
  [{ type: 'invoke', player: 0, kind: 'voluntary' }, 'Ada invoked Ra.', 'Ada ha invocato Ra.'],
  [
    { type: 'invoke', player: 0, kind: 'full-track' },
    'Ada invoked Ra: the auction track is full.',
    'Ada ha invocato Ra: il percorso d’asta è pieno.',
  ],
  [
    { type: 'invoke', player: 1, kind: 'ra-tile' },
    'The Ra tile begins an auction; you are the Ra player.',
    'La tessera Ra apre un’asta; sei tu il giocatore Ra.',
  ],
  [{ type: 'bid', player: 0, sun: 8 }, 'Ada bid the 8.', 'Ada ha offerto l’8.'],
  [{ type: 'bid', player: 1, sun: 12 }, 'You bid the 12.', 'Hai offerto il 12.'],
  [{ type: 'pass', player: 0 }, 'Ada passed.', 'Ada ha passato.'],
  [
    {
      type: 'sold',
      player: 0,
      sun: 11,
      took: 4,
      tiles: ['priest', 'farmer', 'plague', 'farmer', 'library', 'library'],
    },
    'With the 11 Ada took the 4, 2 farmers, 2 libraries, a priest and a plague.',
    'Con l’11 Ada ha preso il 4, 2 agricoltori, 2 biblioteche, un sacerdote e una pestilenza.',
  ],
  [
    { type: 'sold', player: 1, sun: 6, took: 1, tiles: [] },
    'With the 6 you took only the 1, no tiles.',
    'Con il 6 hai preso solo l’1, nessuna tessera.',
  ],
  [
    { type: 'sold', player: 1, sun: 8, took: 11, tiles: ['priest', 'priest'] },
    'With the 8 you took the 11 and 2 priests.',
    'Con l’8 hai preso l’11 e 2 sacerdoti.',
  ],
  [
    { type: 'unsold', tiles: [] },
    'Nobody bid. The track stays as it is.',
    'Nessuna offerta: il percorso resta com’è.',
  ],
  [
    { type: 'unsold', tiles: ['pyramid', 'pyramid', 'chamber-blue'] },
    'Nobody bid. The tiles leave the game: a blue chamber and 2 pyramids.',
    'Nessuno ha offerto. Le tessere escono dal gioco: una camera blu e 2 piramidi.',
  ],
  [
    { type: 'flip', player: 0, from: 'granary', to: 'fortress' },
    'Ada turned a tile over: granary to fortress.',
    'Ada ha girato una tessera: da granaio a fortezza.',
  ],
  [
    { type: 'epoch-end', epoch: 1, reason: 'ra-track' },
    'Epoch 1 ends: the Ra track is full.',
    'Finisce l’epoca 1: il percorso di Ra è pieno.',
  ],
  [
    { type: 'epoch-end', epoch: 3, reason: 'suns-spent' },
    'Epoch 3 ends: nobody has a face-up sun left.',
    'Finisce l’epoca 3: nessuno ha più soli scoperti.',
  ],
  [
    {
      type: 'score',
      epoch: 1,
      player: 1,
      items: [
        { for: 'farmers', fame: 5 },
        { for: 'plagues', fame: -3 },
      ],
      ankhs: 2,
      plagues: 1,
      net: 2,
      fame: 12,
    },
    'You scored +2 in epoch 1 (Farmers +5, Plagues −3). 2 ankhs gained. A plague goes back to the box. Fame: 12.',
    'Hai ottenuto +2 di fama nell’epoca 1 (Agricoltori +5, Pestilenze −3). Ankh ottenuti: 2. Una pestilenza torna nella scatola. Fama: 12.',
  ],
  [
    { type: 'score', epoch: 1, player: 0, items: [], ankhs: 0, plagues: 0, net: 0, fame: 10 },
    'Ada scored 0 in epoch 1.',
    'Ada ha ottenuto 0 di fama nell’epoca 1.',
  ],
  [{ type: 'end', scores: [84, 80], winners: [0] }, 'Ada wins: Ada 84, you 80.', 'Vince Ada: Ada 84, tu 80.'],
];

describe('the history tells every event', () => {
  it.each(CASES)('%j', (event, english, italian) => {
    expect(sentenceOf(event, reader('en'))).toBe(english);
    expect(sentenceOf(event, reader('it'))).toBe(italian);
  });

  it('of every type', () => {
    const told = new Set(CASES.map(([event]) => event.type));
    const types: readonly PriestsEvent['type'][] = [2, 3, 4, 5].flatMap(players =>
      wholeMatch(players, `told-${players}`).events.map(event => event.type),
    );
    expect([...new Set(types)].filter(type => !told.has(type))).toEqual([]);
    expect(told.size).toBe(13);
  });
});

describe('in both languages', () => {
  it.each(['en', 'it'] as const)('%s: no tile, side or match is told with a hole in it', language => {
    const events: PriestsEvent[] = [
      ...TILES.map(tile => ({ type: 'draw', player: 0, tile }) as const),
      ...TURNABLE.map(tile => ({ type: 'place', player: 0, tile }) as const),
      ...SIDES.map(tile => ({ type: 'sold', player: 0, sun: 9, took: 8, tiles: [tile, tile] }) as const),
      ...wholeMatch(4, 'holes').events,
    ];
    for (const event of events) {
      const sentence = sentenceOf(event, reader(language));
      expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
    }
  });

  it('keeps the fame of others face-down [E-09]', () => {
    const { events } = wholeMatch(3, 'fame');
    for (const event of events) {
      if (event.type !== 'score') continue;
      const told = /Fame:/.test(sentenceOf(event, reader('en')));
      expect(told, `seat ${event.player}`).toBe(event.player === 1);
    }
  });
});
