import { useSyncExternalStore } from 'react';
import { type Rematch, seatInRematch } from '../../game/shared/series.ts';

const STORED = 'muted';
/** More people than anybody meets at the tables of one device. */
const MOST = 200;

const listeners = new Set<() => void>();
let kept: ReadonlySet<string> | null = null;

const read = (): ReadonlySet<string> => {
  if (kept !== null) return kept;
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    kept = new Set(Array.isArray(data) ? data.filter(key => typeof key === 'string').slice(-MOST) : []);
  } catch {
    kept = new Set();
  }
  return kept;
};

/** Somebody at one table: their name may be anybody's at another. */
export const personAt = (matchID: string, seat: number): string => `${matchID}/${seat}`;

export const setMuted = (person: string, muted: boolean): void => {
  const others = [...read()].filter(each => each !== person);
  keep(muted ? [...others, person] : others);
};

/**
 * Who was muted in the match before is muted in its rematch, where they have sat down again by the same name. They are
 * muted there instead: whoever hears them again does so in all that follow.
 */
export const carryMuted = (
  matchID: string,
  { of, series: { wins } }: Rematch,
  nameAt: (seat: number) => string | undefined,
): void => {
  const carried = new Map(
    wins.flatMap((_, before) => {
      const seat = seatInRematch(before, wins.length);
      const isBack = nameAt(seat) !== undefined && nameAt(seat) === wins[seat]?.name;
      return isBack ? [[personAt(of, before), personAt(matchID, seat)] as const] : [];
    }),
  );
  if ([...read()].some(person => carried.has(person)))
    keep([...read()].map(person => carried.get(person) ?? person));
};

const keep = (people: readonly string[]): void => {
  kept = new Set(people.slice(-MOST));
  try {
    localStorage.setItem(STORED, JSON.stringify([...kept]));
  } catch {
    // Where nothing can be kept it holds as long as the page.
  }
  for (const listener of listeners) listener();
};

/** Whom this device does not hear. */
export const useMuted = (): ReadonlySet<string> =>
  useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, read);

/** Tests begin with nobody muted. */
export const forgetMuted = (): void => {
  kept = null;
};
