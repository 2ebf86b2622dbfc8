import { describe, expect, it } from 'vitest';
import { sentenceOfMoment } from '../../../../src/client/games/auction/moments/sentence.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';

const sold = (player: number, tiles: readonly string[]) => ({ type: 'sold', player, sun: 9, took: 4, tiles });
const said = (language: 'en' | 'it', event: AnyEvent, worth: number | null = 7) =>
  sentenceOfMoment(
    event,
    {
      language,
      person: seat => ({ name: seat === 0 ? 'Ada' : 'Nefer', you: seat === 0 }),
      maySeeFame: () => true,
    },
    () => worth,
    () => 'told by the game',
  );
const THREE = ['nile', 'nile', 'god'];

describe('one sentence says what a moment meant', () => {
  it.each([
    [
      'a sale to a rival',
      sold(1, THREE),
      'Nefer takes 3 tiles for the 9: +7',
      'Nefer prende 3 tessere con il 9: +7',
    ],
    [
      'a sale to the reader',
      sold(0, THREE),
      'You take 3 tiles for the 9: +7',
      'Prendi 3 tessere con il 9: +7',
    ],
    ['one tile', sold(1, ['god']), 'Nefer takes 1 tile for the 9: +7', 'Nefer prende 1 tessera con il 9: +7'],
    ['no tiles', sold(1, []), 'Nefer takes only the 4 for the 9.', 'Nefer prende solo il 4 con il 9.'],
    [
      'a lot that leaves',
      { type: 'unsold', tiles: THREE },
      'Nobody bids: 3 tiles leave the game.',
      'Nessuno offre: 3 tessere escono dal gioco.',
    ],
    [
      'an epoch’s end',
      { type: 'epoch-end', epoch: 2, reason: 'ra-track' },
      'The sun sets on epoch 2: the Ra track is full.',
      'Il sole tramonta sull’epoca 2: il percorso di Ra è pieno.',
    ],
  ] as const)('%s', (_what, event, en, it) => {
    expect([said('en', event), said('it', event)]).toEqual([en, it]);
  });

  it('keeps worth to itself where the table shows none', () => {
    expect(said('en', sold(1, THREE), null)).toBe('Nefer takes 3 tiles for the 9.');
  });

  it('leaves to the game what only it has, and to the eye what needs no words', () => {
    expect(said('en', { type: 'disaster' })).toBe('told by the game');
    for (const type of ['draw', 'bid', 'pass', 'invoke']) expect(said('en', { type })).toBeNull();
  });
});
