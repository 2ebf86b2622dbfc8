import { count, KINDS } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Rivals as AuctionRivals } from '../../auction/board/rivals.tsx';
import { Heaps, NicheHeap } from '../../auction/holdings/niche-heap.tsx';
import { KindCard } from '../pieces/deferred-cards.ts';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { standing } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { tileWords } from '../words/tile-words.ts';
import { Holdings } from './area.tsx';

/** Everybody else's suns and tiles. */
export const Rivals = ({ besides }: { besides: Seat }) => (
  <AuctionRivals
    besides={besides}
    tiles={seat => <Tiles seat={seat} />}
    sheet={seat => <Holdings seat={seat} />}
  />
);

const Tiles = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const names = useWords(tileWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  const leads = standing(view, seat) === 'most';
  return (
    <Heaps className="niche-heaps" kinds={KINDS.filter(kind => count(tiles, kind) > 0)}>
      {kind => {
        const n = count(tiles, kind);
        const name = n === 1 ? names[kind].one : names[kind].many;
        const crowned = leads && kind === 'pharaoh';
        return (
          <NicheHeap
            key={kind}
            n={n}
            name={crowned ? `${name}, ${words.leads}` : name}
            leads={crowned}
            tile={() => <Tile side={kind} decorative />}
            card={() => <KindCard tile={kind} seat={seat} />}
          />
        );
      }}
    </Heaps>
  );
};
