import { byWeight, type Key, makesRoomFor, placeOf, type Weight, weightOf } from './places.ts';

/** Why something is not kept: the browser lets this site keep nothing, or there is no room. */
export type Cause = 'denied' | 'full';
/** What is to be lost when the page is closed. */
export type Unkept = { readonly cause: Cause; readonly weight: Weight };

/** What the browser did not take, which holds for as long as the page is open; null where it did not let go of it. */
const inMind = new Map<Key, string | null>();
let unkept: Unkept | null = null;
const listeners = new Map<Key, Set<() => void>>();
const troubled = new Set<() => void>();

/** Null where there is none: while a page is prerendered, and in browsers that let this site store nothing. */
const areaOf = (key: Key): Storage | null => {
  try {
    return (placeOf(key)?.visit ? window.sessionStorage : window.localStorage) ?? null;
  } catch {
    return null;
  }
};

/** What the browser itself has kept, also of another tab. */
const textOnDevice = (key: Key): string | null => {
  try {
    return areaOf(key)?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

export const textAt = (key: Key): string | null => {
  const held = inMind.get(key);
  return held === undefined ? textOnDevice(key) : held;
};

/** What another tab has kept in the meantime under a key of which the browser did not take what this one has. */
export const textElsewhere = (key: Key): string | null => (inMind.has(key) ? textOnDevice(key) : null);

/**
 * Keeps a text, or with null lets go of it. What this browser does not take is kept in mind for as long as the page is open.
 * @returns whether the browser has taken it
 */
export const storeText = (key: Key, text: string | null): boolean => {
  const cause = put(key, text);
  if (cause === null) inMind.delete(key);
  else inMind.set(key, text);
  if (cause !== null || unkept !== null) settle();
  tell(key);
  return cause === null;
};

/** What did not find room before may do so now; what does not is told. */
const settle = (): void => {
  let worst: Unkept | null = null;
  for (const [key, text] of inMind) {
    const cause = put(key, text);
    if (cause === null) inMind.delete(key);
    else if (text !== null) {
      const weight = weightOf(key, text);
      if (worst === null || byWeight(worst.weight, weight) < 0) worst = { cause, weight };
    }
  }
  const isSame = unkept?.cause === worst?.cause && unkept?.weight === worst?.weight;
  if (isSame) return;
  unkept = worst;
  for (const listener of troubled) listener();
};

/** Null where it was taken. */
const put = (key: Key, text: string | null): Cause | null => {
  const area = areaOf(key);
  if (area === null) return 'denied';
  for (;;) {
    try {
      if (text === null) area.removeItem(key);
      else area.setItem(key, text);
      return null;
    } catch (error) {
      if (!isFull(error)) return 'denied';
      if (text === null || !makeRoom(area, key, weightOf(key, text))) return 'full';
    }
  }
};

const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.name);

/** Gives up one thing of those that matter least: the largest, so that few have to go. @returns false where there is none */
const makeRoom = (area: Storage, key: Key, weight: Weight): boolean => {
  const others = Array.from({ length: area.length }, (_, i) => area.key(i) ?? '').flatMap(name => {
    if (name === key || placeOf(name) === null) return [];
    const other = name as Key;
    const text = area.getItem(other) ?? '';
    return [{ key: other, size: text.length, weight: weightOf(other, text) }];
  });
  const [least] = others
    .filter(other => makesRoomFor(other.weight, weight))
    .sort((a, b) => byWeight(a.weight, b.weight) || b.size - a.size);
  if (least === undefined) return false;
  area.removeItem(least.key);
  tell(least.key);
  return true;
};

const tell = (key: Key): void => {
  for (const listener of listeners.get(key) ?? []) listener();
};

const onStorage = ({ key }: StorageEvent): void => {
  // Without a key, everything was let go of.
  for (const each of listeners.keys()) if (key === null || key === each) tell(each);
};

/** Hears of every change of what is kept under a key, in this tab and in others. @returns what ends it */
export const onChange = (key: Key, listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  const heard = listeners.get(key) ?? new Set();
  listeners.set(key, heard.add(listener));
  return () => {
    heard.delete(listener);
    if (heard.size === 0) listeners.delete(key);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** What is to be lost when the page is closed, what matters most; null where all is kept. */
export const unkeptNow = (): Unkept | null => unkept;

export const onUnkept = (listener: () => void): (() => void) => {
  troubled.add(listener);
  return () => void troubled.delete(listener);
};

/** Tests begin as a page does. */
export const forgetVisit = (): void => {
  inMind.clear();
  unkept = null;
};
