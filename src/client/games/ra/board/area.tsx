import { CIVILIZATIONS, count, KINDS, MONUMENTS } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { AreaFrame } from '../../auction/board/area-frame.tsx';
import { Heaps } from '../../auction/holdings/niche-heap.tsx';
import { Shelves } from '../../auction/holdings/shelves.tsx';
import { Civilizations } from '../holdings/civilizations.tsx';
import { Gods, Gold } from '../holdings/gods.tsx';
import { useDiscard } from '../pieces/discard.tsx';
import { useBoard } from '../view/board-context.ts';
import { standing } from '../view/facts.ts';
import '../holdings/holdings.css';
import { KindHeap } from '../holdings/kind-heap.tsx';
import { Monuments } from '../holdings/monuments.tsx';
import { Pharaohs } from '../holdings/pharaohs.tsx';
import { River } from '../holdings/river.tsx';
import { shelvesFor } from '../holdings/shelves.ts';
import { areaWords } from '../words/board.ts';

/** Everything in front of this screen's player. */
export const Area = ({ seat }: { seat: Seat }) => {
  const { tiles } = at(useBoard().match.view.areas, seat);
  return (
    <AreaFrame seat={seat} brief={<Brief seat={seat} />} isEmpty={tiles.every(n => n === 0)}>
      <Holdings seat={seat} />
    </AreaFrame>
  );
};

/** The tiles of an area in the rulebook's groups: what is owned lies there, and nothing else. */
export const Holdings = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { match } = useBoard();
  const { tiles } = at(match.view.areas, seat);
  const choosing = useDiscard().disaster !== null && seat === match.seat;
  return (
    <Shelves lie={tiles.join()} {...shelvesFor(tiles)}>
      <Toolbar className="ra-holdings" label={words.tiles} active={!choosing}>
        <div className="ra-holdings-row">
          <Gods seat={seat} />
          <Pharaohs seat={seat} />
          <River seat={seat} />
        </div>
        <div className="ra-holdings-row ra-holdings-second">
          <Civilizations seat={seat} struck={choosing ? CIVILIZATIONS : []} />
          <Gold seat={seat} />
        </div>
        <Monuments seat={seat} struck={choosing ? MONUMENTS : []} />
      </Toolbar>
    </Shelves>
  );
};

/** The same in one row of small piles, for the handle of the drawer. */
const Brief = ({ seat }: { seat: Seat }) => {
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const leads = standing(view, seat) === 'most';
  return (
    <Heaps className="brief-heaps" kinds={KINDS.filter(kind => count(tiles, kind) > 0)}>
      {kind => <KindHeap key={kind} seat={seat} kind={kind} leads={leads && kind === 'pharaoh'} plain />}
    </Heaps>
  );
};
