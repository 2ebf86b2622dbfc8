import type { ReactNode } from 'react';
import { count, type Side } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Explain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Heap } from '../../auction/holdings/heap.tsx';
import { boardWords } from '../../auction/words/board.ts';
import { SideCard } from '../pieces/deferred-cards.ts';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { tileWords } from '../words/tile-words.ts';

/** The tiles of one side in an area; nothing where there are none. */
export const SideHeap = ({
  seat,
  side,
  leads = false,
  plain = false,
  drawing,
  children,
}: {
  seat: Seat;
  side: Side;
  leads?: boolean;
  /** Only to be looked at: no words. */
  plain?: boolean;
  /** How they lie, where they are no plain pile. */
  drawing?: ReactNode;
  /** What else is to be said of them. */
  children?: ReactNode;
}) => {
  const words = useWords(boardWords);
  const names = useWords(tileWords)[side];
  const { view } = useBoard().match;
  const n = count(at(view.areas, seat).tiles, side);
  if (n === 0) return null;
  const heap = drawing ?? <Heap n={n} leads={leads} tile={() => <Tile side={side} decorative />} />;
  if (plain) return <li>{heap}</li>;
  return (
    <li data-side={side}>
      <Explain card={() => <SideCard side={side} seat={seat} />}>
        {heap}
        <span className="visually-hidden">{words.held(n, n === 1 ? names.one : names.many)}. </span>
      </Explain>
      {children}
    </li>
  );
};
