import { useSyncExternalStore } from 'react';

/** How many matches wait for whoever is here, as far as a part of the page has found out. */
let count = 0;
/** What the icon says: at first what was put there when the site was open before, and nobody knows any more. */
let onIcon: number | null = null;
const listeners = new Set<() => void>();

/** Told on the page, in its title, and on the icon of the site where it is installed. */
export const setWaiting = (now: number): void => {
  // Where the site is not installed, there is no icon to write on.
  if (now !== onIcon && 'setAppBadge' in navigator) void navigator.setAppBadge(now).catch(() => {});
  onIcon = now;
  if (now === count) return;
  count = now;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useWaiting = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );

/** A title that begins with how many matches wait, where any does. */
export const countedTitle = (waiting: number, title: string): string =>
  waiting > 0 ? `(${waiting}) ${title}` : title;
