import { memo } from 'react';
import { CELLS, type Cell } from '../../../../game/kheops/pyramid.ts';
import type { Pyramid } from '../../../../game/kheops/table.ts';
import { DEPTH, HEIGHT, placeOf, rowOf, SIDE, spareCornerOf, WIDTH } from '../view/geometry.ts';

/** What the drawing needs around the cells. */
export const MARGIN = { x: 36, top: 14, bottom: 40 } as const;
/** How wide the casing is, measured along a row. */
const CASING = 30;
const ROWS = 7;
/** How far down its row the mark of a row stands: above the pawn in the corner of the first cell. */
const MARK = 0.36;

/** The outer stones of the pyramid with the marks of its rows, and what is not built yet as a shadow. */
export const Casing = memo(({ built, marked }: { built: Pyramid; marked: Cell | null }) => {
  const middle = WIDTH / 2;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus but what has a tab index
    <g className="casing" aria-hidden="true">
      <polygon className="casing-inside" points={`${middle},0 ${WIDTH},${DEPTH} 0,${DEPTH}`} />
      {Array.from({ length: ROWS }, (_, row) => {
        const y = row * HEIGHT;
        const half = (row * SIDE) / 2;
        const lower = half + SIDE / 2;
        const isBuilt = Object.keys(built).some(cell => rowOf(cell as Cell) === row);
        const isMarked = marked !== null && rowOf(marked) === row;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <g key={row} className="casing-row" data-built={isBuilt} data-marked={isMarked}>
            <polygon
              points={`${middle - half},${y} ${middle - half - CASING},${y} ${middle - lower - CASING},${y + HEIGHT} ${middle - lower},${y + HEIGHT}`}
            />
            <polygon
              points={`${middle + half},${y} ${middle + half + CASING},${y} ${middle + lower + CASING},${y + HEIGHT} ${middle + lower},${y + HEIGHT}`}
            />
            <Mark x={middle - half - (SIDE / 2) * MARK - CASING / 2} y={y + HEIGHT * MARK} n={row + 1} />
          </g>
        );
      })}
      <polygon
        className="casing-plinth"
        points={`${-CASING},${DEPTH} ${WIDTH + CASING},${DEPTH} ${WIDTH + CASING + 6},${DEPTH + 30} ${-CASING - 6},${DEPTH + 30}`}
      />
      <path className="casing-plinth-edge" d={`M${-CASING - 6} ${DEPTH + 33}H${WIDTH + CASING + 6}`} />
    </g>
  );
});

/** The numbers of the places along the row that is looked at, each in its own cell. */
export const Places = memo(({ marked }: { marked: Cell | null }) =>
  marked === null ? null : (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus but what has a tab index
    <g className="casing-places" aria-hidden="true">
      {CELLS.filter(cell => rowOf(cell) === rowOf(marked)).map(cell => {
        const [x, y] = spareCornerOf(cell);
        return (
          <g key={cell} data-marked={cell === marked}>
            <Mark x={x} y={y} n={placeOf(cell) + 1} />
          </g>
        );
      })}
    </g>
  ),
);

/** A number cut into the stone; how large is the stylesheet's business. */
const Mark = ({ x, y, n }: { x: number; y: number; n: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <text fontSize="10">{n}</text>
  </g>
);
