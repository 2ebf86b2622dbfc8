import { type ReactNode, useEffect, useRef } from 'react';
import { count, type Kind } from '../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../game/shared/seats.ts';
import { signed } from '../../i18n/grammar.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { CountPill } from '../../table/count-pill.tsx';
import { Toolbar } from '../../table/toolbar.tsx';
import { Held } from '../auction/area-frame.tsx';
import { useBoard } from './board-context.ts';
import { useDiscard } from './discard.tsx';
import { lossWorth } from './facts.ts';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import { areaWords } from './words/board.ts';

/** One of the five groups of an area; while a disaster strikes it, its tiles are chosen among like buttons of a toolbar. */
export const TileGroup = ({
  name,
  heading,
  note,
  bad = false,
  givesUp = [],
  children,
}: {
  name: string;
  heading: string;
  note: string;
  /** Is the note about a loss? */
  bad?: boolean;
  /** The kinds of this group that a disaster may take by choice. */
  givesUp?: readonly Kind[];
  children: ReactNode;
}) => {
  const words = useWords(areaWords);
  const { mayGiveUp } = useDiscard();
  const ref = useRef<HTMLDivElement>(null);
  const choosing = givesUp.some(mayGiveUp);
  useEffect(() => {
    if (choosing) ref.current?.scrollIntoView?.({ block: 'center' });
  }, [choosing]);
  return (
    <section className={`area-${name}`} data-choosing={choosing} aria-labelledby={`area-${name}`}>
      <h3 id={`area-${name}`}>{heading}</h3>
      <p className="area-note" data-bad={bad}>
        {note}
      </p>
      <Toolbar ref={ref} label={words.picking} active={choosing}>
        <ul className="area-row">{children}</ul>
      </Toolbar>
    </section>
  );
};

/** How many tiles of a kind lie in an area, with what is to be said of them. */
export const HeldTile = ({ seat, kind, children }: { seat: Seat; kind: Kind; children?: ReactNode }) => {
  const names = useWords(tileWords)[kind];
  const { match } = useBoard();
  const { mayGiveUp } = useDiscard();
  const n = count(at(match.view.areas, seat).tiles, kind);
  return (
    <li className="held" data-held={n > 0}>
      {seat === match.seat && mayGiveUp(kind) ? <Pick kind={kind} n={n} /> : <Tile side={kind} decorative />}
      <Held n={n} name={n === 1 ? names.one : names.many} />
      {children}
    </li>
  );
};

/** The tile itself is the button that gives it up. */
const Pick = ({ kind, n }: { kind: Kind; n: number }) => {
  const words = useWords(areaWords);
  const names = useWords(tileWords)[kind];
  const { view, seat } = useBoard().match;
  const { chosen, pick } = useDiscard();
  const times = chosen.filter(other => other === kind).length;
  const more = chosen.length < 2 && times < n;
  const costs = (lost: readonly Kind[]): number => {
    const { now, end } = lossWorth(view, seat ?? 0, lost);
    return now + end;
  };
  const cost = more ? signed(costs([...chosen, kind]) - costs(chosen)) : null;
  return (
    <button type="button" className="pick" aria-pressed={times > 0} onClick={() => pick(kind)}>
      <Tile side={kind} decorative />
      <span className="visually-hidden">{words.pick(names.one, n, times, cost)}</span>
      {cost !== null && <CountPill className="pick-cost">{cost}</CountPill>}
      {times > 0 && <CountPill className="pick-times">−{times}</CountPill>}
    </button>
  );
};
