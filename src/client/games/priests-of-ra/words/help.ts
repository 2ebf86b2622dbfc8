import { defineWords } from '../../../ui/i18n/i18n.tsx';

export const markWords = defineWords(
  {
    markCorner: 'Turned corner: the tile has another side',
  },
  {
    markCorner: 'Angolo piegato: la tessera ha un altro lato',
  },
);
