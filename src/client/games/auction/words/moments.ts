import type { EpochEnd } from '../../../../game/auction/epochs.ts';
import type { Sun } from '../../../../game/auction/suns.ts';
import type { Person } from '../../../ui/i18n/grammar.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';
import { il } from './grammar.ts';

/** What moments of weight meant, in one sentence each. */
export const momentWords = defineWords(
  {
    /** Who paid with which sun for how much; `only` is the sun that was all there was. */
    took: ({ name, you }: Person, tiles: number, sun: Sun, only: Sun | null) =>
      `${you ? 'You take' : `${name} takes`} ${only === null ? plural('en', tiles, 'tile', 'tiles') : `only the ${only}`} for the ${sun}`,
    worthNothing: 'no gain',
    stays: 'Nobody bids: the track stays as it is.',
    leaves: (tiles: number) => `Nobody bids: ${plural('en', tiles, 'tile leaves', 'tiles leave')} the game.`,
    sunSets: (epoch: number, reason: EpochEnd) =>
      `The sun sets on epoch ${epoch}: ${reason === 'ra-track' ? 'the Ra track is full' : 'every sun has been spent'}.`,
  },
  {
    took: ({ name, you }, tiles, sun, only) =>
      `${you ? 'Prendi' : `${name} prende`} ${only === null ? plural('it', tiles, 'tessera', 'tessere') : `solo ${il(only)}`} con ${il(sun)}`,
    worthNothing: 'non frutta nulla',
    stays: 'Nessuno offre: il percorso resta com’è.',
    leaves: tiles => `Nessuno offre: ${plural('it', tiles, 'tessera esce', 'tessere escono')} dal gioco.`,
    sunSets: (epoch, reason) =>
      `Il sole tramonta sull’epoca ${epoch}: ${reason === 'ra-track' ? 'il percorso di Ra è pieno' : 'tutti i soli sono stati spesi'}.`,
  },
);
