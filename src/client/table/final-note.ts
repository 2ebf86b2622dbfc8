import { createContext, type ReactNode } from 'react';

/** What whoever runs a match adds below its final score, whichever game it is. */
export const FinalNote = createContext<ReactNode>(null);

/** What can be done once a match is over, as buttons and links: another one, a look at it again. */
export const EndActions = createContext<ReactNode>(null);
