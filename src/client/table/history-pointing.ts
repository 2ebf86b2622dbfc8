import { createContext } from 'react';

/**
 * A board that shows what a line of its history speaks of is told which event is pointed at or has the focus, by its
 * place in the match; null when none is any more.
 */
export const HistoryPointing = createContext<(event: number | null) => void>(() => {});
