import type { CSSProperties } from 'react';
import { TILES_A_BUILDING } from '../../../../game/priests-of-ra/numbers.ts';
import { completeBuildings } from '../../../../game/priests-of-ra/rules/buildings.ts';
import { BUILDINGS, type Building, count } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Heap } from '../../auction/holdings/heap.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { itemNow } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { SideHeap } from './side-heap.tsx';

/** How many types are complete counts too. [P-12] */
export const Buildings = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const kinds = BUILDINGS.filter(building => count(tiles, building) > 0);
  if (kinds.length === 0) return null;
  const fame = itemNow(view, seat, 'buildings') + itemNow(view, seat, 'building-kinds');
  return (
    <Place name="buildings" heading={words.buildings} worth={words.buildingsScore(fame)} tone={toneOf(fame)}>
      <ul className="place-heaps">
        {kinds.map(building => (
          <SideHeap
            key={building}
            seat={seat}
            side={building}
            drawing={<Built seat={seat} building={building} />}
          >
            <span className="visually-hidden">
              {words.complete(
                completeBuildings(tiles, building),
                count(tiles, building) % TILES_A_BUILDING > 0,
              )}
            </span>
          </SideHeap>
        ))}
      </ul>
    </Place>
  );
};

/** Complete ones stand together under one lintel; a half one waits beside them. */
const Built = ({ seat, building }: { seat: Seat; building: Building }) => {
  const n = count(at(useBoard().match.view.areas, seat).tiles, building);
  const complete = Math.floor(n / TILES_A_BUILDING);
  const tile = () => <Tile side={building} decorative />;
  return (
    <span className="built">
      {complete > 0 && (
        <span className="built-whole" style={{ '--whole': complete } as CSSProperties}>
          <span className="built-twin">{tile()}</span>
          <Heap n={complete} tile={tile} />
        </span>
      )}
      {n % TILES_A_BUILDING > 0 && (
        <span className="built-half">
          <Heap n={1} tile={tile} />
        </span>
      )}
    </span>
  );
};
