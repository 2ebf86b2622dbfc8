import { createContext } from 'react';

/** How many milliseconds into every moment the table stands still, to be looked at; null where time goes on. */
export const StillAt = createContext<number | null>(null);
