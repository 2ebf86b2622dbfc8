import { count } from '../../../../game/ra/tiles.ts';
import { at, type BySeat, type Seat } from '../../../../game/shared/seats.ts';
import { useExplain } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { KindCard } from '../pieces/deferred-cards.ts';
import { useBoard } from '../view/board-context.ts';
import { itemNow, type Standing, standing } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { KindHeap } from './kind-heap.tsx';

/** A rank as a shape: up, down, or in between. */
const RANK: Readonly<Record<Standing, string>> = { most: '▲', fewest: '▼', between: '◆', level: '=' };

/** The race: most and fewest of the table. */
export const Pharaohs = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  const stands = standing(view, seat);
  const held = view.areas.map(({ tiles }) => count(tiles, 'pharaoh'));
  if (at(held, seat) === 0 && stands === 'level') return null;
  const fame = itemNow(view, seat, 'pharaohs');
  return (
    <Place
      name="pharaoh"
      heading={words.pharaohs}
      worth={
        <>
          <span aria-hidden="true">
            {RANK[stands]} {signed(fame)}
          </span>
          <span className="visually-hidden">{words[stands]}</span>
        </>
      }
      tone={toneOf(fame)}
    >
      <div className="race">
        <ul className="place-heaps">
          <KindHeap seat={seat} kind="pharaoh" leads={stands === 'most'} />
        </ul>
        {stands !== 'level' && <Ends held={held} seat={seat} />}
      </div>
    </Place>
  );
};

/** Who leads the race and who comes last, by their faces. */
const Ends = ({ held, seat: own }: { held: BySeat<number>; seat: Seat }) => {
  const words = useWords(areaWords);
  const { person } = useBoard();
  const explained = useExplain(() => <KindCard tile="pharaoh" seat={own} />);
  const end = (n: number) => held.flatMap((has, seat) => (has === n ? [seat] : []));
  const [most, fewest] = [Math.max(...held), Math.min(...held)];
  return (
    <>
      <ul className="race-ends" {...explained.props}>
        {[
          { n: most, mark: RANK.most, says: words.mostOf },
          { n: fewest, mark: RANK.fewest, says: words.fewestOf },
        ].map(({ n, mark, says }) => (
          <li key={mark}>
            <span className="visually-hidden">
              {says(
                n,
                end(n).map(seat => person(seat).name),
              )}
            </span>
            <span aria-hidden="true">
              {mark}
              {n}
            </span>
            {end(n).map(seat => (
              <Portrait key={seat} seat={seat} />
            ))}
          </li>
        ))}
      </ul>
      {explained.card}
    </>
  );
};
