import { defineWords } from '../../../../src/client/ui/i18n/i18n.tsx';

const words = defineWords(
  { name: 'Pebbles', lead: 'Sixty pebbles, for two or three.', how: 'Take one or two.' },
  { name: 'Sassolini', lead: 'Sessanta sassolini, per due o tre.', how: 'Prendine uno o due.' },
);

/** How the game introduces itself. */
export const presentation = { words };
