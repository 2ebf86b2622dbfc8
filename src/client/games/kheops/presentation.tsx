import { defineWords } from '../../i18n/i18n.tsx';

const words = defineWords(
  {
    name: 'Kheops',
    lead: 'Two architects build one pyramid of triangles, and each wants the better half of it: a duel by Marco Teubner’s table.',
    how: 'How it goes',
  },
  {
    name: 'Kheops',
    lead: 'Due architetti costruiscono una sola piramide di triangoli.',
    how: 'Come si gioca',
  },
);

const Frieze = () => null;

/** How the game introduces itself. */
export const presentation = { words, Frieze };
