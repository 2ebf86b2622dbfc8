import type { ReactNode } from 'react';
import type { AnyMove } from '../../game/contract.ts';
import { useBoard } from './board-context.tsx';

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
}: {
  move: AnyMove;
  /** The single key that presses it. */
  keyed?: string | undefined;
  className?: string;
  children: ReactNode;
  /** Takes the place of making the move, for a move that asks first. Called only while it is legal. */
  onAct?: (() => void) | undefined;
}) => {
  const { isLegal, act } = useBoard();
  const legal = isLegal(move);
  return (
    <button
      type="button"
      className={`action ${className}`}
      aria-disabled={!legal}
      data-key={keyed}
      aria-keyshortcuts={keyed}
      onClick={() => (legal && onAct ? onAct() : act(move))}
    >
      {children}
    </button>
  );
};
