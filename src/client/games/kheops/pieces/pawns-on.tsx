import type { CSSProperties } from 'react';
import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { CELLS, type Cell } from '../../../../game/kheops/pyramid.ts';
import type { Move, Pawn as PawnOn, Pawns } from '../../../../game/kheops/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { Pawn } from '../art/pawns.tsx';
import { at, centreOf, pawnAt } from '../view/geometry.ts';
import '../art/pawns-on.css';
import { sideOf } from '../view/facts.ts';

/** Everybody who stands in the pyramid, over all stones; who has just come or gone is seen on the way. */
export const PawnsOn = ({
  pawns,
  real,
  white,
  moment,
  held = null,
  seat = null,
}: {
  pawns: Pawns;
  real: Pawns;
  white: number;
  moment: KheopsEvent | null;
  /** Whose pawn was chosen to move or to change places, and not yet where to. */
  held?: Cell | null;
  /** Whose screen it is: what others place comes flying. */
  seat?: Seat | null;
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
            data-held={cell === held}
            data-new={real[cell] === undefined || nameOf(real[cell]) !== nameOf(pawn)}
            data-arrives={from !== null ? 'walks' : isSetOn(cell, moment, seat) ? 'set' : undefined}
            style={way}
          >
            <ellipse className="cell-pawn-shadow" cx="1" cy="-2" rx="15" ry="4.500" />
            {cell === held && <ellipse className="cell-pawn-ring" cy="-3" rx="23" ry="9" />}
            <g className="cell-pawn-size">
              <g transform={at([0, -FEET])}>
                <Pawn piece={pawn.piece} side={sideOf(pawn.player, white)} />
              </g>
            </g>
          </g>
        </g>
      );
    })}
  </g>
);

const isSetOn = (cell: Cell, moment: KheopsEvent | null, seat: Seat | null): boolean =>
  moment?.type === 'pawn' && moment.cell === cell && moment.player === seat;

/** How far below the middle of a pawn its feet are. */
const FEET = 9;

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

/** Where a pawn would go, over everything else. */
export const Arrow = ({ move }: { move: Move | null }) => {
  if (move?.[0] !== 'swap' && move?.[0] !== 'movePawn') return null;
  const [[x1, y1], [x2, y2]] = [footOf(move[1]), footOf(move[2])];
  const [mx, my] = [(x1 + x2) / 2, Math.min(y1, y2) - Math.hypot(x2 - x1, y2 - y1) * 0.25];
  return <path className="pyramid-arrow" d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} />;
};
