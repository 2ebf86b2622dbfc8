import { AUCTION_TRACK, raTrackLength } from '../../../game/auction/tracks.ts';
import { SIDES_OF } from '../../../game/priests-of-ra/tiles.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { Bag, SunToken } from './art/tokens.tsx';
import { useBoard } from './board-context.tsx';
import { lotWorth, raChance } from './facts.ts';
import { Tile } from './tile.tsx';
import './tracks.css';
import { boardWords } from './words/board.ts';
import { signed } from './words/grammar.ts';

const PRINTED = 10;

/** Ten printed spaces, of which the first are left out with fewer than five players. [C-01] */
const RaTrack = () => {
  const words = useWords(boardWords);
  const { raTrack, areas } = useBoard().match.view;
  const length = raTrackLength(areas.length);
  const spaces = Array.from({ length: PRINTED }, (_, i) => {
    const place = i - (PRINTED - length);
    return place < 0 ? 'blocked' : place < raTrack ? 'filled' : i === PRINTED - 1 ? 'last' : 'open';
  });
  return (
    <section className="ra-track" aria-labelledby="ra-track-name">
      <h3 id="ra-track-name">{words.raTrack}</h3>
      <p className="ra-track-count">
        {words.raFilled(raTrack, length)}
        {raTrack === length - 1 && <strong className="ra-track-last"> {words.raLast}</strong>}
      </p>
      <ol aria-hidden="true">
        {spaces.map((space, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
          <li key={i} className={`ra-space ra-space-${space}`}>
            {space === 'filled' && <Tile side="ra" decorative />}
          </li>
        ))}
      </ol>
    </section>
  );
};

const AuctionTrack = () => {
  const words = useWords(boardWords);
  const { match } = useBoard();
  const { track, step } = match.view;
  return (
    <section className="auction-track" aria-labelledby="auction-track-name">
      <h3 id="auction-track-name">{words.auctionTrack}</h3>
      <ol>
        {Array.from({ length: AUCTION_TRACK }, (_, i) => {
          const side = track[i];
          const drawn = i === track.length && step.kind === 'placement' ? step.tile : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
            <li key={i} className="auction-space" aria-hidden={side === undefined && drawn === null}>
              {side !== undefined && <Tile key={side} side={side} />}
              {drawn !== null && (
                <span className="auction-drawn">
                  <Tile side={SIDES_OF[drawn][0]} />
                  <Tile side={SIDES_OF[drawn][1]} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <LotFacts />
    </section>
  );
};

/** What lies on the track, and what it would bring to the reader now. */
const LotFacts = () => {
  const words = useWords(boardWords);
  const { view, seat } = useBoard().match;
  const { track } = view;
  const worth = seat === null || track.length === 0 ? null : lotWorth(view, seat, track);
  return (
    <p className="lot-facts">
      <span>
        {words.lotOf(track.length)}
        {track.length === AUCTION_TRACK && <strong> ({words.full})</strong>}
      </span>
      {worth !== null && (
        <span className="lot-worth">
          {words.worth(signed(worth.now), worth.end === 0 ? null : signed(worth.end))}
        </span>
      )}
    </p>
  );
};

const CentreAndBag = () => {
  const words = useWords(boardWords);
  const { language } = useLanguage();
  const { view, events } = useBoard().match;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(raChance(events, view.bag));
  return (
    <div className="centre">
      <p className="centre-sun">
        <SunToken key={view.centre} sun={view.centre} />
        <span className="visually-hidden">{words.centre(view.centre)}</span>
        <span aria-hidden="true">{words.centreShort}</span>
      </p>
      <p className="centre-bag">
        <Bag />
        <span className="centre-bag-count" aria-hidden="true">
          {view.bag}
        </span>
        <span className="visually-hidden">{words.bag(view.bag)}</span>
        <span className="centre-chance">{words.raChance(percent)}</span>
      </p>
    </div>
  );
};

export const Tracks = () => {
  const words = useWords(boardWords);
  return (
    <section className="tracks" aria-labelledby="tracks-name">
      <h2 id="tracks-name" className="visually-hidden">
        {words.board}
      </h2>
      <RaTrack />
      <CentreAndBag />
      <AuctionTrack />
    </section>
  );
};
