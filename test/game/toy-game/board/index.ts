import { defineClientGame } from '../../../../src/client/games/define-client-game.ts';
import { defineWords } from '../../../../src/client/ui/i18n/i18n.tsx';

const words = defineWords(
  { name: 'Pebbles', lead: 'Sixty pebbles, for two or three.', how: 'Take one or two.' },
  { name: 'Sassolini', lead: 'Sessanta sassolini, per due o tre.', how: 'Prendine uno o due.' },
);

/** All that Pebbles brings to the client. */
export const clientGame = defineClientGame({
  words,
  styles: 'pebbles',
  board: () => import('./board.tsx'),
  rules: {
    en: { own: () => import('../rules/RULES.md?raw') },
    it: { own: () => import('../rules/RULES.it.md?raw') },
  },
  drawings: null,
  lesson: null,
  coach: null,
  beforehand: null,
  startThinker: null,
  gallery: null,
});
