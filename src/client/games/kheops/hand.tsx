import { APEX } from '../../../game/kheops/pyramid.ts';
import { type TileId, type Turn, tileOf } from '../../../game/kheops/tiles.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { Toolbar } from '../../table/toolbar.tsx';
import { useBoard } from './board-context.ts';
import { HEIGHT, SIDE } from './geometry.ts';
import { tileInHand } from './plan.ts';
import { usePlan } from './plan-context.tsx';
import { Stone, StoneSymbol } from './stone.tsx';
import { mapWords } from './words/board.ts';
import { stoneInWords } from './words/cell.ts';

/** The tiles a player holds: one of them is in hand, turned as it would be laid. */
export const Hand = () => {
  const words = useWords(mapWords);
  const { language } = useLanguage();
  const { view } = useBoard().match;
  const { plan, change } = usePlan();
  const inHand = tileInHand(view, plan);
  const keyed = view.step.kind === 'tile';
  if (view.hand === null) return null;
  return (
    <Toolbar className="hand" label={words.yourHand} data-asked={keyed}>
      {view.hand.map((tile, i) => {
        // Before it is to be laid, the turn that is meant is that of a stone of the pyramid.
        const turn = keyed && tile === inHand ? plan.turn : 0;
        return (
          <button
            key={tile}
            type="button"
            className="hand-tile"
            aria-pressed={tile === inHand}
            data-key={keyed ? String(i + 1) : undefined}
            onClick={() => change(keyed ? { tile, turn } : { tile })}
          >
            <TileIcon tile={tile} turn={turn} />
            <span className="visually-hidden">{stoneInWords(language, APEX, { tile, turn })}</span>
          </button>
        );
      })}
    </Toolbar>
  );
};

/** A tile by itself, as it would lie in an upright cell; decorative. */
export const TileIcon = ({ tile, turn = 0 }: { tile: TileId; turn?: Turn }) => (
  <svg
    className="tile-icon"
    viewBox={`${-SIDE / 2 - 4} ${(-2 * HEIGHT) / 3 - 4} ${SIDE + 8} ${HEIGHT + 8}`}
    data-kind={tileOf(tile).kind}
    aria-hidden="true"
  >
    <Stone cell={APEX} laid={{ tile, turn }} />
    <StoneSymbol laid={{ tile, turn }} aside={false} />
  </svg>
);

/** The back of a tile that somebody else holds. */
export const TileBack = () => (
  <svg
    className="tile-icon tile-back"
    viewBox={`${-SIDE / 2 - 4} ${(-2 * HEIGHT) / 3 - 4} ${SIDE + 8} ${HEIGHT + 8}`}
    aria-hidden="true"
  >
    <path d={`M0 ${(-2 * HEIGHT) / 3}L${SIDE / 2} ${HEIGHT / 3}H${-SIDE / 2}Z`} />
    <path className="tile-back-mark" d="M0 -24L20 12H-20Z" />
  </svg>
);
