import { type FocusEvent, memo, startTransition, useRef } from 'react';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { Laid } from '../../../../game/kheops/tiles.ts';
import type { PawnSide } from '../view/facts.ts';
import { at, centreOf, cornersOf, pointsText, shrunk } from '../view/geometry.ts';
import { type Doors, Stone, StoneSymbol } from './stone.tsx';

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
export type Light = PawnSide | 'nobody' | 'cursed';

/** What a cell does when it is pressed, and when it is looked at: the same object as long as the pyramid is drawn. */
export type Touch = {
  /** Did anything come of it? */
  readonly press: (cell: Cell) => boolean;
  readonly look: (cell: Cell | null) => void;
};

type CellProps = {
  readonly cell: Cell;
  /** What it shows, and whether that is only foreseen. */
  readonly laid: Laid | undefined;
  readonly isGhost: boolean;
  readonly doors: Doors;
  /** Whose pawn stands there, if one does. */
  readonly pawn: PawnSide | null;
  readonly marks: CellMarks;
  readonly label: string;
  /** The one cell that Tab reaches. */
  readonly isStop: boolean;
  readonly touch: Touch;
};

const Drawn = ({ cell, laid, isGhost, doors, pawn, marks, label, isStop, touch }: CellProps) => {
  const { press, look } = touch;
  // A pointer or a focus that passes on its way to a press must not hold up its answer.
  const glance = (at: Cell | null) => startTransition(() => look(at));
  const corners = cornersOf(cell);
  const turned = useThirds(laid);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in a drawing
    <g
      role="gridcell"
      className="cell"
      data-cell={cell}
      data-empty={laid === undefined}
      data-owner={pawn ?? undefined}
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
      onPointerEnter={event => event.pointerType === 'mouse' && glance(cell)}
      onPointerLeave={event => event.pointerType === 'mouse' && glance(null)}
      onFocus={(event: FocusEvent<SVGGElement>) =>
        event.currentTarget.matches(':focus-visible') && look(cell)
      }
      onBlur={event => {
        // What is read beside the pyramid stays there while the focus goes to it.
        if (event.relatedTarget?.closest('.callout') == null) glance(null);
      }}
    >
      <polygon className="cell-socket" points={pointsText(shrunk(corners, 0.96))} />
      {laid !== undefined && (
        <g className="cell-body">
          <g
            // A new turn is a new element, so that its motion begins afresh.
            key={`${laid.tile}-${laid.turn}`}
            className="cell-stone"
            data-turns={turned > 0}
            style={{ '--thirds': turned } as object}
          >
            <Stone cell={cell} laid={laid} doors={doors} />
          </g>
          <polygon className="cell-dim" points={pointsText(corners)} />
          {/* Over what dims the stone: a symbol counts until the end, whether or not its cell may be chosen now. */}
          <StoneSymbol cell={cell} laid={laid} aside={pawn !== null} />
          <polygon className="cell-frame" points={pointsText(shrunk(corners, 0.92))} />
        </g>
      )}
      {laid === undefined && <polygon className="cell-frame" points={pointsText(shrunk(corners, 0.86))} />}
      {/* What is pressed stays the same while what is seen changes under the pointer. */}
      <polygon className="cell-hit" points={pointsText(corners)} />
    </g>
  );
};

/** Lies the same there, in the same way? */
export const isAlike = (a: Laid | undefined, b: Laid | undefined): boolean =>
  a?.tile === b?.tile && a?.turn === b?.turn;

const isSame = <T extends object>(a: T, b: T): boolean => {
  const keys = Object.keys(a) as (keyof T)[];
  return keys.length === Object.keys(b).length && keys.every(key => a[key] === b[key]);
};

/**
 * A cell of the pyramid: stone, symbol, and the marks of the moment. Drawn anew only when something about it has changed:
 * every press and every look goes through the whole pyramid.
 */
export const CellView = memo(
  Drawn,
  ({ laid, doors, marks, ...rest }, next) =>
    isAlike(laid, next.laid) &&
    isSame(doors, next.doors) &&
    isSame(marks, next.marks) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every(key => rest[key] === next[key]),
);

/** By how many thirds the same tile lay otherwise when it was last drawn; 0 when it has not moved. */
const useThirds = (laid: Laid | undefined): number => {
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
