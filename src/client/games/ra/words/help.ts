import { defineWords } from '../../../i18n/i18n.tsx';

export const helpWords = defineWords(
  {
    tiles: 'Go to the tiles a god may take, or a disaster strikes',
    markDisaster: 'Torn corner on a dark tile: a disaster of that category',
  },
  {
    tiles: 'Vai alle tessere che un dio può prendere, o che una calamità colpisce',
    markDisaster: 'Angolo strappato su tessera scura: una calamità di quella categoria',
  },
);
