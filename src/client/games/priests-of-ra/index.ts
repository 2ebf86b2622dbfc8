import { meta } from '../../../game/priests-of-ra/meta.ts';
import { defineWords } from '../../ui/i18n/i18n.tsx';
import { defineClientGame } from '../define-client-game.ts';

const words = defineWords(
  {
    name: meta.title,
    lead: 'Three epochs of Egypt, one bag of tiles, and never enough suns. A game of auctions by Reiner Knizia, for two to five.',
    how: 'How it goes: draw a tile for the lot, or invoke Ra and auction it off. You bid with your suns; the highest sun takes the lot, and stays in the centre for the next winner.',
  },
  {
    name: 'I sacerdoti di Ra',
    lead: 'Tre epoche d’Egitto, un sacchetto di tessere e mai abbastanza soli. Un gioco d’aste di Reiner Knizia, da due a cinque giocatori.',
    how: 'Come si gioca: peschi una tessera per il lotto, o invochi Ra e lo metti all’asta. Si offre con i propri soli; il sole più alto prende il lotto e resta al centro per il prossimo vincitore.',
  },
);

/** All that Priests of Ra brings to the client. */
export const clientGame = defineClientGame({
  words,
  styles: 'auction priests-of-ra',
  board: () => import('./board.tsx'),
  rules: {
    en: {
      own: () => import('../../../game/priests-of-ra/RULES.md?raw'),
      shared: () => import('../../../game/auction/RULES.md?raw'),
    },
    it: {
      own: () => import('../../../game/priests-of-ra/RULES.it.md?raw'),
      shared: () => import('../../../game/auction/RULES.it.md?raw'),
    },
  },
  drawings: () => import('./rules/drawings.tsx'),
  lesson: () => import('./lesson/lesson.ts'),
  coach: {
    words: () => import('./coach-words.ts'),
    exercises: () => import('./exercises.json'),
  },
  beforehand: () => import('./beforehand.tsx'),
  startThinker: () => new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' }),
  gallery: import.meta.env.DEV || import.meta.env.MODE === 'gallery' ? () => import('./gallery.tsx') : null,
});
