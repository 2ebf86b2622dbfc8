import { BUILDINGS, CHAMBERS, count, PEOPLE, type Side } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Rivals as AuctionRivals } from '../../auction/board/rivals.tsx';
import { Heaps, NicheHeap } from '../../auction/holdings/niche-heap.tsx';
import { boardWords } from '../../auction/words/board.ts';
import { Ankh } from '../art/ankh.tsx';
import { AnkhCard, SideCard } from '../pieces/deferred-cards.ts';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { leads } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { tileWords } from '../words/tile-words.ts';
import { Holdings } from './area.tsx';

const PLACES: readonly Side[] = [...PEOPLE, 'priest', 'plague', ...BUILDINGS, ...CHAMBERS, 'pyramid'];

/** Everybody else's suns, ankhs and tiles. */
export const Rivals = ({ besides }: { besides: Seat }) => (
  <AuctionRivals
    besides={besides}
    beside={seat => <Ankhs seat={seat} />}
    tiles={seat => <Tiles seat={seat} />}
    sheet={seat => <Sheet seat={seat} />}
  />
);

const Sheet = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const { tiles, ankhs } = at(useBoard().match.view.areas, seat);
  return ankhs === 0 && tiles.every(n => n === 0) ? <p>{words.nothing}</p> : <Holdings seat={seat} />;
};

const Ankhs = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { ankhs } = at(useBoard().match.view.areas, seat);
  const explained = useExplain(() => <AnkhCard seat={seat} />);
  return (
    <>
      <p className="rival-ankhs" {...explained.props}>
        <span className="visually-hidden">{words.ankhs(ankhs)}</span>
        {Array.from({ length: ankhs }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ankhs are alike
          <Ankh key={i} held />
        ))}
      </p>
      {explained.card}
    </>
  );
};

const Tiles = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const names = useWords(tileWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  return (
    <Heaps className="niche-heaps" kinds={PLACES.filter(side => count(tiles, side) > 0)}>
      {side => {
        const n = count(tiles, side);
        const most = leads(view, seat, side);
        const name = n === 1 ? names[side].one : names[side].many;
        return (
          <NicheHeap
            key={side}
            n={n}
            name={most ? `${name}, ${words.leadsLong}` : name}
            leads={most}
            tile={() => <Tile side={side} decorative />}
            card={() => <SideCard side={side} seat={seat} />}
          />
        );
      }}
    </Heaps>
  );
};
