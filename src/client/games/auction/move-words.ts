import type { Sun } from '../../../game/auction/suns.ts';
import type { AnyMove } from '../../../game/contract.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { actionWords } from './words/actions.ts';
import { il } from './words/grammar.ts';

/** A move that both games know, named as its button is; null where it is one of a game's own. */
export const auctionMove = (language: Language, [name, sun]: AnyMove): string | null => {
  const words = actionWords[language];
  switch (name) {
    case 'draw':
      return words.draw;
    case 'invokeRa':
      return words.invoke;
    case 'pass':
      return words.pass;
    case 'bid':
      return language === 'it' ? `Offri ${il(sun as Sun)}` : `Bid ${sun}`;
    default:
      return null;
  }
};
