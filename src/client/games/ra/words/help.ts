import { defineWords } from '../../../ui/i18n/i18n.tsx';

export const helpWords = defineWords(
  {
    disasters: 'Disasters',
    inDisaster:
      'Each takes two tiles of its category from whoever takes it: pharaohs, floods and Niles, civilizations or monuments. Of the last two you choose which.',
    tiles: 'Go to the tiles a god may take, or a disaster strikes',
    markDisaster: 'Torn corner on a dark tile: a disaster of that category',
  },
  {
    disasters: 'Calamità',
    inDisaster:
      'Ognuna toglie due tessere della sua categoria a chi la prende: faraoni, inondazioni e Nilo, civiltà o monumenti. Delle ultime due scegli tu quali.',
    tiles: 'Vai alle tessere che un dio può prendere, o che una calamità colpisce',
    markDisaster: 'Angolo strappato su tessera scura: una calamità di quella categoria',
  },
);
