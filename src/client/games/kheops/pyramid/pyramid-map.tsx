import { type KeyboardEvent, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { APEX, CELLS, type Cell } from '../../../../game/kheops/pyramid.ts';
import type { Pawn, View } from '../../../../game/kheops/table.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { CellView, isAlike, type Touch } from '../pieces/cell.tsx';
import { closedNetworks, openNetworks } from '../pieces/closed.ts';
import { doorsOf } from '../pieces/doors.ts';
import { Arrow, PawnsOn } from '../pieces/pawns-on.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { cellOf } from '../view/cell-at.ts';
import { networkAt, sideOf } from '../view/facts.ts';
import { changedBy } from '../view/foresight.ts';
import { DEPTH, rowOf, WIDTH } from '../view/geometry.ts';
import { lastChanged } from '../view/last-changed.ts';
import { chosenPawn } from '../view/plan.ts';
import { Casing, MARGIN, Places } from './casing.tsx';
import { Lights, lightOf } from './lights.tsx';
import '../art/pyramid-map.css';
import { useScene } from '../staging/scene-context.tsx';
import { walk } from '../view/walk.ts';
import { mapWords } from '../words/board.ts';
import { cellInWords } from '../words/cell.ts';

const ROWS = [...new Set(CELLS.map(rowOf))].map(row => CELLS.filter(cell => rowOf(cell) === row));

/** The pyramid: every cell in its place, to be pressed, or walked with the arrow keys. */
export const PyramidMap = () => {
  const words = useWords(mapWords);
  const { match, reader } = useBoard();
  const { view, events } = match;
  const { plan, targets, considered, looked, now, foreseen, press, look } = usePlan();
  const { lit: lights, open, moment, arriving, pointed, payments } = useScene();
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
  const foreseenLights = useMemo(
    () => (foreseen === null ? null : closedNetworks(foreseen.table, foreseen.standing)),
    [foreseen],
  );
  const foreseenOpen = useMemo(
    () => (foreseen === null ? null : openNetworks(foreseen.table, foreseen.standing)),
    [foreseen],
  );
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
  const doors = useMemo(() => new Map(CELLS.map(cell => [cell, doorsOf(shown.pyramid, cell)])), [shown]);
  const touch = useTouch(press, look);
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

  // Until what another has done lies there nothing is lifted, and no gap gapes.
  const choosing = targets.size > 0 && arriving === null;
  const marked = looked ?? pointed[0] ?? null;
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
        if (cell !== null) startTransition(() => setStop(cell));
      }}
      onBlur={() => {
        held.current = false;
      }}
    >
      <Casing built={view.pyramid} marked={marked} />
      {ROWS.map(row => (
        // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
        <g key={rowOf(row[0]!)} role="row">
          {row.map(cell => (
            <CellView
              key={cell}
              cell={cell}
              laid={shown.pyramid[cell]}
              isGhost={!isAlike(shown.pyramid[cell], view.pyramid[cell])}
              doors={doors.get(cell) ?? {}}
              pawn={sideOn(shown.pawns[cell], view)}
              marks={{
                pressable: targets.has(cell) || plan.cell === cell,
                target: choosing && targets.has(cell) && !changed.includes(cell),
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
                closed: lightOf(foreseenLights ?? lights, shown, cell),
                last: last.includes(cell),
                pointed: pointed.includes(cell),
              }}
              label={labels.get(cell) ?? ''}
              isStop={stop === cell}
              touch={touch}
            />
          ))}
        </g>
      ))}
      <Lights
        networks={lights}
        foreseen={foreseenLights}
        open={foreseenOpen ?? open}
        shown={shown}
        paid={payments.paid}
      />
      <Places marked={marked} />
      <PawnsOn
        pawns={shown.pawns}
        real={view.pawns}
        white={view.white}
        moment={moment}
        held={chosenPawn(view, plan)}
        seat={match.seat}
      />
      <Arrow move={considered} />
    </svg>
  );
};

/** What the cells call: always the same, whatever a press means by now. */
const useTouch = (press: Touch['press'], look: Touch['look']): Touch => {
  const latest = useRef({ press, look });
  useLayoutEffect(() => {
    latest.current = { press, look };
  });
  return useMemo(
    () => ({ press: cell => latest.current.press(cell), look: cell => latest.current.look(cell) }),
    [],
  );
};

const sideOn = (pawn: Pawn | undefined, { white }: View) =>
  pawn === undefined ? null : sideOf(pawn.player, white);
