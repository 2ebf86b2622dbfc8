import type { MouseEvent, ReactNode } from 'react';
import type { AnyMove } from '../../game/contract.ts';
import { useAskedAct } from './asked-act.ts';
import { useBoard } from './board-context.tsx';
import { useExplain } from './explain.tsx';

/**
 * A button for a move. One that is not legal now can be reached and pressed like any other, and then
 * says why it does nothing.
 */
export const ActionButton = ({
  move,
  keyed,
  className = '',
  children,
  onAct,
  chosen,
  onChoose,
  card = NO_CARD,
}: {
  move: AnyMove;
  /** The single key that presses it. */
  keyed?: string | undefined;
  className?: string;
  children: ReactNode;
  /** Takes the place of making the move, for a move that asks first. Called only while it is legal. */
  onAct?: (() => void) | undefined;
  /** Is the move chosen already, to be made when its player is asked? */
  chosen?: boolean;
  /** Chooses it in advance; without this it can only be made. */
  onChoose?: () => void;
  /** Explains it to a mouse or to the focus that rests on it, and to a finger that stays. */
  card?: () => ReactNode;
}) => {
  const explained = useExplain(card);
  const { isLegal, act } = useBoard();
  const legal = isLegal(move);
  const askedAct = useAskedAct();
  // What is chosen already is taken back by a press, even if its player has been asked by then.
  const choosing = onChoose !== undefined && (!legal || chosen === true);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (choosing) onChoose?.();
    else if (legal && onAct) onAct();
    else if (legal)
      askedAct(move, (currentTarget.querySelector('strong') ?? currentTarget).textContent.trim());
    else act(move);
  };
  const button = (
    <button
      type="button"
      {...(card === NO_CARD ? {} : explained.props)}
      className={`action ${className}`}
      aria-disabled={!legal && onChoose === undefined}
      aria-pressed={choosing ? chosen : undefined}
      data-key={keyed}
      data-move={move.join(' ')}
      aria-keyshortcuts={keyed}
      onClick={press}
    >
      {children}
    </button>
  );
  return card === NO_CARD ? (
    button
  ) : (
    <>
      {button}
      {explained.card}
    </>
  );
};

const NO_CARD = () => null;
