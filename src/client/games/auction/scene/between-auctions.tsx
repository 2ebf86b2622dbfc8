import { type CSSProperties, useState } from 'react';
import type { Sun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Relief } from '../art/temple-parts.tsx';
import { SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { auctionWords } from '../words/auction.ts';
import { lastSale, wouldBeAsked } from './asking.ts';
import { Bust, Figure } from './figure.tsx';
import { rowsOf, standsAt } from './rows.ts';

/**
 * Between auctions: who would be asked if Ra were called, and how high each could go; after the match, who came how far.
 * Everybody's suns and fame say the same in words.
 */
export const Procession = () => {
  const words = useWords(auctionWords);
  const { match, person, timeline } = useBoard();
  const { step, areas } = match.view;
  const { isOn } = timeline;
  const walking: readonly Walking[] =
    'winners' in step && !isOn
      ? areas
          .map(({ fame }, i): Walking => ({ seat: i, fame, wins: step.winners.includes(i) }))
          .sort((a, b) => at(areas, a.seat).fame - at(areas, b.seat).fame || Number(a.wins) - Number(b.wins))
      : wouldBeAsked(match.view);
  // Each is known by its seat, so that it walks to its next place.
  const through = walking.length - walking.filter(({ wins }) => wins).length;
  const order = walking.map(({ seat }) => seat).join();
  const [atFirst, walks] = useState<string | null>(order);
  if (atFirst !== null && atFirst !== order) walks(null);
  const inPlace = walking.map((each, place) => ({ ...each, place })).sort((a, b) => a.seat - b.seat);
  return (
    <div className="asking procession" aria-hidden="true">
      {step.kind === 'turn' && <p className="asking-title">{words.ifCalled}</p>}
      <ol
        key={inPlace.map(({ seat }) => seat).join()}
        data-many={inPlace.length > 3}
        data-walks={atFirst === null}
        style={rowsOf(inPlace.length)}
      >
        {inPlace.map(({ seat, sun = null, fame, wins = false, place }) => (
          <li
            key={seat}
            className="asked"
            data-says={wins ? 'now' : 'waits'}
            data-last="true"
            data-through={place < through}
            data-seat-colour={seat}
            style={{ ...standsAt(place, inPlace.length), '--turn': place - through } as CSSProperties}
          >
            <span className="asked-god">
              <Figure seat={seat} sun={sun} />
              <Bust seat={seat} sun={sun} />
            </span>
            <span key={`name-${place}`} className="asked-name" title={person(seat).name}>
              {person(seat).you ? words.you : person(seat).name}
            </span>
            {fame !== undefined && (
              <span key={`says-${place}`} className="asked-says">
                {fame}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
};

type Walking = {
  readonly seat: Seat;
  /** Up to which it could bid, between auctions. */
  readonly sun?: Sun;
  /** After the match. */
  readonly fame?: number;
  readonly wins?: boolean;
};

/** Between auctions: what was sold last in this epoch, and for which sun. History says the same in words. */
export const LastSale = () => {
  const words = useWords(auctionWords);
  const { game, person, timeline } = useBoard();
  const { Tile } = game;
  const sale = lastSale(timeline.told);
  if (sale === null) return <Relief />;
  const { player, sun, took, tiles } = sale;
  return (
    <div className="bids last-sale" aria-hidden="true">
      <p className="bids-suns">
        <span className="bid bid-best">
          <SunToken sun={sun} />
          <Portrait seat={player} />
        </span>
      </p>
      <p className="bids-words">{words.soldFor(person(player), tiles.length, sun, took)}</p>
      <p className="last-sale-tiles">
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile of the lot is known by its place on the track
          <Tile key={i} side={tile} decorative />
        ))}
      </p>
    </div>
  );
};
