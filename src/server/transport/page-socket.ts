import type { Socket } from 'socket.io';
import type { FromPage } from '../../wire/from-page.ts';
import type { ToPage } from '../../wire/to-page.ts';

/** The socket of a page. */
export type PageSocket = Socket<FromPage, ToPage>;
