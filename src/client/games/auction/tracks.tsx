import type { ReactNode } from 'react';
import { AUCTION_TRACK, isFull, raChance, raTrackLength, tilesOn } from '../../../game/auction/tracks.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { Toolbar, type ToolbarProps } from '../../table/toolbar.tsx';
import { useBoard } from './board-context.tsx';
import { helpsShown } from './facts.ts';
import type { Gain } from './sheet-facts.ts';
import { Bag, SunToken } from './tokens.tsx';
import './tracks.css';
import { signed } from '../../i18n/grammar.ts';
import { boardWords } from './words/board.ts';

type TracksProps = {
  /** What lies on a space of the auction track, 0 to 7; null when nothing does. */
  readonly children: (space: number) => ReactNode;
  readonly worth: Gain | null;
  /** What else is to be said of the lot. */
  readonly facts?: ReactNode;
  /** What the spaces of the auction track are together, where they are more than a list. */
  readonly lotProps?: ToolbarProps;
};

const PRINTED = 10;
const RA = 'ra' as never;

/** Ten printed spaces, of which the first are left out with fewer than five players. [C-01] */
const RaTrack = () => {
  const words = useWords(boardWords);
  const { game, match } = useBoard();
  const { Tile } = game;
  const { raTrack, areas } = match.view;
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
            {space === 'filled' && <Tile side={RA} decorative />}
          </li>
        ))}
      </ol>
    </section>
  );
};

const AuctionTrack = ({ children, facts, worth, lotProps }: TracksProps) => {
  const words = useWords(boardWords);
  return (
    <section className="auction-track" aria-labelledby="auction-track-name">
      <h3 id="auction-track-name">{words.auctionTrack}</h3>
      <Toolbar label={words.auctionTrack} active={false} {...lotProps}>
        <ol>
          {Array.from({ length: AUCTION_TRACK }, (_, space) => {
            const lying = children(space);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
              <li key={space} className="auction-space" aria-hidden={lying === null}>
                {lying}
              </li>
            );
          })}
        </ol>
      </Toolbar>
      <LotFacts worth={worth}>{facts}</LotFacts>
    </section>
  );
};

/** What lies on the track, and what it would bring to the reader now. */
const LotFacts = ({ worth, children }: { worth: Gain | null; children: ReactNode }) => {
  const words = useWords(boardWords);
  const { view } = useBoard().match;
  const { track } = view;
  const helps = helpsShown(view);
  return (
    <p className="lot-facts">
      <span>
        {words.lotOf(tilesOn(track))}
        {isFull(track) && <strong> ({words.full})</strong>}
      </span>
      {helps && worth !== null && (
        <span className="lot-worth">
          {words.worth(signed(worth.now), worth.end === 0 ? null : signed(worth.end))}
        </span>
      )}
      {helps && children}
    </p>
  );
};

const CentreAndBag = () => {
  const words = useWords(boardWords);
  const { language } = useLanguage();
  const { view } = useBoard().match;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(raChance(view));
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
        {helpsShown(view) && <span className="centre-chance">{words.raChance(percent)}</span>}
      </p>
    </div>
  );
};

/** The middle of the table: both tracks, the centre sun and the bag. */
export const Tracks = ({ children, ...auctionTrack }: TracksProps) => {
  const words = useWords(boardWords);
  return (
    <section className="tracks" aria-labelledby="tracks-name">
      <h2 id="tracks-name" className="visually-hidden">
        {words.board}
      </h2>
      <RaTrack />
      <CentreAndBag />
      <AuctionTrack {...auctionTrack}>{children}</AuctionTrack>
    </section>
  );
};
