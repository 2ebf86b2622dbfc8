import type { AnyMove } from '../../contract.ts';
import type { Seat } from '../../shared/seats.ts';

/** Always the first row that holds cards: among several of its kind nobody ever gets a row, which chance hardly brings about. */
export const stubbornBot = <Move extends AnyMove>(
  _view: unknown,
  _seat: Seat,
  legal: readonly Move[],
): Move => {
  const [move] = legal;
  if (move === undefined) throw new Error('a bot was asked for a move where there is none');
  return move;
};
