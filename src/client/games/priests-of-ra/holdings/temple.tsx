import { plaguesReturned } from '../../../../game/priests-of-ra/rules/priests.ts';
import { count } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Explain } from '../../../table/explain.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Place, toneOf } from '../../auction/holdings/place.tsx';
import { boardWords } from '../../auction/words/board.ts';
import { Ankh } from '../art/ankh.tsx';
import { AnkhCard } from '../pieces/deferred-cards.ts';
import { useBoard } from '../view/board-context.ts';
import { itemAtEnd, itemNow } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { SideHeap } from './side-heap.tsx';

/** Priests, the plagues they keep away, and ankhs. [P-13, P-14, P-22] */
export const Temple = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const { view } = useBoard().match;
  const { tiles, ankhs } = at(view.areas, seat);
  const [priests, plagues] = [count(tiles, 'priest') > 0, count(tiles, 'plague') > 0];
  if (!priests && !plagues && ankhs === 0) return null;
  const over = view.step.kind === 'over';
  const kinds = [...(priests ? [words.priests] : []), ...(plagues ? [words.plagues] : [])].join(', ');
  return (
    <Place
      name="temple"
      heading={kinds === '' ? words.ankhs(ankhs) : kinds}
      missing={plaguesReturned(tiles) === 0 ? null : words.plagueReturns}
    >
      <ul className="place-heaps">
        <SideHeap seat={seat} side="priest">
          {!over && <Note fame={itemNow(view, seat, 'priests')} />}
        </SideHeap>
        <SideHeap seat={seat} side="plague">
          {!over && <Note fame={itemNow(view, seat, 'plagues')} />}
        </SideHeap>
        {ankhs > 0 && <Ankhs seat={seat} ankhs={ankhs} />}
      </ul>
    </Place>
  );
};

const Note = ({ fame }: { fame: number }) => (
  <span className="heap-note" data-tone={toneOf(fame)}>
    {signed(fame)}
  </span>
);

const Ankhs = ({ seat, ankhs }: { seat: Seat; ankhs: number }) => {
  const words = useWords(areaWords);
  const board = useWords(boardWords);
  const { view } = useBoard().match;
  const fame = itemAtEnd(view, seat, 'ankhs');
  return (
    <li className="own-ankhs">
      <Explain className="ankh-explained" card={() => <AnkhCard seat={seat} />}>
        <span className="visually-hidden">{words.ankhs(ankhs)}. </span>
        <span className="ankh-row" aria-hidden="true">
          {Array.from({ length: ankhs }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ankhs are alike
            <Ankh key={i} held />
          ))}
        </span>
      </Explain>
      {view.step.kind !== 'over' && (
        <span className="heap-note" data-tone={toneOf(fame)}>
          {board.atEnd(fame)}
        </span>
      )}
    </li>
  );
};
