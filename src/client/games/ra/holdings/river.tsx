import type { CSSProperties } from 'react';
import { count, countAll, RIVER } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { useBoard } from '../view/board-context.ts';
import { itemNow } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { KindHeap } from './kind-heap.tsx';

/** So many tiles fill the ribbon from one end to the other. */
const BRIMFUL = 12;

/** Niles score with at least one flood only: until then the bed lies dry. */
export const River = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const n = countAll(tiles, RIVER);
  if (n === 0) return null;
  const fame = itemNow(view, seat, 'river');
  const dry = count(tiles, 'flood') === 0;
  return (
    <Place
      name="river"
      heading={words.river}
      worth={dry ? null : signed(fame)}
      tone={toneOf(fame)}
      missing={dry ? words.needed : null}
    >
      <div
        className="ribbon"
        data-dry={dry}
        style={{ '--filled': Math.min(1, n / BRIMFUL) } as CSSProperties}
      >
        <ul className="place-heaps">
          <KindHeap seat={seat} kind="nile" lie="line" />
          <KindHeap seat={seat} kind="flood" lie="line" />
        </ul>
      </div>
    </Place>
  );
};
