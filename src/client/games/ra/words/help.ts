import { DISASTER_TAKES } from '../../../../game/ra/numbers.ts';
import { inWords } from '../../../../site/number-in-words.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

export const helpWords = defineWords(
  {
    disasters: 'Disasters',
    inDisaster: `Each takes ${inWords('en', DISASTER_TAKES)} tiles of its category from whoever takes it: pharaohs, floods and Niles, civilizations or monuments. Of the last two you choose which.`,
    tiles: 'Go to the tiles a god may take, or a disaster strikes',
    markDisaster: 'Torn corner on a dark tile: a disaster of that category',
  },
  {
    disasters: 'Calamità',
    inDisaster: `Ognuna toglie ${inWords('it', DISASTER_TAKES)} tessere della sua categoria a chi la prende: faraoni, inondazioni e Nilo, civiltà o monumenti. Delle ultime due scegli tu quali.`,
    tiles: 'Vai alle tessere che un dio può prendere, o che una calamità colpisce',
    markDisaster: 'Angolo strappato su tessera scura: una calamità di quella categoria',
  },
);
