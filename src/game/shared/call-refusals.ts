/** Why a move is refused before its own rule is asked: where one acts at a time. */
export const CALL_REFUSALS = ['match-over', 'not-your-turn', 'unknown-move', 'not-now'] as const;
export type CallRefusal = (typeof CALL_REFUSALS)[number];
