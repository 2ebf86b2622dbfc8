import type { Side } from '../../../../game/kheops/pyramid.ts';
import type { Piece } from '../../../../game/kheops/table.ts';
import type { Tile, Symbol as TileSymbol } from '../../../../game/kheops/tiles.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

type Name = { readonly one: string; readonly many: string; readonly a: string };
const name = (one: string, many: string, a: string): Name => ({ one, many, a });

const piecesEn: Readonly<Record<Piece, Name>> = {
  worker: name('worker', 'workers', 'a worker'),
  priest: name('priest', 'priests', 'the priest'),
  mummy: name('mummy', 'mummies', 'the mummy'),
  pharaoh: name('pharaoh', 'pharaohs', 'the pharaoh'),
};
const piecesIt: Readonly<Record<Piece, Name>> = {
  worker: name('operaio', 'operai', 'un operaio'),
  priest: name('sacerdote', 'sacerdoti', 'il sacerdote'),
  mummy: name('mummia', 'mummie', 'la mummia'),
  pharaoh: name('faraone', 'faraoni', 'il faraone'),
};
export const pieceWords = defineWords(piecesEn, piecesIt);

type Kind = Tile['kind'];
const kindsEn: Readonly<Record<Kind, Name>> = {
  room: name('room', 'rooms', 'a room'),
  corridor: name('corridor', 'corridors', 'a corridor'),
};
const kindsIt: Readonly<Record<Kind, Name>> = {
  room: name('sala', 'sale', 'una sala'),
  corridor: name('corridoio', 'corridoi', 'un corridoio'),
};
export const kindWords = defineWords(kindsEn, kindsIt);

/** What a symbol is called, and what it does, in half a sentence. */
type Meaning = { readonly one: string; readonly does: string };

const symbolsEn: Readonly<Record<TileSymbol, Meaning>> = {
  'rotate-corridor': { one: 'turn a corridor', does: 'A pawn placed here turns a corridor.' },
  'rotate-room': { one: 'turn a room', does: 'A pawn placed here turns a room.' },
  swap: { one: 'swap', does: 'A pawn placed here swaps two pawns.' },
  move: { one: 'move', does: 'A pawn placed here moves another pawn.' },
  'sarcophagus-red': { one: 'red sarcophagus', does: 'Alone in its network +5, as a pair +15.' },
  'sarcophagus-green': { one: 'green sarcophagus', does: 'Alone in its network +5, as a pair +15.' },
  'sarcophagus-blue': { one: 'blue sarcophagus', does: 'Alone in its network +5, as a pair +15.' },
  curse: { one: 'curse', does: 'Its network is worth nothing.' },
  'no-pawn': { one: 'bars pawns', does: 'No pawn may stand here.' },
  double: { one: 'double', does: 'A pawn here weighs two.' },
  ankh: { one: 'ankh', does: 'Ankhs score the square of their number.' },
};
const symbolsIt: Readonly<Record<TileSymbol, Meaning>> = {
  'rotate-corridor': { one: 'ruota un corridoio', does: 'Una pedina piazzata qui ruota un corridoio.' },
  'rotate-room': { one: 'ruota una sala', does: 'Una pedina piazzata qui ruota una sala.' },
  swap: { one: 'scambio', does: 'Una pedina piazzata qui scambia due pedine.' },
  move: { one: 'spostamento', does: 'Una pedina piazzata qui ne sposta un’altra.' },
  'sarcophagus-red': { one: 'sarcofago rosso', does: 'Solo nel suo sotterraneo +5, in coppia +15.' },
  'sarcophagus-green': { one: 'sarcofago verde', does: 'Solo nel suo sotterraneo +5, in coppia +15.' },
  'sarcophagus-blue': { one: 'sarcofago blu', does: 'Solo nel suo sotterraneo +5, in coppia +15.' },
  curse: { one: 'maledizione', does: 'Il suo sotterraneo non vale niente.' },
  'no-pawn': { one: 'vietata alle pedine', does: 'Nessuna pedina può stare qui.' },
  double: { one: 'doppia', does: 'Una pedina qui pesa due.' },
  ankh: { one: 'ankh', does: 'Gli ankh valgono il quadrato del loro numero.' },
};
export const symbolWords = defineWords(symbolsEn, symbolsIt);

const sidesEn: Readonly<Record<Side, string>> = { L: 'left', R: 'right', T: 'above', B: 'below' };
const sidesIt: Readonly<Record<Side, string>> = {
  L: 'a sinistra',
  R: 'a destra',
  T: 'in alto',
  B: 'in basso',
};
export const sideWords = defineWords(sidesEn, sidesIt);
