import { meta } from '../../../game/kheops/meta.ts';
import { defineWords } from '../../ui/i18n/i18n.tsx';
import { defineClientGame } from '../define-client-game.ts';

const words = defineWords(
  {
    name: meta.title,
    lead: 'Two architects build one pyramid out of triangles, and each wants the better part of it: a duel by Bruno Faidutti and Serge Laget.',
    how: 'How it goes: place a pawn on a tile, use the power it shows, then lay a tile of your own so that rooms and corridors join into networks. When the last tile lies, whoever has more pawns on a network scores its rooms, its sarcophagi and its length; a closed network counts twice, a cursed one not at all.',
  },
  {
    name: meta.title,
    lead: 'Due architetti costruiscono una sola piramide di triangoli, e ognuno ne vuole la parte migliore: un duello di Bruno Faidutti e Serge Laget.',
    how: 'Come si gioca: piazzi una pedina su una tessera, usi il potere che mostra, poi posi una tua tessera, così che sale e corridoi formino sotterranei. Posata l’ultima tessera, chi ha più pedine in un sotterraneo ne prende le sale, i sarcofagi e la lunghezza; un sotterraneo chiuso vale il doppio, uno maledetto niente.',
  },
);

/** All that Kheops brings to the client. */
export const clientGame = defineClientGame({
  words,
  styles: 'kheops',
  board: () => import('./board.tsx'),
  rules: {
    en: { own: () => import('../../../game/kheops/RULES.md?raw') },
    it: { own: () => import('../../../game/kheops/RULES.it.md?raw') },
  },
  drawings: () => import('./rules/drawings.tsx'),
  lesson: () => import('./lesson/lesson.ts'),
  coach: {
    words: () => import('./coach-words.tsx'),
    exercises: () => import('./exercises.json'),
  },
  beforehand: () => import('./beforehand/beforehand.tsx'),
  startThinker: () => new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' }),
  gallery: import.meta.env.DEV || import.meta.env.MODE === 'gallery' ? () => import('./gallery.tsx') : null,
});
