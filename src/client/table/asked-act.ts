import type { AnyMove } from '../../game/contract.ts';
import { useWords } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { useConfirm } from './confirm.tsx';
import { confirmWords } from './words.ts';

/**
 * Makes a move that nothing speaks against: at once, or, for whoever wants to be asked before every one, when they have said so.
 * @param name what stands on its button
 */
export const useAskedAct = (): ((move: AnyMove, name: string) => void) => {
  const words = useWords(confirmWords);
  const { act } = useBoard();
  const { ask, wants } = useConfirm();
  return (move, name) => {
    if (!wants('any')) act(move);
    else void ask('any', words.sure(name)).then(yes => yes && act(move));
  };
};
