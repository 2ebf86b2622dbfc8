import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import { openSides } from '../../../../game/kheops/networks.ts';
import { type Cell, sidesOf } from '../../../../game/kheops/pyramid.ts';
import type { Pawn, View } from '../../../../game/kheops/table.ts';
import { type Laid, tileOf } from '../../../../game/kheops/tiles.ts';
import type { Reader } from '../../../table/board-game.ts';
import { defineWords, type Language, listed } from '../../../ui/i18n/i18n.tsx';
import { placeOf, rowOf } from '../view/geometry.ts';
import { historyWords } from './history.ts';
import { kindWords, pieceWords, sideWords, symbolWords } from './names.ts';
import { networkInWords } from './network.ts';

const words = defineWords(
  {
    empty: 'empty',
    open: (sides: string, _n: number) => `open ${sides}`,
    bearing: (kind: string, symbol: string) => `${kind} with ${symbol}`,
    pawnOf: (name: string, piece: string) => `${name}’s ${piece}`,
    choose: 'can be chosen',
  },
  {
    empty: 'vuota',
    open: (sides, n) => `${n === 1 ? 'apertura' : 'aperture'} ${sides}`,
    bearing: (kind, symbol) => `${kind} con ${symbol}`,
    pawnOf: (name, piece) => `${piece} di ${name}`,
    choose: 'si può scegliere',
  },
);

/** "row 3, place 2": rows count from the apex, places from the left. */
export const placeInWords = (language: Language, cell: Cell): string =>
  historyWords[language].cell(rowOf(cell) + 1, placeOf(cell) + 1);

/** A tile as it lies: "room, ankh, open left and right". */
export const stoneInWords = (language: Language, cell: Cell, laid: Laid): string => {
  const { kind, symbol } = tileOf(laid.tile);
  return [
    kindWords[language][kind].one,
    ...(symbol === null ? [] : [symbolWords[language][symbol].one]),
    openInWords(language, cell, laid),
  ].join(', ');
};

/** The same within a sentence: "a room with an ankh, open left and right". */
export const aStoneInWords = (language: Language, cell: Cell, laid: Laid): string =>
  `${aTileInWords(language, laid)}, ${openInWords(language, cell, laid)}`;

/** However it lies: "a room with an ankh". */
export const aTileInWords = (language: Language, laid: Laid): string => {
  const { kind, symbol } = tileOf(laid.tile);
  const { a } = kindWords[language][kind];
  return symbol === null ? a : words[language].bearing(a, symbolWords[language][symbol].a);
};

/** Whose pawn it is: "your priest". */
export const pawnInWords = ({ language, person }: Reader, { piece, player }: Pawn): string => {
  const { name, you } = person(player);
  const { one, yours } = pieceWords[language][piece];
  return you ? yours : words[language].pawnOf(name, one);
};

/** Always in the same order, however the tile was turned. */
const openInWords = (language: Language, cell: Cell, laid: Laid): string => {
  const open = openSides(cell, laid);
  const sides = sidesOf(cell)
    .filter(side => open.includes(side))
    .map(side => sideWords[language][side]);
  return words[language].open(listed(language, sides), sides.length);
};

/** Everything a cell holds and its network, for whoever does not see it; what may be done there comes before that. */
export const cellInWords = (
  reader: Reader,
  { pyramid, pawns }: View,
  cell: Cell,
  { target, network }: { target: boolean; network: NetworkEvent | null },
): string => {
  const { language } = reader;
  const own = words[language];
  const laid = pyramid[cell];
  const pawn = pawns[cell];
  return [
    placeInWords(language, cell),
    laid === undefined ? own.empty : stoneInWords(language, cell, laid),
    ...(pawn === undefined ? [] : [pawnInWords(reader, pawn)]),
    ...(target ? [own.choose] : []),
    ...(network === null ? [] : [networkInWords(reader, network)]),
  ].join('; ');
};
