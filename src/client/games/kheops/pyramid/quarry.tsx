import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../view/board-context.ts';
import { HEIGHT, SIDE } from '../view/geometry.ts';
import './quarry.css';
import { mapWords } from '../words/board.ts';

/** How many rows the heap has with which a match begins: 1 + 3 + 5 + 7 + 9 tiles. */
const ROWS = 5;
/** How thick the lowest stones are, seen from the front. */
const THICK = 8;

type Stone = { readonly x: number; readonly y: number; readonly upright: boolean };

/** Every place of the heap, in the order in which it is filled: from below, so that the top goes first. */
const PLACES: readonly Stone[] = Array.from({ length: ROWS }, (_, up) => ROWS - 1 - up).flatMap(row =>
  Array.from({ length: 2 * row + 1 }, (_, place) => ({
    x: ((place - row) * SIDE) / 2,
    y: row * HEIGHT,
    upright: place % 2 === 0,
  })),
);

/** The tiles that are left to draw: each of them a stone of a heap that goes as the pyramid comes. */
export const Quarry = () => {
  const words = useWords(mapWords);
  const { stock, step } = useBoard().match.view;
  if (step.kind === 'over') return null;
  return (
    <p className="quarry" data-empty={stock === 0}>
      <svg
        aria-hidden="true"
        viewBox={`${(-ROWS * SIDE) / 2 - 4} -4 ${ROWS * SIDE + 8} ${ROWS * HEIGHT + THICK + 8}`}
      >
        {stock > 0 && (
          <path
            className="quarry-edge"
            d={`M${(-ROWS * SIDE) / 2} ${ROWS * HEIGHT}h${ROWS * SIDE}v${THICK}h${-ROWS * SIDE}z`}
          />
        )}
        {PLACES.slice(0, stock).map(({ x, y, upright }) => (
          <path
            key={`${x},${y}`}
            className={upright ? 'quarry-upright' : 'quarry-hanging'}
            d={
              upright
                ? `M${x} ${y}l${SIDE / 2} ${HEIGHT}h${-SIDE}z`
                : `M${x - SIDE / 2} ${y}h${SIDE}l${-SIDE / 2} ${HEIGHT}z`
            }
          />
        ))}
      </svg>
      <span key={stock}>{words.stock(stock)}</span>
    </p>
  );
};
