import type { Tile } from '../../../game/ra/tiles.ts';
import { defineWords } from '../../i18n/i18n.tsx';
import { type TileWords, tile } from '../auction/tile-words.ts';

export type Face = Tile;

const en: Readonly<Record<Face, TileWords>> = {
  ra: tile('Ra tile', 'Ra tiles', 'a Ra tile', 'Ra'),
  god: tile('god', 'gods', 'a god'),
  pharaoh: tile('pharaoh', 'pharaohs', 'a pharaoh'),
  nile: tile('Nile', 'Niles', 'a Nile'),
  flood: tile('flood', 'floods', 'a flood'),
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
  statues: tile('statues', 'statues tiles', 'a statues tile'),
  'step-pyramid': tile('step pyramid', 'step pyramids', 'a step pyramid', 'stepped'),
  temple: tile('temple', 'temples', 'a temple'),
  funeral: tile('funeral', 'funerals', 'a funeral'),
  drought: tile('drought', 'droughts', 'a drought'),
  unrest: tile('unrest', 'unrest tiles', 'an unrest tile'),
  earthquake: tile('earthquake', 'earthquakes', 'an earthquake'),
};

const it: Readonly<Record<Face, TileWords>> = {
  ra: tile('tessera Ra', 'tessere Ra', 'una tessera Ra', 'Ra'),
  god: tile('dio', 'dei', 'un dio'),
  pharaoh: tile('faraone', 'faraoni', 'un faraone'),
  nile: tile('Nilo', 'tessere Nilo', 'una tessera Nilo'),
  flood: tile('inondazione', 'inondazioni', 'un’inondazione'),
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
  'step-pyramid': tile('piramide a gradoni', 'piramidi a gradoni', 'una piramide a gradoni', 'a gradoni'),
  temple: tile('tempio', 'templi', 'un tempio'),
  funeral: tile('funerale', 'funerali', 'un funerale'),
  drought: tile('siccità', 'siccità', 'una siccità'),
  unrest: tile('rivolta', 'rivolte', 'una rivolta'),
  earthquake: tile('terremoto', 'terremoti', 'un terremoto'),
};

export const tileWords = defineWords(en, it);
