import { lotOn } from '../../../game/auction/tracks.ts';
import type { View } from '../../../game/ra/table.ts';
import type { Kind, Lying } from '../../../game/ra/tiles.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Why } from '../../table/why.ts';
import { gainInWords, whyOfLot } from '../auction/why.ts';
import { whyWords } from '../auction/words/why.ts';
import { paidBy } from '../auction/worth/spend.ts';
import { lossWorth, lotReasons, lotWorth, takeWorth } from './view/facts.ts';
import { itemWords } from './words/score.ts';

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
