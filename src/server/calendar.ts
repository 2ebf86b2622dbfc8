import type { Clock } from './clock.ts';

/**
 * The time by which it is decided what cannot be taken back: that a day, a month, the time to join is over. That of whoever keeps the
 * matches, the same for all servers; and one that is set forward is believed only when it has lasted.
 */
export type Calendar = {
  /** Milliseconds since 1970. */
  readonly now: () => Promise<number>;
  /** The same, by what was answered last. */
  readonly known: Clock;
};

/** For so long what was answered is gone on from. */
const ASKED_EVERY_MS = 10_000;
/** A clock that is corrected may go forward by so much at once. */
const CORRECTION_MS = 120_000;
/** What a clock has gone forward by is believed after so long; an hour in which yesterday goes on does no harm. */
const LASTING_MS = 3_600_000;

/**
 * @param ask what time it is
 * @param first what was answered at the start, which is believed
 * @param steady milliseconds since any moment, on a clock that does not jump
 */
export const calendarBy = (
  ask: () => Promise<number>,
  first: number,
  steady: Clock = () => performance.now(),
): Calendar => {
  let believed = { at: first, seen: steady() };
  let leap: { readonly by: number; readonly since: number } | null = null;
  let asking: Promise<void> | null = null;

  const known = () => Math.floor(believed.at + steady() - believed.seen);
  const take = (answered: number, asked: number): void => {
    const seen = steady();
    // Said some time in between: what lies within that is right, however long it took.
    const told = Math.min(Math.max(known(), answered), answered + seen - asked);
    const by = told - known();
    if (by <= CORRECTION_MS) leap = null;
    else if (leap === null || Math.abs(by - leap.by) > CORRECTION_MS) leap = { by, since: seen };
    if (leap !== null && seen - leap.since < LASTING_MS) believed = { at: known(), seen };
    else {
      believed = { at: told, seen };
      leap = null;
    }
  };
  return {
    known,
    now: async () => {
      if (steady() - believed.seen >= ASKED_EVERY_MS) {
        const asked = steady();
        asking ??= ask()
          .then(answered => take(answered, asked))
          .finally(() => {
            asking = null;
          });
        await asking;
      }
      return known();
    },
  };
};
