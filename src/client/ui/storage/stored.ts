import { useSyncExternalStore } from 'react';
import { onChange, storeText, textAt, textElsewhere } from './device.ts';
import type { Key } from './places.ts';

/** How a value is written, and read again: by this version, by an earlier one, or by whoever had their hands in it. */
export type Format<T> = {
  /** @returns undefined, or throws, where it is damaged */
  readonly parse: (text: string) => T | undefined;
  readonly write: (value: T) => string;
};

/** @param parse what `JSON.parse` makes of it; undefined where it is not what it should be */
export const json = <T>(parse: (data: unknown) => T | undefined): Format<T> => ({
  parse: text => parse(JSON.parse(text)),
  write: value => JSON.stringify(value),
});

export const plainText = <T extends string>(parse: (text: string) => T | undefined): Format<T> => ({
  parse,
  write: value => value,
});

/** One thing that this browser keeps. Its functions may be handed on by themselves. */
export type Stored<T> = {
  /** The same object for as long as it does not change. */
  readonly get: () => T;
  /** What cannot be read is put aside first. @returns false where it holds only as long as the page is open */
  readonly set: (value: T) => boolean;
  readonly drop: () => void;
  /** Lets go of it, but keeps the text in case somebody can read it. */
  readonly putAside: () => void;
  /** As it is written: the same as long as nobody has changed it, in this tab or another. */
  readonly text: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
};

type Without<T> = {
  /** What holds where nothing is kept. */
  readonly none: T;
  /** What holds where what is kept is damaged; the same, if nothing is said. */
  readonly damaged?: T;
  /** Puts together what this tab could not keep and what another has kept since. */
  readonly merge?: (own: T, others: T) => T;
};

type Read<T> = { readonly text: string | null; readonly value: T; readonly isDamaged: boolean };

export const storedValue = <T>(
  key: Key,
  { parse, write }: Format<T>,
  { none, damaged = none, merge }: Without<T>,
): Stored<T> => {
  let last: Read<T> = { text: null, value: none, isDamaged: false };
  let merged: { readonly own: T; readonly others: string; readonly value: T } | null = null;

  const read = (text: string | null): Read<T> => {
    if (text === null) return { text, value: none, isDamaged: false };
    try {
      const value = parse(text);
      if (value !== undefined) return { text, value, isDamaged: false };
    } catch {
      // damaged
    }
    return { text, value: damaged, isDamaged: true };
  };
  const now = (): Read<T> => {
    const text = textAt(key);
    if (text !== last.text) last = read(text);
    return last;
  };
  const get = (): T => {
    const { value: own } = now();
    const others = merge === undefined ? null : textElsewhere(key);
    if (others === null || merge === undefined) return own;
    if (merged?.own !== own || merged.others !== others)
      merged = { own, others, value: merge(own, read(others).value) };
    return merged.value;
  };
  const putAside = (): void => {
    const { text } = now();
    if (text !== null) storeText(`aside:${key}`, text);
    storeText(key, null);
  };
  return {
    get,
    set: value => {
      if (now().isDamaged) putAside();
      return storeText(key, write(value));
    },
    drop: () => void storeText(key, null),
    putAside,
    text: () => textAt(key),
    subscribe: listener => onChange(key, listener),
  };
};

/** The value as it is now, also when it changes in another tab. */
export const useStored = <T>({ subscribe, get }: Stored<T>): T => useSyncExternalStore(subscribe, get, get);
