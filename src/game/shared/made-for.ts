import type { Seat } from './seats.ts';

/** Who makes a move in the place of whoever holds the seat: a bot that stands in, or time that has run out. */
export const MAKERS = ['bot', 'time'] as const;
export type Maker = (typeof MAKERS)[number];

/** A move that somebody did not make themselves. */
export type MadeFor = { readonly seat: Seat; readonly by: Maker };
