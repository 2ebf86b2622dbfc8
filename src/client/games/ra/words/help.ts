import { defineWords } from '../../../i18n/i18n.tsx';

export const helpWords = defineWords(
  {
    gods: 'To the tiles a god may take',
    markDisaster: 'Torn corner on a dark tile: a disaster of that category',
  },
  {
    gods: 'Alle tessere che un dio può prendere',
    markDisaster: 'Angolo strappato su tessera scura: una calamità di quella categoria',
  },
);
