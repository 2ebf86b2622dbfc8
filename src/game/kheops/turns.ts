import type { Seat } from '../shared/seats.ts';
import type { Player, Step } from './table.ts';

/** Who is to act: exactly one seat, until the match is over. */
export const actor = (step: Step): Seat | null => ('player' in step ? step.player : null);

/** White begins, then each in turn. [K-02, K-10] */
export const inTurn = ({ player }: { readonly player: Player }): Seat => player;

/** Whoever placed the pawn goes on until they have laid a tile. [K-10] */
export const samePlayer = ({ player }: { readonly player: Player }): Seat => player;
