import type { Marked } from './marked.ts';

/** A player's place at the table: 0 to players − 1, clockwise. No sun and no row is taken for one. */
export type Seat = Marked<number, 'seat'>;

/** One value for each seat, in seat order. */
export type BySeat<T> = readonly T[];

/** The seat to the left of `seat`: the next one clockwise. */
export const leftOf = (seat: Seat, players: number): Seat => (seat + 1 === players ? 0 : seat + 1);

/** The entry of a seat; a seat that is not at the table is a fault of the caller. */
export const at = <T>(bySeat: ArrayLike<T>, seat: Seat): T => {
  const entry = bySeat[seat];
  if (entry === undefined) throw new RangeError(`no seat ${seat} among ${bySeat.length}`);
  return entry;
};
