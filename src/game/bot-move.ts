import type { AnyMove, AnyRules } from './contract.ts';
import type { Seat } from './shared/seats.ts';

/**
 * What a bot does in a seat, and in any case something legal, so that nobody waits for its author. A bot that answers
 * nothing, fails, or does what is refused is replaced for this move by the mildest one, and `report` hears why. Whoever calls
 * sets a limit to its time by letting `think` reject.
 * @param view what the seat may know; the bot is shown nothing else
 * @returns null only where the seat has no legal move
 */
export const legalMoveOf = async (
  rules: Pick<AnyRules, 'legalMoves' | 'refusalOf' | 'mildest'>,
  view: unknown,
  seat: Seat,
  think: () => AnyMove | Promise<AnyMove>,
  report: (error: Error) => void,
): Promise<AnyMove | null> => {
  if (rules.legalMoves(view, seat).length === 0) return null;
  try {
    const move = (await think()) as AnyMove | null | undefined;
    if (move === null || move === undefined) throw new Error('it answered nothing');
    if (!Array.isArray(move)) throw new Error('it answered what is no move');
    const refusal = rules.refusalOf(view, seat, move);
    // What it wanted to do with what, nobody else may know: errors are logged.
    if (refusal !== null) throw new Error(`${move[0] ?? 'an empty move'} is refused: ${refusal}`);
    return move;
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
    return rules.mildest(view, seat);
  }
};
