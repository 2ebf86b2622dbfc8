import { useState } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { useBoard } from '../board-context.tsx';
import { type Pictured, sharePicture } from './art/picture.ts';
import { endingWords } from './words.ts';

/** Somebody's place in a result; `score` is null where nobody's counts. */
type Placed = { readonly seat: Seat; readonly place: number; readonly score: number | null };

/** Offers a picture of how the match ended. */
export const SharePicture = ({ headline, order }: { headline: string; order: readonly Placed[] }) => {
  const words = useWords(endingWords);
  const { language } = useLanguage();
  const { match, person, game } = useBoard();
  const title = useWords(game.words).name;
  const [came, setCame] = useState<'saved' | 'failed' | null>(null);
  const share = async () => {
    setCame(null);
    const date =
      match.ended === undefined
        ? ''
        : new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(match.ended);
    const pictured: Pictured = {
      title,
      headline,
      date,
      order: order.map(({ seat, place, score }) => ({
        name: person(seat).name,
        place,
        score,
        ...looksOf(seat),
      })),
    };
    await sharePicture(pictured, words.pictureName(title)).then(
      isSaved => setCame(isSaved ? 'saved' : null),
      () => setCame('failed'),
    );
  };
  return (
    <>
      <button type="button" onClick={share}>
        {words.picture}
      </button>
      {came === 'failed' && <p role="alert">{words.pictureFailed}</p>}
      <p role="status">{came === 'saved' && words.pictureSaved}</p>
    </>
  );
};

/** A seat's face and colour, as the page draws them: one of its portraits is always there. */
const looksOf = (seat: Seat): Pick<Pictured['order'][number], 'face' | 'colour'> => {
  const portrait = document.querySelector(`.portrait[data-seat-colour="${seat}"]`);
  if (portrait === null) return { face: null, colour: '' };
  return {
    face: portrait.querySelector('svg'),
    colour: getComputedStyle(portrait).getPropertyValue('--seat-ink'),
  };
};
