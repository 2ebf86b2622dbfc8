import type { AnyMove, Bot } from '../../contract.ts';

/** Always the first row that holds cards: among several of its kind nobody ever gets a row, which chance hardly brings about. */
export const stubbornBot: Bot<unknown, AnyMove> = (_view, _seat, legal) => {
  const [move] = legal;
  if (move === undefined) throw new Error('a bot was asked for a move where there is none');
  return move;
};
