import { createContext, type ReactNode } from 'react';
import type { BoardPart } from './board-parts.tsx';
import type { KeyHelp } from './help.tsx';

/** What the page around a board puts into the board's bar: the way home, before everything else, and the menu, after it. */
export type TableChrome = { readonly home: ReactNode; readonly menu: ReactNode };

export const TableChromeContext = createContext<TableChrome>({ home: null, menu: null });

/** Where whoever runs the match has something to put beside the board, is told the place for it, null while there is no room. */
export const BesideBoardContext = createContext<((place: Element | null) => void) | null>(null);

/** Keys that whoever runs the match has besides those of its board, for the help. */
export const MoreKeysContext = createContext<readonly KeyHelp[]>([]);

/** Opens what lies over the board, for the menu inside of its bar; null outside of a board. */
export const OpenPartContext = createContext<((part: BoardPart) => void) | null>(null);
