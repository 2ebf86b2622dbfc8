import type { ReactNode } from 'react';
import { AUCTION_TRACK } from '../../../../game/auction/tracks.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar, type ToolbarProps } from '../../../ui/keys/toolbar.tsx';
import { TempleStone } from '../art/temple-parts.tsx';
import { useBoard } from '../context/board-context.tsx';
import { AskingOrder, Bids, useToldAuction } from './asking-order.tsx';
import { Bag } from './bag.tsx';
import { LastSale, Procession } from './between-auctions.tsx';
import { Frieze } from './frieze.tsx';
import { Gate } from './gate.tsx';
import { LotLine } from './lot-line.tsx';
import './temple.css';
import './stair.css';
import { boardWords } from '../words/board.ts';

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
