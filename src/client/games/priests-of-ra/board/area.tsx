import {
  BUILDINGS,
  CHAMBERS,
  count,
  ONE_SIDED,
  PEOPLE,
  type Side,
} from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { AreaFrame } from '../../auction/board/area-frame.tsx';
import { Heaps } from '../../auction/holdings/niche-heap.tsx';
import { Shelves } from '../../auction/holdings/shelves.tsx';
import { Ankh } from '../art/ankh.tsx';
import { Buildings } from '../holdings/buildings.tsx';
import { useBoard } from '../view/board-context.ts';
import { leads } from '../view/facts.ts';
import '../holdings/holdings.css';
import { People } from '../holdings/people.tsx';
import { Pyramid } from '../holdings/pyramid.tsx';
import { shelvesFor } from '../holdings/shelves.ts';
import { SideHeap } from '../holdings/side-heap.tsx';
import { Temple } from '../holdings/temple.tsx';
import { areaWords } from '../words/board.ts';

/** Everything in front of this screen's player. */
export const Area = ({ seat }: { seat: Seat }) => {
  const { tiles, ankhs } = at(useBoard().match.view.areas, seat);
  return (
    <AreaFrame
      seat={seat}
      brief={<Brief seat={seat} />}
      beside={ankhs > 0 && <BriefAnkhs ankhs={ankhs} />}
      isEmpty={ankhs === 0 && tiles.every(n => n === 0)}
    >
      <Holdings seat={seat} />
    </AreaFrame>
  );
};

/** The tiles of an area with what they are worth as things lie: what is owned lies there, and nothing else. */
export const Holdings = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { tiles, ankhs } = at(useBoard().match.view.areas, seat);
  return (
    <Shelves lie={`${tiles.join()} ${ankhs}`} {...shelvesFor(tiles, ankhs)}>
      <Toolbar className="priests-holdings" label={words.tiles}>
        <People seat={seat} />
        <Buildings seat={seat} />
        <Temple seat={seat} />
        <Pyramid seat={seat} />
      </Toolbar>
    </Shelves>
  );
};

const BRIEFLY: readonly Side[] = [...PEOPLE, ...ONE_SIDED, ...BUILDINGS, ...CHAMBERS];

/** The same in one row of small piles, for the handle of the drawer. */
const Brief = ({ seat }: { seat: Seat }) => {
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  return (
    <Heaps className="brief-heaps" kinds={BRIEFLY.filter(side => count(tiles, side) > 0)}>
      {side => <SideHeap key={side} seat={seat} side={side} leads={leads(view, seat, side)} plain />}
    </Heaps>
  );
};

/** Ankhs are no tiles: where the temple is in the drawer, they stand beside the fame. */
const BriefAnkhs = ({ ankhs }: { ankhs: number }) => (
  <span className="brief-ankhs" aria-hidden="true">
    {ankhs > 1 && ankhs}
    <Ankh held />
  </span>
);
