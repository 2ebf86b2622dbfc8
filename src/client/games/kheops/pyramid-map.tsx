import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KheopsEvent } from '../../../game/kheops/events.ts';
import { APEX, CELLS, type Cell } from '../../../game/kheops/pyramid.ts';
import type { Pawn as PawnOn, Pawns } from '../../../game/kheops/table.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { Pawn } from './art/pawns.tsx';
import { useBoard } from './board-context.ts';
import { Casing, MARGIN } from './casing.tsx';
import { type Arrival, CellView } from './cell.tsx';
import { cellOf } from './cell-at.ts';
import { networkAt } from './facts.ts';
import { changedBy } from './foresight.ts';
import { at, centreOf, DEPTH, pawnAt, rowOf, WIDTH } from './geometry.ts';
import { lastChanged } from './last-changed.ts';
import { Lights, lightOf } from './lights.tsx';
import { usePlan } from './plan-context.tsx';
import './pyramid-map.css';
import { useScene } from './scene-context.tsx';
import { walk } from './walk.ts';
import { mapWords } from './words/board.ts';
import { cellInWords } from './words/cell.ts';

const ROWS = [...new Set(CELLS.map(rowOf))].map(row => CELLS.filter(cell => rowOf(cell) === row));

/** The pyramid: every cell in its place, to be pressed, or walked with the arrow keys. */
export const PyramidMap = () => {
  const words = useWords(mapWords);
  const { match, reader } = useBoard();
  const { view, events } = match;
  const { plan, targets, considered, looked, now, foreseen } = usePlan();
  const { closed, moment, pointed } = useScene();
  const ref = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState<Cell>(APEX);

  const shown = foreseen?.table ?? view;
  const changed = considered === null ? [] : changedBy(considered);
  const lit = useMemo(() => {
    const cells = new Set<Cell>();
    const light = (cell: Cell | null | undefined, standing = now) => {
      for (const each of (cell && networkAt(standing, cell)?.cells) ?? []) cells.add(each);
    };
    if (considered === null || foreseen === null) light(looked);
    else for (const cell of changedBy(considered)) light(cell, foreseen.standing);
    return cells;
  }, [considered, foreseen, now, looked]);
  const last = useMemo(() => lastChanged(events), [events]);
  const labels = useMemo(
    () =>
      new Map(
        CELLS.map(cell => [
          cell,
          cellInWords(reader, view, cell, { target: targets.has(cell), network: networkAt(now, cell) }),
        ]),
      ),
    [reader, view, targets, now],
  );
  // The stop falls where something may be done, unless somebody has walked elsewhere.
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current && targets.size > 0 && !targets.has(stop)) setStop([...targets][0]!);
  }, [targets, stop]);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const cell = cellOf(event.target);
    if (cell === null || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = walk(cell, event.key, event.shiftKey);
    if (to === null) return;
    event.preventDefault();
    setStop(to);
    ref.current?.querySelector<SVGGElement>(`[data-cell="${to}"]`)?.focus();
  };

  const choosing = targets.size > 0;
  const asksForTile = view.step.kind === 'tile';
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
    <svg
      ref={ref}
      className="pyramid"
      viewBox={`${-MARGIN.x} ${-MARGIN.top} ${WIDTH + 2 * MARGIN.x} ${DEPTH + MARGIN.top + MARGIN.bottom}`}
      preserveAspectRatio="xMidYMax meet"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of this drawing are pressed
      role="grid"
      aria-label={words.pyramid}
      onKeyDown={onKeyDown}
      onFocus={event => {
        held.current = true;
        const cell = cellOf(event.target);
        if (cell !== null) setStop(cell);
      }}
      onBlur={() => {
        held.current = false;
      }}
    >
      <Casing built={view.pyramid} marked={looked ?? pointed[0] ?? null} />
      {ROWS.map(row => (
        // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
        <g key={rowOf(row[0]!)} role="row">
          {row.map(cell => (
            <CellView
              key={cell}
              cell={cell}
              shown={shown}
              arrival={arrivalAt(cell, moment)}
              marks={{
                pressable: targets.has(cell) || plan.cell === cell,
                target: targets.has(cell) && !changed.includes(cell),
                refused:
                  choosing &&
                  !asksForTile &&
                  !targets.has(cell) &&
                  plan.cell !== cell &&
                  !changed.includes(cell),
                chosen: plan.cell === cell || plan.to === cell,
                meant: plan.cell === cell || plan.to === cell || changed.includes(cell),
                reach: foreseen?.reach?.cells.has(cell) ?? false,
                lit: lit.has(cell),
                closed: lightOf(closed, view, cell),
                last: last.includes(cell),
                pointed: pointed.includes(cell),
              }}
              label={labels.get(cell) ?? ''}
              isStop={stop === cell}
            />
          ))}
        </g>
      ))}
      <Lights networks={closed} view={view} />
      <PawnsOn pawns={shown.pawns} real={view.pawns} white={view.white} moment={moment} />
      <Arrow from={arrowOf(considered)?.[0]} to={arrowOf(considered)?.[1]} />
    </svg>
  );
};

const arrivalAt = (cell: Cell, moment: KheopsEvent | null): Arrival =>
  moment?.type === 'tile' && moment.cell === cell ? { laid: true } : null;

/** Everybody who stands in the pyramid, over all stones; who has just come or gone is seen on the way. */
const PawnsOn = ({
  pawns,
  real,
  white,
  moment,
}: {
  pawns: Pawns;
  real: Pawns;
  white: number;
  moment: KheopsEvent | null;
}) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus but what has a tab index
  <g className="pyramid-pawns" aria-hidden="true">
    {CELLS.flatMap(cell => {
      const pawn = pawns[cell];
      if (pawn === undefined) return [];
      const [cx, cy] = centreOf(cell);
      const [dx, dy] = pawnAt(cell);
      const from = cameFrom(cell, moment);
      const way =
        from === null
          ? undefined
          : ({
              '--dx': `${footOf(from)[0] - cx - dx}px`,
              '--dy': `${footOf(from)[1] - cy - dy}px`,
            } as CSSProperties);
      return (
        <g key={cell} transform={at([cx + dx, cy + dy])}>
          <g
            key={nameOf(pawn)}
            className="cell-pawn"
            data-pawn={cell}
            data-new={real[cell] === undefined || nameOf(real[cell]) !== nameOf(pawn)}
            data-arrives={
              from !== null ? 'walks' : moment?.type === 'pawn' && moment.cell === cell ? 'set' : undefined
            }
            style={way}
          >
            <ellipse className="cell-pawn-shadow" cx="1" cy="18" rx="15" ry="4.500" />
            <g className="cell-pawn-size">
              <Pawn piece={pawn.piece} side={pawn.player === white ? 'white' : 'blue'} />
            </g>
          </g>
        </g>
      );
    })}
  </g>
);

const nameOf = ({ player, piece }: PawnOn): string => `${player}${piece}`;

const footOf = (cell: Cell): readonly [number, number] => {
  const [x, y] = centreOf(cell);
  const [dx, dy] = pawnAt(cell);
  return [x + dx, y + dy];
};

/** Where the pawn of a cell stood before the event that is being shown; null when it has not walked. */
const cameFrom = (cell: Cell, moment: KheopsEvent | null): Cell | null => {
  if (moment?.type !== 'power' || !('from' in moment)) return null;
  if (moment.to === cell) return moment.from;
  return moment.power === 'swap' && moment.from === cell ? moment.to : null;
};

const arrowOf = (move: ReturnType<typeof usePlan>['considered']): readonly [Cell, Cell] | null =>
  move?.[0] === 'swap' || move?.[0] === 'movePawn' ? [move[1], move[2]] : null;

/** Where a pawn goes, over everything else. */
const Arrow = ({ from, to }: { from: Cell | undefined; to: Cell | undefined }) => {
  if (from === undefined || to === undefined) return null;
  const [[x1, y1], [x2, y2]] = [footOf(from), footOf(to)];
  const [mx, my] = [(x1 + x2) / 2, Math.min(y1, y2) - Math.hypot(x2 - x1, y2 - y1) * 0.25];
  return <path className="pyramid-arrow" d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} />;
};
