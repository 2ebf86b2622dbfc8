import type { FocusEvent } from 'react';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import type { Table } from '../../../game/kheops/table.ts';
import { Pawn } from './art/pawns.tsx';
import { useBoard } from './board-context.ts';
import { at, centreOf, cornersOf, HEIGHT, isUpright, pointsText, shrunk } from './geometry.ts';
import { usePlan } from './plan-context.tsx';
import { Stone, StoneSymbol } from './stone.tsx';

export type CellMarks = {
  /** May be pressed now to some purpose. */
  readonly pressable: boolean;
  /** So it may, and is not part of what is meant yet. */
  readonly target: boolean;
  /** Chosen as part of the plan. */
  readonly chosen: boolean;
  /** So it is, or would be if the cell that is looked at were pressed. */
  readonly meant: boolean;
  /** What the power could reach. */
  readonly reach: boolean;
  /** Belongs to the network that is looked at, or that would come about. */
  readonly lit: boolean;
  /** Changed by the last move. */
  readonly last: boolean;
};

/** The mark of a target stands in the lone corner of a stone, beside its symbol and pawn. */
const markY = (cell: Cell): number => (isUpright(cell) ? -HEIGHT : HEIGHT) * 0.42;

/** A cell of the pyramid: stone, symbol, pawn, and the marks of the moment. `shown` is the table it is drawn from. */
export const CellView = ({
  cell,
  shown,
  marks,
  label,
  isStop,
}: {
  cell: Cell;
  shown: Table;
  marks: CellMarks;
  label: string;
  /** The one cell that Tab reaches. */
  isStop: boolean;
}) => {
  const { match } = useBoard();
  const { press, look } = usePlan();
  const laid = shown.pyramid[cell];
  const pawn = shown.pawns[cell];
  const corners = cornersOf(cell);
  const isGhost =
    match.view.pyramid[cell]?.turn !== laid?.turn || match.view.pyramid[cell]?.tile !== laid?.tile;
  const isNewPawn = JSON.stringify(match.view.pawns[cell]) !== JSON.stringify(pawn);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
    <g
      role="gridcell"
      className="cell"
      data-cell={cell}
      data-empty={laid === undefined}
      data-target={marks.target}
      data-meant={marks.meant}
      data-reach={marks.reach}
      data-lit={marks.lit}
      data-last={marks.last}
      data-ghost={isGhost}
      aria-label={label}
      aria-disabled={!marks.pressable}
      aria-selected={marks.chosen}
      tabIndex={isStop ? 0 : -1}
      transform={at(centreOf(cell))}
      onClick={() => press(cell)}
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
        if (event.relatedTarget?.closest('.kheops-actions') == null) look(null);
      }}
    >
      {laid === undefined ? (
        <polygon className="cell-empty" points={pointsText(shrunk(corners, 0.94))} />
      ) : (
        <Stone cell={cell} laid={laid} />
      )}
      <polygon className="cell-light" points={pointsText(shrunk(corners, 0.97))} />
      {laid !== undefined && <StoneSymbol laid={laid} aside={pawn !== undefined} />}
      {pawn !== undefined && (
        <g className="cell-pawn" data-new={isNewPawn} transform="translate(-10 0) scale(2.1)">
          <Pawn piece={pawn.piece} side={pawn.player === shown.white ? 'white' : 'blue'} />
        </g>
      )}
      <polygon className="cell-frame" points={pointsText(shrunk(corners, marks.reach ? 0.82 : 0.9))} />
      {marks.target && <circle className="cell-mark" r="7" cy={laid === undefined ? 0 : markY(cell)} />}
      {/* What is pressed stays the same while what is seen changes under the pointer. */}
      <polygon className="cell-hit" points={pointsText(corners)} />
    </g>
  );
};
