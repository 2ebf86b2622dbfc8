import { type FocusEvent, useRef } from 'react';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import type { Table } from '../../../game/kheops/table.ts';
import { useBoard } from './board-context.ts';
import { doorsOf } from './doors.ts';
import { at, centreOf, cornersOf, pointsText, shrunk } from './geometry.ts';
import { usePlan } from './plan-context.tsx';
import { Stone, StoneSymbol } from './stone.tsx';

export type CellMarks = {
  /** May be pressed now to some purpose. */
  readonly pressable: boolean;
  /** So it may, and is not part of what is meant yet. */
  readonly target: boolean;
  /** Could be asked for in this step, and the rules refuse it. */
  readonly refused: boolean;
  /** Chosen as part of the plan. */
  readonly chosen: boolean;
  /** So it is, or would be if the cell that is looked at were pressed. */
  readonly meant: boolean;
  /** What the power could reach. */
  readonly reach: boolean;
  /** Belongs to the network that is looked at, or that would come about. */
  readonly lit: boolean;
  /** Belongs to a closed network: whose light burns there for good. */
  readonly closed: Light | null;
  /** Changed by the last move. */
  readonly last: boolean;
  /** What a history line that is pointed at speaks of. */
  readonly pointed: boolean;
};

/** Who holds a closed network: a side, nobody, or it is cursed. */
export type Light = 'white' | 'blue' | 'nobody' | 'cursed';

/** How a stone comes to lie as it does: laid just now, or turned by so many thirds. */
export type Arrival = { readonly laid: true } | { readonly thirds: number } | null;

/** A cell of the pyramid: stone, symbol, and the marks of the moment. `shown` is the table it is drawn from. */
export const CellView = ({
  cell,
  shown,
  marks,
  label,
  isStop,
  arrival,
}: {
  cell: Cell;
  shown: Table;
  marks: CellMarks;
  label: string;
  /** The one cell that Tab reaches. */
  isStop: boolean;
  arrival: Arrival;
}) => {
  const { match } = useBoard();
  const { press, look } = usePlan();
  const laid = shown.pyramid[cell];
  const corners = cornersOf(cell);
  const lies = match.view.pyramid[cell];
  const isGhost = lies?.turn !== laid?.turn || lies?.tile !== laid?.tile;
  const thirds = useThirds(laid);
  const turned = arrival !== null && 'thirds' in arrival ? arrival.thirds : thirds;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
    <g
      role="gridcell"
      className="cell"
      data-cell={cell}
      data-empty={laid === undefined}
      data-target={marks.target}
      data-refused={marks.refused}
      data-meant={marks.meant}
      data-reach={marks.reach}
      data-lit={marks.lit}
      data-closed={marks.closed ?? undefined}
      data-last={marks.last}
      data-pointed={marks.pointed}
      data-ghost={isGhost}
      aria-label={label}
      aria-disabled={!marks.pressable}
      aria-selected={marks.chosen}
      tabIndex={isStop ? 0 : -1}
      transform={at(centreOf(cell))}
      onClick={({ nativeEvent }) => {
        const isDone = press(cell);
        // A finger cannot rest on a cell: where nothing can be done, a press looks at it.
        if ((nativeEvent as PointerEvent).pointerType !== 'mouse') look(isDone ? null : cell);
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press(cell);
      }}
      onPointerEnter={event => event.pointerType === 'mouse' && look(cell)}
      onPointerLeave={event => event.pointerType === 'mouse' && look(null)}
      onFocus={(event: FocusEvent<SVGGElement>) =>
        event.currentTarget.matches(':focus-visible') && look(cell)
      }
      onBlur={event => {
        // What is read beside the pyramid stays there while the focus goes to it.
        if (event.relatedTarget?.closest('.callout') == null) look(null);
      }}
    >
      <polygon className="cell-socket" points={pointsText(shrunk(corners, 0.96))} />
      {laid !== undefined && (
        <g className="cell-body" data-arrives={arrival !== null && 'laid' in arrival}>
          <g
            // A new turn is a new element, so that its motion begins afresh.
            key={`${laid.tile}-${laid.turn}`}
            className="cell-stone"
            data-turns={turned > 0}
            style={{ '--thirds': turned } as object}
          >
            <Stone cell={cell} laid={laid} doors={doorsOf(shown.pyramid, cell)} />
          </g>
          <StoneSymbol cell={cell} laid={laid} aside={shown.pawns[cell] !== undefined} />
          <polygon className="cell-dim" points={pointsText(corners)} />
          <polygon className="cell-frame" points={pointsText(shrunk(corners, 0.92))} />
        </g>
      )}
      {laid === undefined && <polygon className="cell-frame" points={pointsText(shrunk(corners, 0.86))} />}
      {/* What is pressed stays the same while what is seen changes under the pointer. */}
      <polygon className="cell-hit" points={pointsText(corners)} />
    </g>
  );
};

/** By how many thirds the same tile lay otherwise when it was last drawn; 0 when it has not moved. */
const useThirds = (laid: Table['pyramid'][Cell]): number => {
  const before = useRef(laid);
  const thirds = useRef(0);
  if (laid !== before.current) {
    const was = before.current;
    if (laid === undefined || was === undefined || was.tile !== laid.tile) thirds.current = 0;
    else if (laid.turn !== was.turn) thirds.current = (laid.turn - was.turn + 3) % 3;
    before.current = laid;
  }
  return thirds.current;
};
