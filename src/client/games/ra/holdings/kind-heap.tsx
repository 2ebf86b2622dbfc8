import type { ReactNode } from 'react';
import { DISASTER_TAKES } from '../../../../game/ra/numbers.ts';
import { count, type Kind } from '../../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { CountPill } from '../../../table/count-pill.tsx';
import { Explain } from '../../../table/explain.tsx';
import { deferred, useDeferredLoaded } from '../../../ui/hooks/deferred.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Heap, type Lie } from '../../auction/holdings/heap.tsx';
import { inAll } from '../../auction/view/sheet-facts.ts';
import { boardWords } from '../../auction/words/board.ts';
import { KindCard } from '../pieces/deferred-cards.ts';
import { useDiscard } from '../pieces/discard.tsx';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { lossWorth } from '../view/facts.ts';
import { areaWords } from '../words/board.ts';
import { tileWords } from '../words/tile-words.ts';

deferred(() => import('./pick.css'));

/** The tiles of one kind in an area, which are a button while their owner may give one up; nothing where there are none. */
export const KindHeap = ({
  seat,
  kind,
  lie = 'pile',
  leads = false,
  plain = false,
  children,
}: {
  seat: Seat;
  kind: Kind;
  lie?: Lie;
  leads?: boolean;
  /** Only to be looked at: no button, no words. */
  plain?: boolean;
  /** What else is to be said of them. */
  children?: ReactNode;
}) => {
  const words = useWords(boardWords);
  const names = useWords(tileWords)[kind];
  const { match } = useBoard();
  const { mayGiveUp } = useDiscard();
  const mayPick = seat === match.seat && mayGiveUp(kind);
  const isStyled = useDeferredLoaded(mayPick);
  const n = count(at(match.view.areas, seat).tiles, kind);
  if (n === 0) return null;
  const heap = <Heap n={n} lie={lie} leads={leads} tile={() => <Tile side={kind} decorative />} />;
  if (plain) return <li>{heap}</li>;
  return (
    <li data-kind={kind}>
      {mayPick && isStyled ? (
        <Pick kind={kind} n={n}>
          {heap}
        </Pick>
      ) : (
        <Explain card={() => <KindCard tile={kind} seat={seat} />}>
          {heap}
          <span className="visually-hidden">{words.held(n, n === 1 ? names.one : names.many)}. </span>
        </Explain>
      )}
      {children}
    </li>
  );
};

/** The tiles themselves are the button that gives one of them up: it cracks. */
const Pick = ({ kind, n, children }: { kind: Kind; n: number; children: ReactNode }) => {
  const words = useWords(areaWords);
  const names = useWords(tileWords)[kind];
  const { view, seat } = useBoard().match;
  const { chosen, pick } = useDiscard();
  const times = chosen.filter(other => other === kind).length;
  const more = chosen.length < DISASTER_TAKES && times < n;
  const costs = (lost: readonly Kind[]): number => inAll(lossWorth(view, seat ?? 0, lost));
  const cost = more ? signed(costs([...chosen, kind]) - costs(chosen)) : null;
  return (
    <button type="button" className="pick" aria-pressed={times > 0} onClick={() => pick(kind)}>
      {children}
      {times > 0 && <Crack />}
      <span className="visually-hidden">{words.pick(names.one, n, times, cost)}</span>
      {cost !== null && <CountPill className="pick-cost">{cost}</CountPill>}
      {times > 0 && <CountPill className="pick-times">−{times}</CountPill>}
    </button>
  );
};

/** What a disaster does to a tile. */
export const Crack = () => (
  <svg className="crack" viewBox="0 0 64 64" aria-hidden="true">
    <path d="M35 0l-6 13 9 9-13 13 8 9-9 9 5 11M38 22l14 4 12-4M25 35L12 33 0 38M33 44l13 5 9 12" />
  </svg>
);
