import type { ReactNode } from 'react';
import { actor } from '../../../game/auction/table.ts';
import { at, leftOf, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { boardWords as tableWords } from '../../table/words.ts';
import { useBoard } from './board-context.tsx';
import { fameShown } from './facts.ts';
import './rival.css';
import { CountPill } from '../../table/count-pill.tsx';
import { SeatSuns } from './seat-suns.tsx';
import { Status } from './status.tsx';
import { boardWords } from './words/board.ts';

type Parts = {
  /** What a player has besides suns and tiles, beside the suns. */
  readonly beside?: (seat: Seat) => ReactNode;
  readonly tiles: (seat: Seat) => ReactNode;
};

/** Everybody else, clockwise from the left of this screen's seat. */
export const Rivals = ({ besides, ...parts }: Parts & { besides: Seat }) => {
  const words = useWords(boardWords);
  const { areas } = useBoard().match.view;
  const seats: Seat[] = [];
  for (let seat = leftOf(besides, areas.length); seat !== besides; seat = leftOf(seat, areas.length)) {
    seats.push(seat);
  }
  return (
    <section className="rivals" aria-labelledby="rivals-name">
      <h2 id="rivals-name" className="visually-hidden">
        {words.others}
      </h2>
      {seats.map(seat => (
        <Rival key={seat} seat={seat} {...parts} />
      ))}
    </section>
  );
};

const Rival = ({ seat, beside, tiles }: Parts & { seat: Seat }) => {
  const words = useWords(boardWords);
  const table = useWords(tableWords);
  const { match, person } = useBoard();
  const { view, seats } = match;
  const { fame } = at(view.areas, seat);
  const acting = actor(view.step) === seat;
  const shown = fameShown(view, seat, match.seat);
  return (
    <section className="rival" data-acting={acting} data-seat={seat} aria-labelledby={`rival-${seat}`}>
      <header className="rival-head">
        <h3 id={`rival-${seat}`} title={person(seat).name}>
          {person(seat).name}
          {acting && <span className="visually-hidden"> ({table.toAct})</span>}
        </h3>
        <Status seat={seat} />
        {seats[seat]?.connected === false && <span className="rival-away">{table.away}</span>}
        <span className="rival-fame" data-shown={shown} title={shown ? undefined : words.fameHidden}>
          <span className="visually-hidden">{shown ? words.fameOf(fame) : words.fameHidden}</span>
          <span aria-hidden="true">{shown ? fame : '?'}</span>
        </span>
      </header>
      <div className="rival-owns">
        <SeatSuns seat={seat} />
        {beside?.(seat)}
      </div>
      <div className="niche-tiles">{tiles(seat)}</div>
    </section>
  );
};

/** One kind of tile that a rival may hold: always in its place, so that a glance down a column compares players. */
export const RivalTile = ({
  n,
  name,
  leads = false,
  children,
}: {
  n: number;
  /** The kind in words, in singular or plural as `n` asks for. */
  name: string;
  /** Is the most of the table marked? Then `name` says so too. */
  leads?: boolean;
  children: ReactNode;
}) => {
  const words = useWords(boardWords);
  return (
    <li data-held={n > 0} aria-hidden={n === 0}>
      {children}
      <span className="visually-hidden">{words.held(n, name)}</span>
      {n > 0 && (
        <CountPill className="rival-count" leads={leads}>
          {n}
        </CountPill>
      )}
    </li>
  );
};
