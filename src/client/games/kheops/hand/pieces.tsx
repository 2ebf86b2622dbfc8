import { mayPlace } from '../../../../game/kheops/moves/pawn.ts';
import { PIECES, type Piece } from '../../../../game/kheops/table.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { CountPill } from '../../../table/count-pill.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { PawnIcon } from '../art/pawns.tsx';
import { PieceCard } from '../pieces/explain-cards.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { useDrag } from '../plan/use-drag.ts';
import { useBoard } from '../view/board-context.ts';
import { sideOf } from '../view/facts.ts';
import { pieceInHand } from '../view/plan.ts';
import { actionWords } from '../words/actions.ts';
import { mapWords } from '../words/board.ts';
import { pieceWords } from '../words/names.ts';

/** The pawns a player has yet to place: one of them is in hand. */
export const Pieces = ({ seat }: { seat: Seat }) => {
  const words = useWords(mapWords);
  const { match, timeline } = useBoard();
  const { view } = match;
  const { plan } = usePlan();
  const asked = view.step.kind === 'pawn';
  const supply = at(view.supplies, seat);
  const inHand = pieceInHand(view, seat, plan);
  const offered = PIECES.filter(piece => supply[piece] > 0);
  return (
    <Toolbar className="pieces" label={words.yourPieces} data-asked={asked}>
      {offered.map(piece => (
        <PieceButton
          key={piece}
          seat={seat}
          piece={piece}
          left={supply[piece]}
          inHand={piece === inHand}
          // Whoever looks back puts nothing else in their hand, and is told so.
          ready={timeline.back === null && mayPlace(view, seat, piece)}
          keyed={asked ? String(PIECES.indexOf(piece) + 1) : undefined}
        />
      ))}
    </Toolbar>
  );
};

const PieceButton = ({
  seat,
  piece,
  left,
  inHand,
  ready,
  keyed,
}: {
  seat: Seat;
  piece: Piece;
  left: number;
  inHand: boolean;
  ready: boolean;
  keyed: string | undefined;
}) => {
  const words = useWords(actionWords);
  const names = useWords(pieceWords);
  const { match, act } = useBoard();
  const { plan, targets, change } = usePlan();
  const { language } = useLanguage();
  const side = sideOf(seat, match.view.white);
  const explain = useExplain(() => <PieceCard piece={piece} side={side} left={left} language={language} />);
  const onDrag = useDrag({
    onStart: () => {
      explain.props.onPointerCancel();
      if (ready) change({ piece, cell: null });
    },
    onOver: cell => {
      if (ready && keyed !== undefined)
        change({ piece, cell: cell !== null && targets.has(cell) ? cell : null });
    },
    onRotate: null,
  });
  return (
    <>
      <button
        type="button"
        className="piece"
        aria-label={`${names[piece].one}, ${words.left(left)}`}
        aria-pressed={inHand}
        aria-disabled={!ready}
        data-key={keyed}
        data-piece={piece}
        {...explain.props}
        onPointerDown={event => {
          explain.props.onPointerDown(event);
          if (ready && keyed !== undefined) onDrag(event);
        }}
        onClick={() =>
          ready
            ? change({ piece })
            : act(['placePawn', piece, plan.cell ?? Object.keys(match.view.pyramid)[0]!])
        }
      >
        <PawnIcon piece={piece} side={side} size={44} />
        <span className="piece-name">{names[piece].one}</span>
        {left > 1 && <CountPill className="piece-count">{left}</CountPill>}
      </button>
      {explain.card}
    </>
  );
};
