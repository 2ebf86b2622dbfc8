import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { APEX, CELLS, type Cell, isCell } from '../../../game/kheops/pyramid.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { useBoard } from './board-context.ts';
import { CellView } from './cell.tsx';
import { networkAt } from './facts.ts';
import { changedBy } from './foresight.ts';
import { centreOf, DEPTH, rowOf, WIDTH } from './geometry.ts';
import { lastChanged } from './last-changed.ts';
import { usePlan } from './plan-context.tsx';
import './pyramid-map.css';
import { walk } from './walk.ts';
import { mapWords } from './words/board.ts';
import { cellInWords } from './words/cell.ts';

const ROWS = [...new Set(CELLS.map(rowOf))].map(row => CELLS.filter(cell => rowOf(cell) === row));
const MARGIN = 12;

/** The pyramid: every cell in its place, to be pressed, or walked with the arrow keys. */
export const PyramidMap = () => {
  const words = useWords(mapWords);
  const { match, reader } = useBoard();
  const { view, events } = match;
  const { plan, targets, considered, looked, now, foreseen } = usePlan();
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
  const last = lastChanged(events);
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

  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
    <svg
      ref={ref}
      className="pyramid"
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${DEPTH + 2 * MARGIN}`}
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
      {ROWS.map(row => (
        // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
        <g key={rowOf(row[0]!)} role="row">
          {row.map(cell => (
            <CellView
              key={cell}
              cell={cell}
              shown={shown}
              marks={{
                pressable: targets.has(cell) || plan.cell === cell,
                target: targets.has(cell) && !changed.includes(cell),
                chosen: plan.cell === cell || plan.to === cell,
                meant: plan.cell === cell || plan.to === cell || changed.includes(cell),
                reach: foreseen?.reach?.cells.has(cell) ?? false,
                lit: lit.has(cell),
                last: last.includes(cell),
              }}
              label={cellInWords(reader, view, cell, {
                target: targets.has(cell),
                network: networkAt(now, cell),
              })}
              isStop={stop === cell}
            />
          ))}
        </g>
      ))}
      <Arrow from={arrowOf(considered)?.[0]} to={arrowOf(considered)?.[1]} />
    </svg>
  );
};

/** The cell whose drawing holds an element, or null. */
const cellOf = (target: EventTarget): Cell | null => {
  const name = (target as Element).closest<SVGGElement>('[data-cell]')?.dataset.cell;
  return isCell(name) ? name : null;
};

const arrowOf = (move: ReturnType<typeof usePlan>['considered']): readonly [Cell, Cell] | null =>
  move?.[0] === 'swap' || move?.[0] === 'movePawn' ? [move[1], move[2]] : null;

/** Where a pawn goes, over everything else. */
const Arrow = ({ from, to }: { from: Cell | undefined; to: Cell | undefined }) => {
  if (from === undefined || to === undefined) return null;
  const [[x1, y1], [x2, y2]] = [centreOf(from), centreOf(to)];
  return <line className="pyramid-arrow" x1={x1} y1={y1} x2={x2} y2={y2} />;
};
