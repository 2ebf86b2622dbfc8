import { createContext, type ReactNode } from 'react';

/** What whoever runs a match adds below its final score, whichever game it is. */
export const FinalNote = createContext<ReactNode>(null);
