import type { Seat } from '../../../game/shared/seats.ts';
import type { Clock } from '../../table/table-match.ts';

/** A deadline that is told again comes out a little earlier or later, by how long the message travelled. */
const SAME_MS = 1500;

/**
 * The deadlines as this page counts time.
 * @param left milliseconds that each seat has left whose time runs now
 * @param now as `steadyNow` has it
 * @param before what this page knew until now: a deadline that is merely told again stays what it was
 */
export const clockOf = (
  left: readonly (readonly [seat: Seat, ms: number])[],
  now: number,
  before: Clock | null,
): Clock | null => {
  if (left.length === 0) return null;
  return new Map(
    left.map(([seat, ms]) => {
      const until = now + ms;
      const known = before?.get(seat);
      const isSame = known !== undefined && Math.abs(known - until) < SAME_MS;
      return [seat, isSame ? known : until];
    }),
  );
};
