import { entryAt } from './lists.ts';
import type { Seat } from './seats.ts';

const NAMES = ['Hori', 'Tiye', 'Nefer', 'Senu', 'Meri'] as const;

/** A name for the bot at a seat, so that two of a kind can be told apart. */
export const botNameAt = (seat: Seat): string => entryAt(NAMES, seat % NAMES.length);
