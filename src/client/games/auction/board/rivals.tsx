import { type ReactNode, useState } from 'react';
import { hasFaceUpSun } from '../../../../game/auction/suns.ts';
import { actor } from '../../../../game/auction/table.ts';
import { at, leftOf, type Seat } from '../../../../game/shared/seats.ts';
import { Dialog } from '../../../table/dialog.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { useAwayWord } from '../../../table/holiday.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { SeatNotes } from '../../../table/seat-notes.tsx';
import { SeatTime } from '../../../table/seat-time.tsx';
import { secretsOf } from '../../../table/table-match.ts';
import { boardWords as tableWords } from '../../../table/words.ts';
import { deferred } from '../../../ui/hooks/deferred.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
import { fameShown } from '../view/facts.ts';
import './rival.css';
import { SeatCard } from '../pieces/deferred-cards.ts';
import { SeatSuns } from '../pieces/seat-suns.tsx';
import { Status } from '../pieces/status.tsx';
import { boardWords } from '../words/board.ts';

deferred(() => import('./rival-sheet.css'));

type Parts = {
  /** What a player has besides suns and tiles, beside the suns. */
  readonly beside?: (seat: Seat) => ReactNode;
  readonly tiles: (seat: Seat) => ReactNode;
  /** The whole area with its worth, on the sheet that a press on the face opens. */
  readonly sheet: (seat: Seat) => ReactNode;
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

const Rival = ({ seat, beside, tiles, sheet }: Parts & { seat: Seat }) => {
  const words = useWords(boardWords);
  const table = useWords(tableWords);
  const { match, person } = useBoard();
  const { view } = match;
  const [open, setOpen] = useState(false);
  const { name } = person(seat);
  const { fame } = at(view.areas, seat);
  const acting = actor(view.step) === seat;
  const shown = fameShown(view, seat, secretsOf(match));
  const face = useExplain(() => <SeatCard seat={seat} />);
  const away = useAwayWord(seat);
  return (
    <section
      className="rival"
      data-acting={acting}
      data-seat={seat}
      data-seat-colour={seat}
      data-out={!hasFaceUpSun(at(view.areas, seat).suns)}
      aria-labelledby={`rival-${seat}`}
    >
      <button type="button" className="rival-face" onClick={() => setOpen(true)} {...face.props}>
        <Portrait seat={seat} awaited />
        <span className="visually-hidden">{words.lookAt(name)}</span>
      </button>
      {face.card}
      <header className="rival-head">
        <h3 id={`rival-${seat}`} title={name}>
          {name}
          {acting && <span className="visually-hidden"> ({table.toAct})</span>}
        </h3>
        <span className="rival-fame" data-shown={shown} title={shown ? undefined : words.fameHidden}>
          <span className="visually-hidden">{shown ? words.fameOf(fame) : words.fameHidden}</span>
          {shown && <span aria-hidden="true">{fame}</span>}
        </span>
      </header>
      <p className="rival-says">
        <Status seat={seat} /> <SeatTime seat={seat} />{' '}
        {away !== '' && <span className="rival-away">{away}</span>}
      </p>
      <div className="rival-owns">
        <SeatSuns seat={seat} />
        {beside?.(seat)}
      </div>
      <div className="niche-tiles">{tiles(seat)}</div>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.areaOf(name)} close={table.close}>
        <div className="rival-sheet" data-seat-colour={seat}>
          <div className="rival-sheet-head">
            <Portrait seat={seat} />
            <p>{shown ? words.fameOf(fame) : words.fameHidden}</p>
            <SeatSuns seat={seat} pressed />
            {beside?.(seat)}
            <SeatNotes seat={seat} />
          </div>
          {sheet(seat)}
        </div>
      </Dialog>
    </section>
  );
};
