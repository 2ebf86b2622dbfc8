import { monumentTypes, scoreMonumentSet } from '../../../../game/ra/rules/monuments.ts';
import { count, type Kind, MONUMENTS } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { useBoard } from '../view/board-context.ts';
import { itemAtEnd, nextSet } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { tileWords } from '../words/tile-words.ts';
import { KindHeap } from './kind-heap.tsx';
import { Struck } from './struck.tsx';

/** A skyline: each type a building, each tile a storey. Types and sets count once at the end. */
export const Monuments = ({ seat, struck }: { seat: Seat; struck: readonly Kind[] }) => {
  const words = useWords(areaWords);
  const names = useWords(tileWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const types = monumentTypes(tiles);
  if (types === 0) return null;
  const [kinds, sets] = [itemAtEnd(view, seat, 'monument-kinds'), itemAtEnd(view, seat, 'monument-sets')];
  const next = nextSet(tiles);
  return (
    <Place
      name="monuments"
      heading={words.monuments}
      worth={words.monumentsAtEnd(types, kinds, sets)}
      tone={toneOf(kinds + sets)}
      missing={next === null ? null : words.nextOf(names[next.kind].one, next.nth, next.fame)}
    >
      <Struck kinds={struck}>
        <ul className="place-heaps skyline">
          {MONUMENTS.map(kind => (
            <KindHeap key={kind} seat={seat} kind={kind} lie="tower">
              <SetSeal fame={scoreMonumentSet(count(tiles, kind))} />
            </KindHeap>
          ))}
        </ul>
      </Struck>
    </Place>
  );
};

/** What three or more of a type bring. */
const SetSeal = ({ fame }: { fame: number }) => {
  const words = useWords(areaWords);
  if (fame === 0) return null;
  return (
    <>
      <span className="visually-hidden">{words.set(fame)}</span>
      <b className="set-seal" aria-hidden="true">
        {words.now(fame)}
      </b>
    </>
  );
};
