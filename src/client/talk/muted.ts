import { useSyncExternalStore } from 'react';

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
  kept = new Set((muted ? [...others, person] : others).slice(-MOST));
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
