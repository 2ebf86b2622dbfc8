import { lotOn } from '../../../game/auction/tracks.ts';
import type { AnyMove } from '../../../game/contract.ts';
import type { View } from '../../../game/priests-of-ra/table.ts';
import type { Side, Turnable } from '../../../game/priests-of-ra/tiles.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Why } from '../../table/why.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { auctionMove, gainInWords, whyOfLot } from '../auction/coach-words.ts';
import { whyWords } from '../auction/words/why.ts';
import { paidBy } from '../auction/worth/spend.ts';
import { lotReasons, lotWorth, turnWorth } from './view/facts.ts';
import { itemWords } from './words/score.ts';
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

/** What speaks for a move of Priests of Ra. [P-01, P-02, P-10 to P-13, P-20, P-21] */
export const why: Why = (language, considered) => {
  const view = considered.view as View;
  const { seat, move } = considered;
  const [name, side] = move;
  const words = whyWords[language];
  if (name === 'turnTile')
    return words.turned(gainInWords(language, turnWorth(view, seat, side as Turnable)));
  const lying = lotOn(view.track);
  if (name === 'placeTile') {
    const lot = [...lying, side as Side];
    const gain = lotWorth(view, seat, lot, paidBy(view, seat));
    return words.side(gainInWords(language, gain, lotReasons(view, seat, lot), itemWords[language]));
  }
  return whyOfLot(
    language,
    { ...considered, view },
    {
      lot: lying,
      worth: (of: Seat) => lotWorth(view, of, lying, paidBy(view, of)),
      reasons: (of: Seat) => lotReasons(view, of, lying, paidBy(view, of)),
      names: itemWords,
    },
  );
};
