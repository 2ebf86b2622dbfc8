import { civilizationTypes } from '../../../../game/ra/rules/civilizations.ts';
import { CIVILIZATIONS, count, type Kind } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { useBoard } from '../view/board-context.ts';
import { fameOfTypes, itemNow } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { KindHeap } from './kind-heap.tsx';
import { Struck } from './struck.tsx';

/** Different types count, each a step higher; none at all costs. */
export const Civilizations = ({ seat, struck }: { seat: Seat; struck: readonly Kind[] }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const types = civilizationTypes(tiles);
  const fame = itemNow(view, seat, 'civilizations');
  return (
    <Place
      name="civilizations"
      heading={words.civilizations}
      worth={words.typesOf(types, fame)}
      tone={toneOf(fame)}
    >
      {types > 0 && (
        <Struck kinds={struck}>
          <ol className="place-heaps stair">
            {CIVILIZATIONS.filter(kind => count(tiles, kind) > 0).map(kind => (
              <KindHeap key={kind} seat={seat} kind={kind} />
            ))}
          </ol>
          <ol className="stair-steps" aria-hidden="true">
            {CIVILIZATIONS.map((kind, i) => (
              <li key={kind} data-reached={i < types}>
                {signed(fameOfTypes(i + 1))}
              </li>
            ))}
          </ol>
        </Struck>
      )}
    </Place>
  );
};
