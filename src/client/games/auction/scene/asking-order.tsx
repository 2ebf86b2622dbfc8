import type { CSSProperties } from 'react';
import { useWords } from '../../../i18n/i18n.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { useBoard } from '../board-context.tsx';
import { useTold } from '../moments/moments-context.tsx';
import { RaFigure } from '../ra-figure.tsx';
import { SunToken } from '../tokens.tsx';
import { auctionWords } from '../words/auction.ts';
import { type Asked, lastSale, type ToldAuction, toldAuction, wouldBeAsked } from './asking.ts';
import { Figure } from './figure.tsx';
import { Relief } from './temple-parts.tsx';

/** The auction as far as it has been told, or null. */
export const useToldAuction = (): ToldAuction | null => {
  const { view, events } = useBoard().match;
  return toldAuction(events, useTold().events.length, view);
};

/** Who is asked, in order, and what they said: the Ra player speaks last. */
export const AskingOrder = ({ auction }: { auction: ToldAuction }) => {
  const words = useWords(auctionWords);
  const { person } = useBoard();
  const { asked } = auction;
  return (
    <section className="asking" aria-labelledby="asking-name">
      <h3 id="asking-name" className="asking-title">
        {words.askedInOrder}
      </h3>
      <ol
        key={asked.map(({ seat }) => seat).join()}
        data-many={asked.length > 3}
        style={{ '--asked': asked.length } as CSSProperties}
      >
        {asked.map((each, i) => (
          <li
            key={each.seat}
            className="asked"
            data-says={each.says}
            data-last={each.last}
            data-seat-colour={each.seat}
            style={{ '--i': i } as CSSProperties}
          >
            <span className="asked-disc">
              <Portrait seat={each.seat} />
              <Figure seat={each.seat} sun={each.sun} isCaller={each.caller} />
              {each.caller && <RaFigure />}
            </span>
            <span className="asked-name">{person(each.seat).you ? words.you : person(each.seat).name}</span>{' '}
            <span key={each.says} className="asked-says">
              {saysWords(each, words)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Between auctions: who would be asked if Ra were called, and how high each could go. Everybody's suns say the same in words. */
export const Procession = () => {
  const words = useWords(auctionWords);
  const { match, person } = useBoard();
  // Each is known by its seat, so that it walks to its next place.
  const asked = wouldBeAsked(match.view)
    .map((each, place) => ({ ...each, place }))
    .sort((a, b) => a.seat - b.seat);
  return (
    <div className="asking procession" aria-hidden="true">
      {match.view.step.kind === 'turn' && <p className="asking-title">{words.ifCalled}</p>}
      <ol style={{ '--asked': asked.length } as CSSProperties}>
        {asked.map(({ seat, sun, place }) => (
          <li key={seat} className="asked" data-seat-colour={seat} style={{ '--i': place } as CSSProperties}>
            <span className="asked-disc">
              <Figure seat={seat} sun={sun} />
            </span>
            <span className="asked-name">{person(seat).you ? words.you : person(seat).name}</span>
            <span className="asked-says">{words.upTo(sun)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** Between auctions: what was sold last in this epoch, and for which sun. History says the same in words. */
export const LastSale = () => {
  const words = useWords(auctionWords);
  const { game, person } = useBoard();
  const { Tile } = game;
  const sale = lastSale(useTold().events);
  if (sale === null) return <Relief />;
  const { player, sun, tiles } = sale;
  return (
    <div className="bids last-sale" aria-hidden="true">
      <p className="bids-suns">
        <span className="bid bid-best">
          <SunToken sun={sun} />
          <Portrait seat={player} />
        </span>
      </p>
      <p className="bids-words">{words.soldFor(person(player), tiles.length, sun)}</p>
      <p className="last-sale-tiles">
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile of the lot is known by its place on the track
          <Tile key={i} side={tile as never} decorative />
        ))}
      </p>
    </div>
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

/** The bids so far, as suns on the wall: the best one lit, the beaten ones dim. The asking order says the same in words. */
export const Bids = ({ auction }: { auction: ToldAuction }) => {
  const words = useWords(auctionWords);
  const { person } = useBoard();
  const best = auction.asked.find(({ says }) => says === 'bid');
  const beaten = auction.asked.filter(({ says }) => says === 'beaten');
  const said = best?.sun == null ? words.noBid : words.offers(person(best.seat), best.sun);
  return (
    <div className="bids" aria-hidden="true">
      <p className="bids-suns" style={{ '--beaten': beaten.length } as CSSProperties}>
        {[...beaten, ...(best === undefined ? [] : [best])].map(({ seat, sun, says }, i) => (
          <span
            key={seat}
            className={`bid bid-${says === 'bid' ? 'best' : 'beaten'}`}
            data-bid={seat}
            style={{ '--i': i } as CSSProperties}
          >
            {sun !== null && <SunToken sun={sun} />}
            <Portrait seat={seat} />
          </span>
        ))}
      </p>
      <p key={said} className="bids-words">
        {said}
      </p>
    </div>
  );
};
