import { useEffect, useRef } from 'react';

/**
 * The browser's Back closes what lies open (a menu, a sheet, a card) before it leaves the page. What opens puts one more entry
 * of the same address on the history, which Back takes away, and the topmost thing with it. Where that was closed otherwise the
 * entry stays, for what opens next; Back passes it by. The router never hears of it.
 */

/** The mark of such an entry, beside what the router keeps in it: a number of its own among them, the one below has too. */
const MARK = 'lies-open';
type Entry = Readonly<Record<string, unknown>> | null;
const here = (): { readonly isMarked: boolean; readonly idx: unknown } => {
  const entry = history.state as Entry;
  return { isMarked: entry?.[MARK] === true, idx: entry?.idx };
};

/** What closes each thing that is open, the topmost last. */
const open: (() => void)[] = [];
let at: ReturnType<typeof here> = { isMarked: false, idx: undefined };

const putEntry = (): void => {
  if (!here().isMarked) history.pushState({ ...(history.state as Entry), [MARK]: true }, '');
  at = here();
};

const onPop = (event: PopStateEvent): void => {
  const from = at;
  at = here();
  if (!from.isMarked || at.isMarked || from.idx !== at.idx) return;
  event.stopImmediatePropagation();
  const close = open.at(-1);
  if (close === undefined) history.back();
  else {
    close();
    // Something may lie open below it, or not let itself be closed now.
    setTimeout(() => open.length > 0 && putEntry());
  }
};

/** Hears of Back before the router does: to be called before anything is drawn. */
export const hearBack = (): void => {
  at = here();
  addEventListener('popstate', onPop);
};

/** While something is open, Back closes it. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => latest.current();
    open.push(closeIt);
    putEntry();
    return () => void open.splice(open.indexOf(closeIt), 1);
  }, [isOpen]);
};
