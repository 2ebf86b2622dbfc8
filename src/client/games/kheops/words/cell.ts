import { type Laid, openSides } from '../../../../game/kheops/networks.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { View } from '../../../../game/kheops/table.ts';
import { tileOf } from '../../../../game/kheops/tiles.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { listed, type Person } from '../../../i18n/grammar.ts';
import { defineWords, type Language } from '../../../i18n/i18n.tsx';
import { placeOf, rowOf } from '../geometry.ts';
import { historyWords } from './history.ts';
import { kindWords, pieceWords, sideWords, symbolWords } from './names.ts';

const words = defineWords(
  {
    empty: 'empty',
    open: (sides: string) => `open ${sides}`,
    pawn: (piece: string, p: Person) => (p.you ? `your ${piece}` : `${piece} of ${p.name}`),
    choose: 'can be chosen',
  },
  {
    empty: 'vuota',
    open: sides => `aperture: ${sides}`,
    pawn: (piece, p) => (p.you ? `${piece}: la tua pedina` : `${piece} di ${p.name}`),
    choose: 'si può scegliere',
  },
);

/** "row 3, place 2": rows count from the apex, places from the left. */
export const placeInWords = (language: Language, cell: Cell): string =>
  historyWords[language].cell(rowOf(cell) + 1, placeOf(cell) + 1);

/** A tile as it lies: "room with an ankh, open left and right". */
export const stoneInWords = (language: Language, cell: Cell, laid: Laid): string => {
  const { kind, symbol } = tileOf(laid.tile);
  const sides = openSides(cell, laid).map(side => sideWords[language][side]);
  return [
    kindWords[language][kind].one,
    ...(symbol === null ? [] : [symbolWords[language][symbol].one]),
    words[language].open(listed(language, sides)),
  ].join(', ');
};

/** Everything a cell holds, for whoever does not see it. */
export const cellInWords = (
  language: Language,
  { pyramid, pawns }: View,
  cell: Cell,
  { person, target }: { person: (seat: Seat) => Person; target: boolean },
): string => {
  const own = words[language];
  const laid = pyramid[cell];
  const pawn = pawns[cell];
  return [
    placeInWords(language, cell),
    laid === undefined ? own.empty : stoneInWords(language, cell, laid),
    ...(pawn === undefined ? [] : [own.pawn(pieceWords[language][pawn.piece].one, person(pawn.player))]),
    ...(target ? [own.choose] : []),
  ].join('; ');
};
