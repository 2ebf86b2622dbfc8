import { BONUS_POINTS, DOUBLE_WEIGHT } from '../../../../game/kheops/numbers.ts';
import type { Side } from '../../../../game/kheops/pyramid.ts';
import type { Piece } from '../../../../game/kheops/table.ts';
import type { Tile, Symbol as TileSymbol } from '../../../../game/kheops/tiles.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** One, several, and one with its article; a player has only one of each piece but the worker. */
type Name = { readonly one: string; readonly many: string; readonly a: string };
const name = (one: string, many: string, a: string): Name => ({ one, many, a });

/** And one that is the reader's. */
type PieceName = Name & { readonly yours: string };
const piece = (one: string, many: string, a: string, yours: string): PieceName => ({ one, many, a, yours });

const piecesEn: Readonly<Record<Piece, PieceName>> = {
  worker: piece('worker', 'workers', 'a worker', 'your worker'),
  priest: piece('priest', 'priests', 'the priest', 'your priest'),
  mummy: piece('mummy', 'mummies', 'the mummy', 'your mummy'),
  pharaoh: piece('pharaoh', 'pharaohs', 'the pharaoh', 'your pharaoh'),
};
const piecesIt: Readonly<Record<Piece, PieceName>> = {
  worker: piece('operaio', 'operai', 'un operaio', 'il tuo operaio'),
  priest: piece('sacerdote', 'sacerdoti', 'il sacerdote', 'il tuo sacerdote'),
  mummy: piece('mummia', 'mummie', 'la mummia', 'la tua mummia'),
  pharaoh: piece('faraone', 'faraoni', 'il faraone', 'il tuo faraone'),
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

/** What a symbol is called, by itself and with its article, and what it does, in one short sentence. [K-12, K-41 to K-44] */
type Meaning = { readonly one: string; readonly a: string; readonly does: string };
const symbol = (one: string, a: string, does: string): Meaning => ({ one, a, does });

const { 'single-sarcophagus': single, 'sarcophagus-pair': pair } = BONUS_POINTS;
const pairEn = `The only one in its network: +${single}. Two of one colour and no other: +${pair}.`;
const symbolsEn: Readonly<Record<TileSymbol, Meaning>> = {
  'rotate-corridor': symbol(
    'rotate a corridor',
    'the power to rotate a corridor',
    'Whoever places a pawn here must rotate a corridor, if they can.',
  ),
  'rotate-room': symbol(
    'rotate a room',
    'the power to rotate a room',
    'Whoever places a pawn here must rotate a room, if they can.',
  ),
  swap: symbol(
    'swap',
    'the power to swap two pawns',
    'Whoever places a pawn here must swap one of their pawns with an opposing one, if they can.',
  ),
  move: symbol(
    'move',
    'the power to move a pawn',
    'Whoever places a pawn here must move another of their pawns to a free tile, if they can.',
  ),
  'sarcophagus-red': symbol('red sarcophagus', 'a red sarcophagus', pairEn),
  'sarcophagus-green': symbol('green sarcophagus', 'a green sarcophagus', pairEn),
  'sarcophagus-blue': symbol('blue sarcophagus', 'a blue sarcophagus', pairEn),
  curse: symbol('curse', 'a curse', 'Its network is worth nothing, and no ankh in it counts.'),
  'no-pawn': symbol('pawn ban', 'a pawn ban', 'No pawn may stand here.'),
  double: symbol(
    'double weight',
    'double weight',
    `A pawn here weighs ${DOUBLE_WEIGHT}, and the pharaoh no more.`,
  ),
  ankh: symbol('ankh', 'an ankh', 'The ankhs under your pawns score the square of their number.'),
};

const pairIt = `Se è il solo nel sotterraneo, +${single}. Due dello stesso colore e nessun altro, +${pair}.`;
const symbolsIt: Readonly<Record<TileSymbol, Meaning>> = {
  'rotate-corridor': symbol(
    'rotazione di un corridoio',
    'il potere di ruotare un corridoio',
    'Chi piazza qui una pedina deve ruotare un corridoio, se può.',
  ),
  'rotate-room': symbol(
    'rotazione di una sala',
    'il potere di ruotare una sala',
    'Chi piazza qui una pedina deve ruotare una sala, se può.',
  ),
  swap: symbol(
    'scambio',
    'il potere di scambiare due pedine',
    'Chi piazza qui una pedina deve scambiarne una propria con un’avversaria, se può.',
  ),
  move: symbol(
    'spostamento',
    'il potere di spostare una pedina',
    'Chi piazza qui una pedina deve spostarne un’altra propria su una tessera libera, se può.',
  ),
  'sarcophagus-red': symbol('sarcofago rosso', 'un sarcofago rosso', pairIt),
  'sarcophagus-green': symbol('sarcofago verde', 'un sarcofago verde', pairIt),
  'sarcophagus-blue': symbol('sarcofago blu', 'un sarcofago blu', pairIt),
  curse: symbol(
    'maledizione',
    'una maledizione',
    'Il suo sotterraneo non vale niente, e i suoi ankh non contano.',
  ),
  'no-pawn': symbol('divieto', 'un divieto', 'Nessuna pedina può stare qui.'),
  double: symbol(
    'peso doppio',
    'un peso doppio',
    `Una pedina qui pesa ${DOUBLE_WEIGHT}, e il faraone non di più.`,
  ),
  ankh: symbol('ankh', 'un ankh', 'Gli ankh sotto le tue pedine valgono il quadrato del loro numero.'),
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
