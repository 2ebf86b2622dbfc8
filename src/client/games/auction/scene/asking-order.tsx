import type { CSSProperties } from 'react';
import { Portrait } from '../../../table/portrait.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { auctionWords } from '../words/auction.ts';
import { type Asked, type ToldAuction, toldAuction } from './asking.ts';
import './asking.css';
import './bids.css';
import { Bust, Figure } from './figure.tsx';
import { rowsOf, standsAt } from './rows.ts';

/** The auction as far as it has been told, or null. */
export const useToldAuction = (): ToldAuction | null => {
  const { match, live, timeline } = useBoard();
  const { told, current, isOn } = timeline;
  const isSelling = isOn && (current?.type === 'sold' || told.length < live.events.length);
  return toldAuction(told, match.view, isSelling);
};

/** Who is asked, in order, and what they said: the Ra player speaks last. */
export const AskingOrder = ({ auction }: { auction: ToldAuction }) => {
  const words = useWords(auctionWords);
  const { person } = useBoard();
  const { asked } = auction;
  const flies = useFlying();
  const spoken = asked.filter(({ says }) => says !== 'now' && says !== 'waits').length;
  return (
    <section className="asking" aria-labelledby="asking-name">
      <h3 id="asking-name" className="asking-title">
        {words.askedInOrder}
      </h3>
      <ol
        key={asked.map(({ seat }) => seat).join()}
        data-many={asked.length > 3}
        style={rowsOf(asked.length)}
      >
        {asked.map((each, i) => (
          <li
            key={each.seat}
            className="asked"
            data-says={each.says}
            data-last={each.last}
            data-through={i < spoken}
            data-seat-colour={each.seat}
            style={
              {
                ...standsAt(i, asked.length),
                '--turn': i - spoken,
                '--flies': `${each.says === 'bid' ? flies : 0}ms`,
              } as CSSProperties
            }
          >
            <span className="asked-god">
              <Figure seat={each.seat} sun={each.sun} isCaller={each.caller} />
              <Bust seat={each.seat} sun={each.sun} isCaller={each.caller} />
            </span>
            <span className="asked-name" title={person(each.seat).name}>
              {person(each.seat).you ? words.you : person(each.seat).name}
            </span>{' '}
            <span key={each.says} className="asked-says">
              {saysWords(each, words)}
            </span>
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

/** How much of the telling of a bid its sun is on its way. */
const FLIES = 0.6;

/** How long the sun of the best bid is on its way yet, in milliseconds; 0 where it lies there. */
const useFlying = (): number => {
  const { current, isOn, ms } = useBoard().timeline;
  return isOn && current?.type === 'bid' ? ms * FLIES : 0;
};

/** The bids so far, as suns on the wall: the best one lit, the beaten ones dim. The asking order says the same in words. */
export const Bids = ({ auction }: { auction: ToldAuction }) => {
  const words = useWords(auctionWords);
  const { person, timeline } = useBoard();
  const { current, isOn } = timeline;
  const flies = useFlying();
  // While the sale is being told, the sun of the best bid is on its way from here.
  const pays = isOn && current?.type === 'sold';
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
            data-pays={pays && says === 'bid'}
            data-bid={seat}
            style={{ '--i': i, '--flies': `${says === 'bid' ? flies : 0}ms` } as CSSProperties}
          >
            {sun !== null && <SunToken sun={sun} />}
            <Portrait seat={seat} />
          </span>
        ))}
      </p>
      <p key={said} className="bids-words" style={{ '--flies': `${flies}ms` } as CSSProperties}>
        {said}
      </p>
    </div>
  );
};
