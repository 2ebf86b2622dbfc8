import { APEX } from '../../../../game/kheops/pyramid.ts';
import { type TileId, type Turn, tileOf } from '../../../../game/kheops/tiles.ts';
import { HEIGHT, SIDE } from '../view/geometry.ts';
import { Stone, StoneSymbol } from './stone.tsx';

const CORNERS = `M0 ${(-2 * HEIGHT) / 3}L${SIDE / 2} ${HEIGHT / 3}H${-SIDE / 2}Z`;
/** How thick a tile is, seen from the front. */
const THICK = 7;
const BOX = `${-SIDE / 2 - 3} ${(-2 * HEIGHT) / 3 - 3} ${SIDE + 6} ${HEIGHT + 8 + THICK}`;

/** A tile by itself, as it would lie in an upright cell; decorative. */
export const TileIcon = ({ tile, turn = 0 }: { tile: TileId; turn?: Turn }) => (
  <svg className="tile-icon" viewBox={BOX} data-kind={tileOf(tile).kind} aria-hidden="true">
    <path
      className="tile-edge"
      d={`M${-SIDE / 2} ${HEIGHT / 3}H${SIDE / 2}V${HEIGHT / 3 + THICK}H${-SIDE / 2}Z`}
    />
    <Stone cell={APEX} laid={{ tile, turn }} />
    <StoneSymbol cell={APEX} laid={{ tile, turn }} aside={false} />
  </svg>
);

/** The back of a tile that somebody else holds. */
export const TileBack = () => (
  <svg className="tile-icon tile-back" viewBox={BOX} aria-hidden="true">
    <path d={CORNERS} />
    <path className="tile-back-mark" d="M0 -24L20 12H-20Z" />
  </svg>
);
