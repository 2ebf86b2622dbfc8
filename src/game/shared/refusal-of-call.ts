import type { AnyMove } from '../contract.ts';

/** Why a move is refused before its game has looked at it. */
export const CALL_REFUSALS = ['match-over', 'not-your-turn', 'unknown-move', 'not-now'] as const;
export type CallRefusal = (typeof CALL_REFUSALS)[number];

/** What stands of the moves of a game: those of each phase, as its `meta` has them, and how many arguments each takes. */
export type Moves = {
  readonly phases: Readonly<Record<string, readonly string[]>>;
  readonly takes: Readonly<Record<string, number>>;
};

/**
 * Is there such a move, is it this seat's to make, and now? Anything may be asked: moves come from anywhere.
 * @param phase the phase of the match, or `over`
 * @param isAsked may this seat act?
 */
export const refusalOfCall = (
  { phases, takes }: Moves,
  phase: string,
  isAsked: boolean,
  [name, ...args]: AnyMove,
): CallRefusal | null => {
  if (phase === 'over') return 'match-over';
  if (typeof name !== 'string' || !Object.hasOwn(takes, name)) return 'unknown-move';
  if (args.length > (takes[name] ?? 0)) return 'unknown-move';
  if (!isAsked) return 'not-your-turn';
  return phases[phase]?.includes(name) ? null : 'not-now';
};
