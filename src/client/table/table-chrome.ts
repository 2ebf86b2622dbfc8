import { createContext, type ReactNode } from 'react';

/** What the page around a board puts into the board's bar: the way home, before everything else, and the menu, after it. */
export type TableChrome = { readonly home: ReactNode; readonly menu: ReactNode };

export const TableChromeContext = createContext<TableChrome>({ home: null, menu: null });
