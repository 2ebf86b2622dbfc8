import type { Sun } from '../../../../game/auction/suns.ts';
import type { Person } from '../../../i18n/grammar.ts';
import { defineWords } from '../../../i18n/i18n.tsx';
import { il } from './grammar.ts';

/** What is said in and around an auction. */
export const auctionWords = defineWords(
  {
    askedInOrder: 'Asked in this order',
    you: 'You',
    bidOf: (sun: number) => `bid ${sun}`,
    passed: 'passed',
    now: 'now',
    nowLast: 'now, last',
    waits: 'to speak',
    last: 'last',
    noBid: 'No bid yet',
    offers: (p: Person, sun: Sun) => (p.you ? `Your ${sun} is best` : `${p.name} offers the ${sun}`),
  },
  {
    askedInOrder: 'Chi parla, in ordine',
    you: 'Tu',
    bidOf: sun => `offre ${sun}`,
    passed: 'passa',
    now: 'ora',
    nowLast: 'ora, ultimo',
    waits: 'in attesa',
    last: 'ultimo',
    noBid: 'Nessuna offerta',
    offers: (p, sun) => (p.you ? `Il tuo ${sun} è il più alto` : `${p.name} offre ${il(sun)}`),
  },
);
