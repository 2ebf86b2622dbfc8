import type { CSSProperties } from 'react';
import { useWords } from '../../../i18n/i18n.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { useBoard } from '../board-context.tsx';
import { RaFigure } from '../ra-figure.tsx';
import { SunToken } from '../tokens.tsx';
import { auctionWords } from '../words/auction.ts';
import { type Asked, askingOrder } from './asking.ts';

/** Who is asked, in order, and what they said: the Ra player speaks last. Empty outside of auctions. */
export const AskingOrder = () => {
  const words = useWords(auctionWords);
  const { match, person } = useBoard();
  const asked = askingOrder(match.events, match.view);
  if (asked.length === 0) return null;
  return (
    <section className="asking" aria-labelledby="asking-name">
      <h3 id="asking-name" className="asking-title">
        {words.askedInOrder}
      </h3>
      <ol style={{ '--asked': asked.length } as CSSProperties}>
        {asked.map(each => (
          <li
            key={each.seat}
            className="asked"
            data-says={each.says}
            data-last={each.last}
            data-seat-colour={each.seat}
          >
            <span className="asked-disc">
              <Portrait seat={each.seat} />
              {each.caller && <RaFigure />}
            </span>
            <span className="asked-name">{person(each.seat).you ? words.you : person(each.seat).name}</span>{' '}
            <span className="asked-says">{saysWords(each, words)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const saysWords = (each: Asked, words: (typeof auctionWords)['en']): string => {
  switch (each.says) {
    case 'bid':
    case 'beaten':
      return words.bidOf(each.sun ?? 0);
    case 'passed':
      return words.passed;
    case 'now':
      return each.last ? words.nowLast : words.now;
    case 'waits':
      return each.last ? words.last : words.waits;
  }
};

/** The bids so far, as suns on the wall: the best one lit, the beaten ones dim. */
export const Bids = () => {
  const words = useWords(auctionWords);
  const { match, person } = useBoard();
  const bids = askingOrder(match.events, match.view).filter(({ sun }) => sun !== null);
  if (match.view.step.kind !== 'auction') return null;
  const best = bids.find(({ says }) => says === 'bid');
  return (
    <div className="bids" aria-hidden="true">
      <p className="bids-suns">
        {bids
          .filter(({ says }) => says === 'beaten')
          .map(({ seat, sun }) => (
            <span key={seat} className="bid bid-beaten" data-bid={seat}>
              {sun !== null && <SunToken sun={sun} />}
              <Portrait seat={seat} />
            </span>
          ))}
        {best?.sun != null && (
          <span className="bid bid-best" data-bid={best.seat}>
            <SunToken sun={best.sun} />
            <Portrait seat={best.seat} />
          </span>
        )}
      </p>
      <p className="bids-words">
        {best?.sun == null ? words.noBid : words.offers(person(best.seat), best.sun)}
      </p>
    </div>
  );
};
