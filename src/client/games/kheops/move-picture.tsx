import type { AnyMove } from '../../../game/contract.ts';
import type { Move } from '../../../game/kheops/table.ts';
import { changedBy } from './view/foresight.ts';
import { DEPTH, HEIGHT, pointsText, SIDE, vertices, WIDTH } from './view/geometry.ts';

/** Where in the pyramid a move changes something: its words name row and place, which somebody must find. */
export const MovePicture = ({ move }: { move: AnyMove }) => {
  const cells = changedBy(move as Move);
  const from = move[0] === 'movePawn' ? cells[0] : undefined;
  return (
    <svg className="move-picture" viewBox={`-8 -8 ${WIDTH + 16} ${DEPTH + 16}`} aria-hidden="true">
      <path className="move-picture-grid" d={GRID} />
      {cells.map(cell => (
        <polygon key={cell} points={pointsText(vertices(cell))} fillOpacity={cell === from ? 0.4 : 1} />
      ))}
    </svg>
  );
};

/** The pyramid and the lines between its cells: as many in each of the three directions as it has rows. */
const GRID = Array.from({ length: DEPTH / HEIGHT }, (_, i) => {
  const [along, down] = [i * SIDE, i * HEIGHT];
  const level = `M${along / 2} ${DEPTH - down}H${WIDTH - along / 2}`;
  const rising = `M${along} ${DEPTH}L${WIDTH / 2 + along / 2} ${down}`;
  const falling = `M${WIDTH - along} ${DEPTH}L${WIDTH / 2 - along / 2} ${down}`;
  return level + rising + falling;
}).join('');
