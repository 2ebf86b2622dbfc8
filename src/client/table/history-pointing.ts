import { createContext } from 'react';

/**
 * A board that shows what a line of its history speaks of is told which event is pointed at or has the focus, by its
 * place in the match; null when none is any more.
 */
export const HistoryPointing = createContext<(event: number | null) => void>(() => {});

/** The same board is told when its history comes into sight and when it goes: it may make room for it. */
export const HistoryInSight = createContext<(isInSight: boolean) => void>(() => {});
