import { lotOn } from '../../../game/auction/tracks.ts';
import type { AnyMove } from '../../../game/contract.ts';
import type { View } from '../../../game/ra/table.ts';
import { KINDS, type Kind, type Lying } from '../../../game/ra/tiles.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Why } from '../../table/why.ts';
import { piecesInWords } from '../../ui/i18n/grammar.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { auctionMove, gainInWords, whyOfLot } from '../auction/coach-words.ts';
import { whyWords } from '../auction/words/why.ts';
import { paidBy } from '../auction/worth/spend.ts';
import { lossWorth, lotReasons, lotWorth, takeWorth } from './view/facts.ts';
import { itemWords } from './words/score.ts';
import { type Face, tileWords } from './words/tile-words.ts';

/** A move as a few words. */
export const moveText = (language: Language, move: AnyMove): string => {
  const [name, ...tiles] = move;
  const words = tileWords[language];
  const isItalian = language === 'it';
  switch (name) {
    case 'playGod':
      return `${isItalian ? 'Gioca un dio' : 'Play a god'}: ${words[tiles[0] as Face].one}`;
    case 'doneWithGods':
      return isItalian ? 'Nessun altro dio' : 'No further god';
    case 'discard':
      return `${isItalian ? 'Cedi' : 'Give up'} ${piecesInWords(language, tiles as Kind[], KINDS, words)}`;
    default:
      return auctionMove(language, move) ?? name;
  }
};

/** What speaks for a move of Ra. */
export const why: Why = (language, considered) => {
  const view = considered.view as View;
  const { seat, move } = considered;
  const words = whyWords[language];
  const [name, ...tiles] = move;
  if (name === 'playGod') return words.god(gainInWords(language, takeWorth(view, seat, tiles[0] as Lying)));
  if (name === 'discard') return words.loss(gainInWords(language, lossWorth(view, seat, tiles as Kind[])));
  const lot = lotOn(view.track);
  return whyOfLot(
    language,
    { ...considered, view },
    {
      lot,
      worth: (of: Seat) => lotWorth(view, of, lot, paidBy(view, of)),
      reasons: (of: Seat) => lotReasons(view, of, lot, paidBy(view, of)),
      names: itemWords,
    },
  );
};
