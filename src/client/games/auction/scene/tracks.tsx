import type { ReactNode } from 'react';
import { AUCTION_TRACK, raChance, raTrackLength } from '../../../../game/auction/tracks.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar, type ToolbarProps } from '../../../ui/keys/toolbar.tsx';
import { GateFrame, TempleStone } from '../art/temple-parts.tsx';
import { Bag as BagDrawing, SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { BagCard, CentreSunCard, RaTrackCard } from '../pieces/deferred-cards.ts';
import { helpsShown } from '../view/facts.ts';
import { boardWords } from '../words/board.ts';
import { AskingOrder, Bids, useToldAuction } from './asking-order.tsx';
import { LastSale, Procession } from './between-auctions.tsx';
import { LotLine } from './lot-line.tsx';
import './bag.css';
import './gate.css';
import './temple.css';
import './stair.css';

type TracksProps = {
  /** What lies on a space of the auction track, 0 to 7; null when nothing does. */
  readonly children: (space: number) => ReactNode;
  /** What hangs in the gate before the centre sun, such as a tile whose side is to be chosen. */
  readonly gate?: ReactNode;
  /** What else is to be said of the lot. */
  readonly facts?: ReactNode;
  /** What the spaces of the auction track are together, where they are more than a list. */
  readonly lotProps?: Partial<ToolbarProps>;
};

/** The auction track lies on the stair, in the light. */
const Stair = ({ children, lotProps }: Pick<TracksProps, 'children' | 'lotProps'>) => {
  const words = useWords(boardWords);
  return (
    <section className="auction-track" aria-labelledby="auction-track-name">
      <h3 id="auction-track-name" className="visually-hidden">
        {words.auctionTrack}
      </h3>
      <Toolbar label={words.auctionTrack} {...lotProps}>
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
    </section>
  );
};

/** The middle of the table as a temple front: Ra track, centre sun, auction and lot. */
export const Tracks = ({ children, gate, facts, lotProps }: TracksProps) => {
  const words = useWords(boardWords);
  const auction = useToldAuction();
  return (
    <section
      className="tracks"
      aria-labelledby="tracks-name"
      data-auction={auction !== null}
      data-over={useBoard().match.view.step.kind === 'over'}
      data-hanging={Boolean(gate)}
    >
      <h2 id="tracks-name" className="visually-hidden">
        {words.board}
      </h2>
      <div className="temple">
        <TempleStone />
        <Toolbar label={words.raTrack} style={{ display: 'contents' }}>
          <Frieze />
          <Bag />
          <Gate>{gate}</Gate>
        </Toolbar>
        {auction === null ? (
          <>
            <Procession />
            <LastSale />
          </>
        ) : (
          <>
            <AskingOrder auction={auction} />
            <Bids auction={auction} />
          </>
        )}
        <span className="light-pool" aria-hidden="true" />
        <Stair {...(lotProps === undefined ? {} : { lotProps })}>{children}</Stair>
        <LotLine>{facts}</LotLine>
      </div>
    </section>
  );
};

/** The gate with the centre sun, which goes to whoever wins; what a game shows in it instead stands before the sun. */
const Gate = ({ children }: { children?: ReactNode }) => {
  const words = useWords(boardWords);
  const { centre } = useBoard().match.view;
  const explained = useExplain(() => <CentreSunCard />, 'thing');
  return (
    <div className="gate">
      <GateFrame />
      <p className="centre-sun" {...explained.props}>
        <SunToken key={centre} sun={centre} />
        <span className="visually-hidden">{words.centre(centre)}</span>
      </p>
      {explained.card}
      {children}
    </div>
  );
};

/** The bag, with what is left in it and how likely the next tile is Ra, where the table says so. */
const Bag = () => {
  const words = useWords(boardWords);
  const { view } = useBoard().match;
  const explained = useExplain(() => <BagCard />, 'thing');
  return (
    <>
      <p className="bag" {...explained.props}>
        <span className="bag-picture">
          <BagDrawing />
          <span className="bag-count" aria-hidden="true">
            {view.bag}
          </span>
        </span>
        <span className="visually-hidden">{words.bag(view.bag)}. </span>
        {helpsShown(view) && (
          <span className="bag-chance" data-over={view.step.kind === 'over'}>
            {words.raChance(Math.round(raChance(view) * 100))}
          </span>
        )}
      </p>
      {explained.card}
    </>
  );
};

/** The Ra track, as long as it is for so many players; its last space ends the epoch. [C-01] */
const Frieze = () => {
  const words = useWords(boardWords);
  const { game, match } = useBoard();
  const { Tile } = game;
  const { raTrack, areas, step } = match.view;
  const length = raTrackLength(areas.length);
  const said = useExplain(() => <RaTrackCard />, 'thing');
  const spaces = useExplain(() => <RaTrackCard />);
  return (
    <section className="ra-track" aria-labelledby="ra-track-name">
      <h3 id="ra-track-name" className="visually-hidden">
        {words.raTrack}
      </h3>
      <ol aria-hidden="true" {...spaces.props}>
        {Array.from({ length }, (_, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place on the track
            key={i}
            className="ra-space"
            data-filled={i < raTrack}
            data-last={i === length - 1}
          >
            {i < raTrack ? <Tile side="ra" decorative /> : i === length - 1 && <SettingSun />}
          </li>
        ))}
      </ol>
      <p className="ra-track-count" data-last={raTrack === length - 1} {...said.props}>
        <span className="visually-hidden">{words.raFilled(raTrack, length)}. </span>
        <strong aria-hidden="true">{words.raShort(raTrack, length)}</strong>{' '}
        {step.kind !== 'over' && <span>{words.raMore(length - raTrack)}</span>}
      </p>
      {said.card}
      {spaces.card}
    </section>
  );
};

/** Where the sun goes down: on the space that ends the epoch. */
const SettingSun = () => (
  <svg className="ra-setting" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M10 30a14 14 0 0 1 28 0z" />
    <path className="ra-setting-line" d="M4 34h40M12 40h24M24 6v6M8 13l4 4M40 13l-4 4" />
  </svg>
);
