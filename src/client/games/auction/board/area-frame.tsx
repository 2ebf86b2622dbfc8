import type { ReactNode } from 'react';
import { actor } from '../../../../game/auction/table.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Explain } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { SeatTime } from '../../../table/seat-time.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import './area-frame.css';
import { secretsOf } from '../../../table/table-match.ts';
import { useBoard } from '../context/board-context.tsx';
import { SeatCard } from '../pieces/deferred-cards.ts';
import { SeatSuns } from '../pieces/seat-suns.tsx';
import { Status } from '../pieces/status.tsx';
import { useDrawer } from '../rim/drawer.tsx';
import { fameShown } from '../view/facts.ts';
import { boardWords } from '../words/board.ts';

/**
 * Everything in front of one player: whose it is, and the parts of the game's own. On phones the parts are a drawer;
 * `brief` is what its handle shows while it is closed.
 */
export const AreaFrame = ({
  seat,
  brief = null,
  beside = null,
  isEmpty,
  children,
}: {
  seat: Seat;
  brief?: ReactNode;
  /** What the handle of the drawer shows besides, after the fame. */
  beside?: ReactNode;
  /** Does nothing lie in it? */
  isEmpty: boolean;
  children: ReactNode;
}) => {
  const words = useWords(boardWords);
  const { match, person } = useBoard();
  const { view } = match;
  const { open, setOpen } = useDrawer();
  const { fame } = at(view.areas, seat);
  const isOwn = seat === match.seat;
  const { name } = person(seat);
  const toCome = isOwn ? words.emptyArea : words.emptyAreaOf(name);
  const fameWords = fameShown(view, seat, secretsOf(match)) ? words.fameOf(fame) : words.fameHidden;
  return (
    <section
      className="area"
      aria-labelledby="area-name"
      data-seat={seat}
      data-open={open}
      data-acting={actor(view.step) === seat}
      data-over={view.step.kind === 'over'}
    >
      <header className="area-head">
        <Explain className="area-face" card={() => <SeatCard seat={seat} />}>
          <Portrait seat={seat} awaited />
          <span className="visually-hidden">{name}</span>
        </Explain>
        <h2 id="area-name" title={isOwn ? undefined : name}>
          {isOwn ? words.yourArea : words.areaOf(name)}
        </h2>
        {!isOwn && <SeatSuns seat={seat} />}
        <Status seat={seat} />
        <p className="area-fame">
          {fameWords}
          {beside}
          {/* Where the bar has room for one's own, it stands there. */}
          {match.banks?.has(seat) === true && (
            <span className={isOwn ? 'area-bank' : ''}>
              {' · '}
              <SeatTime seat={seat} />
            </span>
          )}
        </p>
        <button
          type="button"
          className="area-handle"
          aria-expanded={open}
          aria-controls="area-drawer"
          onClick={() => setOpen(!open)}
        >
          <span className="visually-hidden">{isOwn ? words.tilesOfArea : words.tilesOf(name)}</span>
          <span className="area-brief" aria-hidden="true">
            {/* Open, the drawer says so itself; whose else it is would be said in a column of one word a line. */}
            {isEmpty ? isOwn && !open && <span className="brief-empty">{toCome}</span> : brief}
          </span>
        </button>
      </header>
      <div className="area-drawer" id="area-drawer">
        <div className="area-parts">
          {children}
          {isEmpty && <p className="area-empty">{toCome}</p>}
        </div>
      </div>
    </section>
  );
};
