import type { Seat } from '../../game/shared/seats.ts';

/**
 * Seats whose last page lost its connection a moment ago. It dials anew by itself, so that until it has had the time to be
 * back nobody is told that it was gone.
 */
export class DisconnectGrace {
  readonly #ms: number;
  readonly #byMatch = new Map<string, Map<Seat, NodeJS.Timeout>>();

  /** @param ms for how long a seat lingers */
  constructor(ms: number) {
    this.#ms = ms;
  }

  at(matchID: string): ReadonlySet<Seat> {
    const seats = this.#byMatch.get(matchID);
    return seats === undefined ? NOBODY : new Set(seats.keys());
  }

  /** @param gone is done where nothing ends it before its time */
  begin(matchID: string, seat: Seat, gone: () => void): void {
    this.end(matchID, seat);
    const seats = this.#byMatch.get(matchID) ?? new Map<Seat, NodeJS.Timeout>();
    this.#byMatch.set(matchID, seats);
    const over = () => {
      this.end(matchID, seat);
      gone();
    };
    seats.set(seat, setTimeout(over, this.#ms).unref());
  }

  /** It is back, or has gone for good. */
  end(matchID: string, seat: Seat): void {
    const seats = this.#byMatch.get(matchID);
    clearTimeout(seats?.get(seat));
    seats?.delete(seat);
    if (seats?.size === 0) this.#byMatch.delete(matchID);
  }

  close(): void {
    for (const seats of this.#byMatch.values()) for (const timer of seats.values()) clearTimeout(timer);
    this.#byMatch.clear();
  }
}

const NOBODY: ReadonlySet<Seat> = new Set();
