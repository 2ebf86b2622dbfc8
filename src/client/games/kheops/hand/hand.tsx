import { useState } from 'react';
import { APEX } from '../../../../game/kheops/pyramid.ts';
import type { TileId, Turn } from '../../../../game/kheops/tiles.ts';
import { useExplain } from '../../../table/explain.tsx';
import { inSlots, type Slots } from '../../../table/slots.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { TileCard } from '../pieces/explain-cards.tsx';
import { TileIcon } from '../pieces/tile-icon.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { useDrag } from '../plan/use-drag.ts';
import { useBoard } from '../view/board-context.ts';
import { tileInHand } from '../view/plan.ts';
import { mapWords } from '../words/board.ts';
import { stoneInWords } from '../words/cell.ts';

/** The tiles a player holds, each in its place until it is laid: one of them is in hand, turned as it would be laid. */
export const Hand = () => {
  const words = useWords(mapWords);
  const { view } = useBoard().match;
  const { plan } = usePlan();
  const inHand = tileInHand(view, plan);
  const keyed = view.step.kind === 'tile';
  const [lay, setLay] = useState<Slots<TileId>>([]);
  const [drawn, setDrawn] = useState<TileId | null>(null);
  const slots = inSlots(lay, view.hand ?? []);
  if (slots.some((tile, i) => tile !== lay[i])) {
    setLay(slots);
    // Another player's hand has nothing of this one.
    const isSameHand = slots.some(tile => tile !== null && lay.includes(tile));
    setDrawn(isSameHand ? (slots.find(tile => !lay.includes(tile)) ?? null) : null);
  }
  if (view.hand === null) return null;
  return (
    <Toolbar className="hand" label={words.yourHand} data-asked={keyed}>
      {slots.map(
        (tile, i) =>
          tile !== null && (
            <HandTile
              key={tile}
              tile={tile}
              slot={i + 1}
              // Before it is to be laid, the turn that is meant is that of a stone of the pyramid.
              turn={keyed && tile === inHand ? plan.turn : 0}
              pressed={tile === inHand}
              drawn={tile === drawn}
              laid={keyed && tile === inHand && plan.cell !== null}
              keyed={keyed ? String(i + 1) : undefined}
            />
          ),
      )}
    </Toolbar>
  );
};

/** A tile of the hand: pressed, it is in hand; dragged, it is meant for the cell it is let go over. */
const HandTile = ({
  tile,
  slot,
  turn,
  pressed,
  drawn,
  laid,
  keyed,
}: {
  tile: TileId;
  slot: number;
  turn: Turn;
  pressed: boolean;
  /** Has it come from the quarry just now? */
  drawn: boolean;
  /** Is it seen where it would be laid? */
  laid: boolean;
  keyed: string | undefined;
}) => {
  const { language } = useLanguage();
  const isBack = useBoard().timeline.back !== null;
  const { plan, targets, change, turn: rotate } = usePlan();
  const explain = useExplain(() => <TileCard tile={tile} language={language} />);
  const onDrag = useDrag({
    onStart: () => {
      explain.props.onPointerCancel();
      change(keyed === undefined ? { tile } : { tile, turn, cell: null });
    },
    onOver: cell => {
      if (keyed !== undefined) change({ tile, cell: cell !== null && targets.has(cell) ? cell : null });
    },
    onRotate: keyed === undefined ? null : rotate,
  });
  return (
    <>
      <button
        type="button"
        className="hand-tile"
        aria-pressed={pressed}
        aria-disabled={isBack}
        data-drawn={drawn}
        data-laid={laid}
        data-key={keyed}
        data-slot={slot}
        {...explain.props}
        onPointerDown={event => {
          explain.props.onPointerDown(event);
          if (!isBack) onDrag(event);
        }}
        onClick={() => change(keyed === undefined ? { tile } : { tile, turn: pressed ? plan.turn : turn })}
      >
        <TileIcon tile={tile} turn={turn} />
        <span className="visually-hidden">{stoneInWords(language, APEX, { tile, turn })}</span>
      </button>
      {explain.card}
    </>
  );
};
