import { APEX } from '../../../game/kheops/pyramid.ts';
import { type TileId, type Turn, tileOf } from '../../../game/kheops/tiles.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { useExplain } from '../../table/explain.tsx';
import { Toolbar } from '../../table/toolbar.tsx';
import { useBoard } from './board-context.ts';
import { TileCard } from './explain-cards.tsx';
import { HEIGHT, SIDE } from './geometry.ts';
import { tileInHand } from './plan.ts';
import { usePlan } from './plan-context.tsx';
import { Stone, StoneSymbol } from './stone.tsx';
import { useDrag } from './use-drag.ts';
import { mapWords } from './words/board.ts';
import { stoneInWords } from './words/cell.ts';

/** The tiles a player holds: one of them is in hand, turned as it would be laid. */
export const Hand = () => {
  const words = useWords(mapWords);
  const { view } = useBoard().match;
  const { plan } = usePlan();
  const inHand = tileInHand(view, plan);
  const keyed = view.step.kind === 'tile';
  if (view.hand === null) return null;
  return (
    <Toolbar className="hand" label={words.yourHand} data-asked={keyed}>
      {view.hand.map((tile, i) => (
        <HandTile
          key={tile}
          tile={tile}
          // Before it is to be laid, the turn that is meant is that of a stone of the pyramid.
          turn={keyed && tile === inHand ? plan.turn : 0}
          pressed={tile === inHand}
          keyed={keyed ? String(i + 1) : undefined}
        />
      ))}
    </Toolbar>
  );
};

/** A tile of the hand: pressed, it is in hand; dragged, it is meant for the cell it is let go over. */
const HandTile = ({
  tile,
  turn,
  pressed,
  keyed,
}: {
  tile: TileId;
  turn: Turn;
  pressed: boolean;
  keyed: string | undefined;
}) => {
  const { language } = useLanguage();
  const { plan, targets, change, turn: rotate } = usePlan();
  const explain = useExplain(() => <TileCard tile={tile} language={language} />);
  const onDrag = useDrag({
    onStart: () => {
      explain.onPointerUp();
      change(keyed === undefined ? { tile } : { tile, turn, cell: null });
    },
    onOver: cell => {
      if (keyed !== undefined) change({ tile, cell: cell !== null && targets.has(cell) ? cell : null });
    },
    onRotate: keyed === undefined ? null : rotate,
  });
  return (
    <button
      type="button"
      className="hand-tile"
      aria-pressed={pressed}
      data-key={keyed}
      {...explain}
      onPointerDown={event => {
        explain.onPointerDown(event);
        onDrag(event);
      }}
      onClick={() => change(keyed === undefined ? { tile } : { tile, turn: pressed ? plan.turn : turn })}
    >
      <TileIcon tile={tile} turn={turn} />
      <span className="visually-hidden">{stoneInWords(language, APEX, { tile, turn })}</span>
    </button>
  );
};

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
