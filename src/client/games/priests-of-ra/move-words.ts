import type { AnyMove } from '../../../game/contract.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { auctionMove } from '../auction/move-words.ts';
import { type Face, tileWords } from './words/tile-words.ts';

/** A move as a few words. */
export const moveText = (language: Language, move: AnyMove): string => {
  const [name, side] = move;
  const named = tileWords[language][side as Face]?.one ?? String(side);
  const isItalian = language === 'it';
  switch (name) {
    case 'placeTile':
      return isItalian ? `Lato: ${named}` : `Side: ${named}`;
    case 'turnTile':
      return isItalian ? `Gira: ${named}` : `Turn over: ${named}`;
    case 'doneTurning':
      return isItalian ? 'Non girare altro' : 'Turn nothing more';
    default:
      return auctionMove(language, move) ?? name;
  }
};
