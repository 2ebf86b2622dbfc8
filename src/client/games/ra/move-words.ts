import type { AnyMove } from '../../../game/contract.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { auctionMove } from '../auction/move-words.ts';
import { type Face, tileWords } from './words/tile-words.ts';

/** A move as a few words. */
export const moveText = (language: Language, move: AnyMove): string => {
  const [name, ...tiles] = move;
  const named = tiles.map(tile => tileWords[language][tile as Face]?.one ?? String(tile));
  const isItalian = language === 'it';
  switch (name) {
    case 'playGod':
      return isItalian ? `Usa un dio: ${named[0]}` : `Use a god: ${named[0]}`;
    case 'doneWithGods':
      return isItalian ? 'Nessun altro dio' : 'No further god';
    case 'discard':
      return isItalian ? `Scarta ${named.join(' e ')}` : `Discard ${named.join(' and ')}`;
    default:
      return auctionMove(language, move) ?? name;
  }
};
