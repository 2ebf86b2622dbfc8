import type { ReactNode } from 'react';
import { AUCTION_TRACK, raChance } from '../../../../game/auction/tracks.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar, type ToolbarProps } from '../../../ui/keys/toolbar.tsx';
import { GateFrame, TempleStone } from '../art/temple-parts.tsx';
import { Bag as BagDrawing, SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { BagCard } from '../pieces/bag-card.tsx';
import { CentreSunCard } from '../pieces/part-cards.tsx';
import { helpsShown } from '../view/facts.ts';
import { boardWords } from '../words/board.ts';
import { AskingOrder, Bids, useToldAuction } from './asking-order.tsx';
import { LastSale, Procession } from './between-auctions.tsx';
import { Frieze } from './frieze.tsx';
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
