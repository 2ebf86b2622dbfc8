import { memo, type ReactNode } from 'react';
import { openSides } from '../../../../game/kheops/networks.ts';
import { type Cell, type Side, sidesOf } from '../../../../game/kheops/pyramid.ts';
import { type Laid, tileOf } from '../../../../game/kheops/tiles.ts';
import { SYMBOLS } from '../art/symbols.tsx';
import {
  at,
  besidePawn,
  cornersOf,
  endsOf,
  isUpright,
  type Point,
  pointsText,
  shrunk,
} from '../view/geometry.ts';
import '../art/pigments.css';
import '../art/stone.css';

/** Half the width of a passage, in the units of the drawing. */
const HALF = { room: 16, corridor: 13 } as const;
/** How far a door reaches over the edge of its stone, so that two of them join without a seam. */
const OVER = 1.6;
/** How far a passage goes inwards from its side: to the chamber, or to where corridors meet. */
const DEEP = { room: 11, corridor: 29 } as const;

/** Points along and across a side: `along` from its middle, `inwards` from its edge. */
const onSide = (cell: Cell, side: Side): ((along: number, inwards: number) => Point) => {
  const [[x1, y1], [x2, y2]] = endsOf(cell, side);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  // Clockwise around the centre, the inside is to the right.
  return (along, inwards) => [mx + ux * along - uy * inwards, my + uy * along + ux * inwards];
};

const moved = (points: readonly Point[], dy: number): Point[] => points.map(([x, y]) => [x, y + dy]);

/** What lies behind a door: another door, a wall, or nothing yet. */
export type Doors = Partial<Record<Side, 'joined' | 'walled' | 'free'>>;

type Drawing = { readonly cell: Cell; readonly laid: Laid; readonly doors?: Doors };

/**
 * A tile around its own middle: a block of stone, and hewn into it a chamber or passages that lead through doors to
 * the neighbours. A room is a chamber with a lamp in it, a corridor only its passages and the place where they meet.
 */
const Drawn = ({ cell, laid, doors = {} }: Drawing) => {
  const { kind } = tileOf(laid.tile);
  const corners = cornersOf(cell);
  const open = openSides(cell, laid);
  return (
    <g className="stone" data-kind={kind} data-upright={isUpright(cell)}>
      <polygon className="stone-wall" points={pointsText(corners)} />
      <path className="stone-shine" d={edgesOf(cell, true)} />
      <path className="stone-shade" d={edgesOf(cell, false)} />
      <Hollow kind={kind} cell={cell} className="stone-hollow" grown={kind === 'room' ? 1.1 : 1.14} />
      {open.map(side => (
        <Passage
          key={side}
          cell={cell}
          side={side}
          half={HALF[kind] + 2.5}
          deep={DEEP[kind] - 2}
          className="stone-jamb"
        />
      ))}
      <Hollow kind={kind} cell={cell} className="stone-floor" grown={1} dy={1.2} />
      {open.map(side => (
        <Passage
          key={side}
          cell={cell}
          side={side}
          half={HALF[kind]}
          deep={DEEP[kind]}
          className="stone-floor"
          over
        />
      ))}
      {kind === 'room' && <Lamp cell={cell} />}
      {open.map(side => (
        <Door key={side} cell={cell} side={side} half={HALF[kind]} behind={doors[side]} />
      ))}
    </g>
  );
};

/** Drawn anew only when something about it has changed: every look at a cell goes through the whole pyramid. */
export const Stone = memo(
  Drawn,
  (a, b) =>
    a.cell === b.cell &&
    a.laid.tile === b.laid.tile &&
    a.laid.turn === b.laid.turn &&
    SIDES.every(side => a.doors?.[side] === b.doors?.[side]),
);

const SIDES: readonly Side[] = ['L', 'R', 'T', 'B'];

/** The upper edges of a block catch the light, the lower ones lie in the shade. */
const edgesOf = (cell: Cell, lit: boolean): string => {
  const inner = shrunk(cornersOf(cell), 0.955);
  return sidesOf(cell)
    .flatMap((side, i) => {
      if ((side === 'B' || (side === 'R' && !isUpright(cell))) === lit) return [];
      const [[x1, y1], [x2, y2]] = [inner[i]!, inner[(i + 1) % 3]!];
      return [`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`];
    })
    .join('');
};

/** What is hewn out in the middle. */
const Hollow = ({
  kind,
  cell,
  className,
  grown,
  dy = 0,
}: {
  kind: 'room' | 'corridor';
  cell: Cell;
  className: string;
  grown: number;
  dy?: number;
}) =>
  kind === 'room' ? (
    <polygon
      className={`${className} stone-chamber`}
      points={pointsText(moved(shrunk(cornersOf(cell), 0.57 * grown), dy))}
    />
  ) : (
    <circle className={className} r={17 * grown} cy={dy} />
  );

/** From the middle of a tile to one of its sides. */
const Passage = ({
  cell,
  side,
  half,
  deep,
  className,
  over = false,
}: {
  cell: Cell;
  side: Side;
  half: number;
  deep: number;
  className: string;
  over?: boolean;
}) => {
  const point = onSide(cell, side);
  const out = over ? -OVER : 0;
  return (
    <polygon
      className={className}
      points={pointsText([point(-half, out), point(half, out), point(half, deep), point(-half, deep)])}
    />
  );
};

/** Where the neighbour is closed, a slab stands in the door. */
const Door = ({
  cell,
  side,
  half,
  behind,
}: {
  cell: Cell;
  side: Side;
  half: number;
  behind: Doors[Side] | undefined;
}) => {
  const point = onSide(cell, side);
  const line = (inwards: number): string => {
    const [[x1, y1], [x2, y2]] = [point(-half, inwards), point(half, inwards)];
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  };
  return behind === 'walled' ? <path className="stone-slab" d={line(2.6)} /> : null;
};

/** A little flame in the corner of a room where no pawn stands. */
const Lamp = ({ cell }: { cell: Cell }) => (
  <g className="stone-lamp" transform={isUpright(cell) ? 'translate(0 -31)' : 'translate(-26 -15.500)'}>
    <circle className="stone-lamp-light" r="13" />
    <path
      className="stone-flame"
      d="M0-5.500Q3.600-1.500 2.600 1.200A2.700 2.700 0 0 1-2.600 1.200Q-3.200-1 0-5.500z"
    />
    <path className="stone-lamp-cup" d="M-3.400 3.600H3.400L2 6H-2z" />
  </g>
);

/** What a tile shows, in its middle; aside while a pawn stands in the corner: both are seen whole. */
export const StoneSymbol = ({ laid, cell, aside }: { laid: Laid; cell: Cell; aside: boolean }): ReactNode => {
  const { symbol } = tileOf(laid.tile);
  if (symbol === null) return null;
  const Glyph = SYMBOLS[symbol];
  return (
    <g className="stone-symbol" transform={aside ? at(besidePawn(cell)) : undefined}>
      <g className="stone-symbol-size">
        <Glyph />
      </g>
    </g>
  );
};
