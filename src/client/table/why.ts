import type { AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Language } from '../ui/i18n/i18n.tsx';

/** A move that somebody may make, as that seat sees the table. */
export type Considered = {
  readonly view: unknown;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly nameOf: (seat: Seat) => string;
};

/** What speaks for a move, in a sentence or two: what the rules' own scoring makes of it for the mover and for others. */
export type Why = (language: Language, considered: Considered) => string | null;
