import type { Tile } from '../../../../game/ra/tiles.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import { type TileWords, tile } from '../../auction/words/tile-words.ts';

export type Face = Tile;

/** Whoever could stand there, gods and kings and buildings, goes by the name alone; of all else it is a tile. */
const en: Readonly<Record<Face, TileWords>> = {
  ra: tile('Ra tile', 'Ra tiles', 'a Ra tile', 'Ra'),
  god: tile('god', 'gods', 'a god'),
  pharaoh: tile('pharaoh', 'pharaohs', 'a pharaoh'),
  nile: tile('Nile', 'Nile tiles', 'a Nile tile'),
  flood: tile('flood', 'flood tiles', 'a flood tile'),
  gold: tile('gold', 'gold tiles', 'a gold tile'),
  art: tile('art', 'art tiles', 'an art tile'),
  agriculture: tile('agriculture', 'agriculture tiles', 'an agriculture tile'),
  religion: tile('religion', 'religion tiles', 'a religion tile'),
  astronomy: tile('astronomy', 'astronomy tiles', 'an astronomy tile'),
  writing: tile('writing', 'writing tiles', 'a writing tile'),
  fortress: tile('fortress', 'fortresses', 'a fortress'),
  obelisk: tile('obelisk', 'obelisks', 'an obelisk'),
  palace: tile('palace', 'palaces', 'a palace'),
  pyramid: tile('pyramid', 'pyramids', 'a pyramid'),
  sphinx: tile('sphinx', 'sphinxes', 'a sphinx'),
  statues: tile('statues', 'statue tiles', 'a statue tile'),
  'step-pyramid': tile('step pyramid', 'step pyramids', 'a step pyramid'),
  temple: tile('temple', 'temples', 'a temple'),
  funeral: tile('funeral', 'funeral tiles', 'a funeral tile'),
  drought: tile('drought', 'drought tiles', 'a drought tile'),
  unrest: tile('unrest', 'unrest tiles', 'an unrest tile'),
  earthquake: tile('earthquake', 'earthquake tiles', 'an earthquake tile'),
};

const it: Readonly<Record<Face, TileWords>> = {
  ra: tile('tessera Ra', 'tessere Ra', 'una tessera Ra', 'Ra'),
  god: tile('dio', 'dei', 'un dio'),
  pharaoh: tile('faraone', 'faraoni', 'un faraone'),
  nile: tile('Nilo', 'tessere Nilo', 'una tessera Nilo'),
  flood: tile('inondazione', 'tessere inondazione', 'una tessera inondazione'),
  gold: tile('oro', 'tessere oro', 'una tessera oro'),
  art: tile('arte', 'tessere arte', 'una tessera arte'),
  agriculture: tile('agricoltura', 'tessere agricoltura', 'una tessera agricoltura'),
  religion: tile('religione', 'tessere religione', 'una tessera religione'),
  astronomy: tile('astronomia', 'tessere astronomia', 'una tessera astronomia'),
  writing: tile('scrittura', 'tessere scrittura', 'una tessera scrittura'),
  fortress: tile('fortezza', 'fortezze', 'una fortezza'),
  obelisk: tile('obelisco', 'obelischi', 'un obelisco'),
  palace: tile('palazzo', 'palazzi', 'un palazzo'),
  pyramid: tile('piramide', 'piramidi', 'una piramide'),
  sphinx: tile('sfinge', 'sfingi', 'una sfinge'),
  statues: tile('statue', 'tessere statue', 'una tessera statue'),
  'step-pyramid': tile(
    'piramide a gradoni',
    'piramidi a gradoni',
    'una piramide a gradoni',
    'pir. a gradoni',
  ),
  temple: tile('tempio', 'templi', 'un tempio'),
  funeral: tile('funerale', 'tessere funerale', 'una tessera funerale'),
  drought: tile('siccità', 'tessere siccità', 'una tessera siccità'),
  unrest: tile('rivolta', 'tessere rivolta', 'una tessera rivolta'),
  earthquake: tile('terremoto', 'tessere terremoto', 'una tessera terremoto'),
};

export const tileWords = defineWords(en, it);
