import { openSides } from '../../../game/kheops/networks.ts';
import type { Cell, Side } from '../../../game/kheops/pyramid.ts';
import { type Laid, tileOf } from '../../../game/kheops/tiles.ts';
import { SYMBOLS } from './art/symbols.tsx';
import { cornersOf, endsOf, type Point, pointsText, shrunk } from './geometry.ts';
import './stone.css';

/** Half the width of a passage, in the units of the drawing. */
const HALF = { room: 15, corridor: 11 } as const;

/** A passage from the middle of a tile through the opening on one side. */
const passage = (cell: Cell, side: Side, half: number): Point[] => {
  const [[x1, y1], [x2, y2]] = endsOf(cell, side);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * half, ((y2 - y1) / length) * half];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return [
    [-dx, -dy],
    [mx - dx, my - dy],
    [mx + dx, my + dy],
    [dx, dy],
  ];
};

/**
 * A tile around its own middle: walls, and the floor that leads through its openings to the neighbours. A room is
 * a chamber, a corridor only its passages and a round place where they meet.
 */
export const Stone = ({ cell, laid }: { cell: Cell; laid: Laid }) => {
  const { kind } = tileOf(laid.tile);
  const corners = cornersOf(cell);
  return (
    <g className="stone" data-kind={kind}>
      <polygon className="stone-wall" points={pointsText(corners)} />
      <g className="stone-floor">
        {openSides(cell, laid).map(side => (
          <polygon key={side} points={pointsText(passage(cell, side, HALF[kind]))} />
        ))}
        {kind === 'room' ? (
          <polygon className="stone-chamber" points={pointsText(shrunk(corners, 0.6))} />
        ) : (
          <circle r="17" />
        )}
      </g>
      <polygon className="stone-edge" points={pointsText(corners)} />
    </g>
  );
};

/** What a tile shows: in its middle, or aside while a pawn stands there. */
export const StoneSymbol = ({ laid, aside }: { laid: Laid; aside: boolean }) => {
  const { symbol } = tileOf(laid.tile);
  if (symbol === null) return null;
  const Glyph = SYMBOLS[symbol];
  return (
    <g className="stone-symbol" transform={aside ? 'translate(17 4) scale(1.15)' : 'scale(1.75)'}>
      <Glyph />
    </g>
  );
};
