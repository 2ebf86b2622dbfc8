import type { AnyMove } from '../../../game/contract.ts';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import type { Piece } from '../../../game/kheops/table.ts';
import type { TileId, Turn } from '../../../game/kheops/tiles.ts';
import { capital } from '../../ui/i18n/grammar.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { placeInWords, stoneInWords } from './words/cell.ts';
import { pieceWords } from './words/names.ts';

/** A move as a few words, with places as the history names them. */
export const moveText = (language: Language, [name, ...args]: AnyMove): string => {
  const isItalian = language === 'it';
  const at = (arg: number) => placeInWords(language, args[arg] as Cell);
  switch (name) {
    case 'placePawn': {
      const piece = pieceWords[language][args[0] as Piece].one;
      return `${capital(piece)}: ${at(1)}`;
    }
    case 'rotate':
      return isItalian ? `Ruota: ${at(0)}` : `Rotate: ${at(0)}`;
    case 'swap':
      return isItalian ? `Scambia: ${at(0)} e ${at(1)}` : `Swap: ${at(0)} and ${at(1)}`;
    case 'movePawn':
      return isItalian ? `Sposta: da ${at(0)} a ${at(1)}` : `Move: from ${at(0)} to ${at(1)}`;
    default: {
      const [tile, cell, turn] = args as [TileId, Cell, Turn];
      const stone = stoneInWords(language, cell, { tile, turn });
      return isItalian ? `Posa: ${stone}; ${at(1)}` : `Lay: ${stone}; ${at(1)}`;
    }
  }
};
