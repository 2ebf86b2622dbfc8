import type { Tile } from '../../../../game/ra/tiles.ts';
import { type PieceWords, piece } from '../../../table/piece-words.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

export type Face = Tile;

/** Whoever could stand there, gods and kings and buildings, goes by the name alone; of all else it is a tile. */
const en: Readonly<Record<Face, PieceWords>> = {
  ra: piece('Ra tile', 'Ra tiles', 'a Ra tile', 'Ra'),
  god: piece('god', 'gods', 'a god'),
  pharaoh: piece('pharaoh', 'pharaohs', 'a pharaoh'),
  nile: piece('Nile', 'Nile tiles', 'a Nile tile'),
  flood: piece('flood', 'flood tiles', 'a flood tile'),
  gold: piece('gold', 'gold tiles', 'a gold tile'),
  art: piece('art', 'art tiles', 'an art tile'),
  agriculture: piece('agriculture', 'agriculture tiles', 'an agriculture tile'),
  religion: piece('religion', 'religion tiles', 'a religion tile'),
  astronomy: piece('astronomy', 'astronomy tiles', 'an astronomy tile'),
  writing: piece('writing', 'writing tiles', 'a writing tile'),
  fortress: piece('fortress', 'fortresses', 'a fortress'),
  obelisk: piece('obelisk', 'obelisks', 'an obelisk'),
  palace: piece('palace', 'palaces', 'a palace'),
  pyramid: piece('pyramid', 'pyramids', 'a pyramid'),
  sphinx: piece('sphinx', 'sphinxes', 'a sphinx'),
  statues: piece('statues', 'statue tiles', 'a statue tile'),
  'step-pyramid': piece('step pyramid', 'step pyramids', 'a step pyramid'),
  temple: piece('temple', 'temples', 'a temple'),
  funeral: piece('funeral', 'funeral tiles', 'a funeral tile'),
  drought: piece('drought', 'drought tiles', 'a drought tile'),
  unrest: piece('unrest', 'unrest tiles', 'an unrest tile'),
  earthquake: piece('earthquake', 'earthquake tiles', 'an earthquake tile'),
};

const it: Readonly<Record<Face, PieceWords>> = {
  ra: piece('tessera Ra', 'tessere Ra', 'una tessera Ra', 'Ra'),
  god: piece('dio', 'dei', 'un dio'),
  pharaoh: piece('faraone', 'faraoni', 'un faraone'),
  nile: piece('Nilo', 'tessere Nilo', 'una tessera Nilo'),
  flood: piece('inondazione', 'tessere inondazione', 'una tessera inondazione'),
  gold: piece('oro', 'tessere oro', 'una tessera oro'),
  art: piece('arte', 'tessere arte', 'una tessera arte'),
  agriculture: piece('agricoltura', 'tessere agricoltura', 'una tessera agricoltura'),
  religion: piece('religione', 'tessere religione', 'una tessera religione'),
  astronomy: piece('astronomia', 'tessere astronomia', 'una tessera astronomia'),
  writing: piece('scrittura', 'tessere scrittura', 'una tessera scrittura'),
  fortress: piece('fortezza', 'fortezze', 'una fortezza'),
  obelisk: piece('obelisco', 'obelischi', 'un obelisco'),
  palace: piece('palazzo', 'palazzi', 'un palazzo'),
  pyramid: piece('piramide', 'piramidi', 'una piramide'),
  sphinx: piece('sfinge', 'sfingi', 'una sfinge'),
  statues: piece('statue', 'tessere statue', 'una tessera statue'),
  'step-pyramid': piece(
    'piramide a gradoni',
    'piramidi a gradoni',
    'una piramide a gradoni',
    'pir. a gradoni',
  ),
  temple: piece('tempio', 'templi', 'un tempio'),
  funeral: piece('funerale', 'tessere funerale', 'una tessera funerale'),
  drought: piece('siccità', 'tessere siccità', 'una tessera siccità'),
  unrest: piece('rivolta', 'tessere rivolta', 'una tessera rivolta'),
  earthquake: piece('terremoto', 'tessere terremoto', 'una tessera terremoto'),
};

export const tileWords = defineWords(en, it);
