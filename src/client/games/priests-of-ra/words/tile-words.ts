import type { Side } from '../../../../game/priests-of-ra/tiles.ts';
import { type PieceWords, piece } from '../../../table/piece-words.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

export type Face = Side | 'ra';

const en: Readonly<Record<Face, PieceWords>> = {
  ra: piece('Ra tile', 'Ra tiles', 'a Ra tile', 'Ra'),
  farmer: piece('farmer', 'farmers', 'a farmer'),
  warrior: piece('warrior', 'warriors', 'a warrior'),
  merchant: piece('merchant', 'merchants', 'a merchant'),
  scribe: piece('scribe', 'scribes', 'a scribe'),
  granary: piece('granary', 'granaries', 'a granary'),
  fortress: piece('fortress', 'fortresses', 'a fortress'),
  market: piece('market', 'markets', 'a market'),
  library: piece('library', 'libraries', 'a library'),
  'chamber-red': piece('red chamber', 'red chambers', 'a red chamber', 'red'),
  'chamber-blue': piece('blue chamber', 'blue chambers', 'a blue chamber', 'blue'),
  'chamber-green': piece('green chamber', 'green chambers', 'a green chamber', 'green'),
  'chamber-yellow': piece('yellow chamber', 'yellow chambers', 'a yellow chamber', 'yellow'),
  pyramid: piece('pyramid', 'pyramids', 'a pyramid'),
  priest: piece('priest', 'priests', 'a priest'),
  plague: piece('plague', 'plagues', 'a plague'),
};

const it: Readonly<Record<Face, PieceWords>> = {
  ra: piece('tessera Ra', 'tessere Ra', 'una tessera Ra', 'Ra'),
  farmer: piece('agricoltore', 'agricoltori', 'un agricoltore'),
  warrior: piece('guerriero', 'guerrieri', 'un guerriero'),
  merchant: piece('mercante', 'mercanti', 'un mercante'),
  scribe: piece('scriba', 'scribi', 'uno scriba'),
  granary: piece('granaio', 'granai', 'un granaio'),
  fortress: piece('fortezza', 'fortezze', 'una fortezza'),
  market: piece('mercato', 'mercati', 'un mercato'),
  library: piece('biblioteca', 'biblioteche', 'una biblioteca'),
  'chamber-red': piece('camera rossa', 'camere rosse', 'una camera rossa', 'rossa'),
  'chamber-blue': piece('camera blu', 'camere blu', 'una camera blu', 'blu'),
  'chamber-green': piece('camera verde', 'camere verdi', 'una camera verde', 'verde'),
  'chamber-yellow': piece('camera gialla', 'camere gialle', 'una camera gialla', 'gialla'),
  pyramid: piece('piramide', 'piramidi', 'una piramide'),
  priest: piece('sacerdote', 'sacerdoti', 'un sacerdote'),
  plague: piece('pestilenza', 'pestilenze', 'una pestilenza'),
};

export const tileWords = defineWords(en, it);
