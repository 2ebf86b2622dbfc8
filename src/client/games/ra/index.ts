import { meta } from '../../../game/ra/meta.ts';
import { defineWords } from '../../ui/i18n/i18n.tsx';
import { defineClientGame } from '../define-client-game.ts';

const words = defineWords(
  {
    name: meta.title,
    lead: 'Gods, pharaohs, the Nile and eight kinds of monuments: the classic auction game by Reiner Knizia, for two to five.',
    how: 'How it goes: draw a tile for the lot, invoke Ra and auction it off, or send a god to fetch one tile at once. You bid with your suns; the highest sun takes the lot, and stays in the centre for the next winner. Beware of the disasters among the tiles.',
  },
  {
    name: meta.title,
    lead: 'Dei, faraoni, il Nilo e otto tipi di monumenti: il classico gioco d’aste di Reiner Knizia, da due a cinque giocatori.',
    how: 'Come si gioca: peschi una tessera per il lotto, invochi Ra e lo metti all’asta, o mandi un dio a prendere subito una tessera. Si offre con i propri soli; il sole più alto prende il lotto e resta al centro per il prossimo vincitore. Attenzione alle calamità fra le tessere.',
  },
);

/** All that Ra brings to the client. */
export const clientGame = defineClientGame({
  words,
  styles: 'auction ra',
  board: () => import('./board.tsx'),
  rules: {
    en: {
      own: () => import('../../../game/ra/RULES.md?raw'),
      shared: () => import('../../../game/auction/RULES.md?raw'),
    },
    it: {
      own: () => import('../../../game/ra/RULES.it.md?raw'),
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
