import { count } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { useBoard } from '../view/board-context.ts';
import { itemNow } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { KindHeap } from './kind-heap.tsx';

/** Two fame each unless they are played. */
export const Gods = ({ seat }: { seat: Seat }) => <Simple seat={seat} kind="god" item="gods" />;

/** Three fame each. */
export const Gold = ({ seat }: { seat: Seat }) => <Simple seat={seat} kind="gold" item="gold" />;

const Simple = ({ seat, kind, item }: { seat: Seat; kind: 'god' | 'gold'; item: 'gods' | 'gold' }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  if (count(at(view.areas, seat).tiles, kind) === 0) return null;
  const fame = itemNow(view, seat, item);
  return (
    <Place name={kind} heading={words[item]} worth={signed(fame)} tone={toneOf(fame)}>
      <ul className="place-heaps">
        <KindHeap seat={seat} kind={kind} />
      </ul>
    </Place>
  );
};
