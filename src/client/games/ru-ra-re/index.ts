import { meta } from '../../../game/ru-ra-re/meta.ts';
import { defineWords } from '../../ui/i18n/i18n.tsx';
import { defineClientGame } from '../define-client-game.ts';

const words = defineWords(
  {
    name: meta.title,
    lead: 'The king says: take what you like! Everybody shows a row at once: a game of nerve by Reinhard Staupe, for two to four.',
    how: 'How it goes: choose a row of cards in secret. Alone on it, you take it all; if somebody else wants it too, it loses its outermost card and you choose again. Kings, knights, churches, farms and animals each count in their own way, twice in a match.',
  },
  {
    name: meta.title,
    lead: 'Il re dice: prendete ciò che volete! Tutti mostrano insieme una serie: un gioco di nervi di Reinhard Staupe, da due a quattro.',
    how: 'Come si gioca: scegli in segreto una serie di carte. Se sei solo, la prendi tutta; se la vuole anche un altro, perde la carta più esterna e scegliete di nuovo. Re, cavalieri, chiese, fattorie e animali contano ognuno a modo suo, due volte per partita.',
  },
);

/** All that Ru-Ra-Re brings to the client. */
export const clientGame = defineClientGame({
  words,
  styles: 'ru-ra-re',
  board: () => import('./board.tsx'),
  rules: {
    en: { own: () => import('../../../game/ru-ra-re/RULES.md?raw') },
    it: { own: () => import('../../../game/ru-ra-re/RULES.it.md?raw') },
  },
  drawings: () => import('./rules/drawings.tsx'),
  lesson: () => import('./lesson/lesson.ts'),
  coach: {
    words: () => import('./coach-words.ts'),
    // All choose at once: what is best there is a mix of rows.
    exercises: null,
  },
  beforehand: null,
  startThinker: null,
  gallery: import.meta.env.DEV || import.meta.env.MODE === 'gallery' ? () => import('./gallery.tsx') : null,
});
