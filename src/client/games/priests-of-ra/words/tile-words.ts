import type { Side } from '../../../../game/priests-of-ra/tiles.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import { type TileWords, tile } from '../../auction/words/tile-words.ts';

export type Face = Side | 'ra';

const en: Readonly<Record<Face, TileWords>> = {
  ra: tile('Ra tile', 'Ra tiles', 'a Ra tile', 'Ra'),
  farmer: tile('farmer', 'farmers', 'a farmer'),
  warrior: tile('warrior', 'warriors', 'a warrior'),
  merchant: tile('merchant', 'merchants', 'a merchant'),
  scribe: tile('scribe', 'scribes', 'a scribe'),
  granary: tile('granary', 'granaries', 'a granary'),
  fortress: tile('fortress', 'fortresses', 'a fortress'),
  market: tile('market', 'markets', 'a market'),
  library: tile('library', 'libraries', 'a library'),
  'chamber-red': tile('red chamber', 'red chambers', 'a red chamber', 'red'),
  'chamber-blue': tile('blue chamber', 'blue chambers', 'a blue chamber', 'blue'),
  'chamber-green': tile('green chamber', 'green chambers', 'a green chamber', 'green'),
  'chamber-yellow': tile('yellow chamber', 'yellow chambers', 'a yellow chamber', 'yellow'),
  pyramid: tile('pyramid', 'pyramids', 'a pyramid'),
  priest: tile('priest', 'priests', 'a priest'),
  plague: tile('plague', 'plagues', 'a plague'),
};

const it: Readonly<Record<Face, TileWords>> = {
  ra: tile('tessera Ra', 'tessere Ra', 'una tessera Ra', 'Ra'),
  farmer: tile('agricoltore', 'agricoltori', 'un agricoltore'),
  warrior: tile('guerriero', 'guerrieri', 'un guerriero'),
  merchant: tile('mercante', 'mercanti', 'un mercante'),
  scribe: tile('scriba', 'scribi', 'uno scriba'),
  granary: tile('granaio', 'granai', 'un granaio'),
  fortress: tile('fortezza', 'fortezze', 'una fortezza'),
  market: tile('mercato', 'mercati', 'un mercato'),
  library: tile('biblioteca', 'biblioteche', 'una biblioteca'),
  'chamber-red': tile('camera rossa', 'camere rosse', 'una camera rossa', 'rossa'),
  'chamber-blue': tile('camera blu', 'camere blu', 'una camera blu', 'blu'),
  'chamber-green': tile('camera verde', 'camere verdi', 'una camera verde', 'verde'),
  'chamber-yellow': tile('camera gialla', 'camere gialle', 'una camera gialla', 'gialla'),
  pyramid: tile('piramide', 'piramidi', 'una piramide'),
  priest: tile('sacerdote', 'sacerdoti', 'un sacerdote'),
  plague: tile('pestilenza', 'pestilenze', 'una pestilenza'),
};

export const tileWords = defineWords(en, it);
