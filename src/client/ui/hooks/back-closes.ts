import { useEffect, useRef } from 'react';

/**
 * The browser's Back closes what lies open (a menu, a sheet, a card) before it leaves the page. What opens puts one more entry
 * of the same address on the history, which Back takes away, and the topmost thing with it. Where that was closed otherwise the
 * entry stays, for what opens next; Back passes it by. The router never hears of it.
 *
 * Each thing has an entry of its own, put there by the press that opens it: one put there after Back, without a press, is an
 * entry that browsers pass by together with its page.
 */

/** The mark of such an entry, beside what the router keeps in it, is how many there are; the router's number is the page's. */
const MARK = 'lies-open';
type Entry = Readonly<Record<string, unknown>> | null;
const here = (): { readonly depth: number; readonly idx: unknown; readonly address: string } => {
  const entry = history.state as Entry;
  const mark = entry?.[MARK];
  const address = location.pathname + location.search + location.hash;
  return { depth: typeof mark === 'number' ? mark : 0, idx: entry?.idx, address };
};

/** What closes each thing that is open, the topmost last. */
const open: (() => void)[] = [];
let at: ReturnType<typeof here> = { depth: 0, idx: undefined, address: '' };

const putEntries = (depth: number): void => {
  for (let next = here().depth + 1; next <= depth; next++)
    history.pushState({ ...(history.state as Entry), [MARK]: next }, '');
  at = here();
};

const onPop = (event: PopStateEvent): void => {
  const from = at;
  at = here();
  if (from.idx !== at.idx || at.depth === from.depth) return;
  // Back, or forward to where something lay open once: what is shown may be another moment by now.
  replaceAddress(from.address);
  if (at.depth > from.depth) return;
  event.stopImmediatePropagation();
  if (open.length === 0) {
    history.back();
    return;
  }
  for (const close of open.slice(Math.min(at.depth, open.length - 1)).toReversed()) close();
  // Something may not let itself be closed now.
  setTimeout(() => putEntries(open.length));
};

/**
 * Hears of Back before the router does: to be called before anything is drawn.
 * @returns what ends it
 */
export const listenForBack = (): (() => void) => {
  at = here();
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
};

/** The same page under another address, without a step for Back to take; also for what lies under an open thing. */
export const replaceAddress = (address: string): void => {
  history.replaceState(history.state, '', address);
  at = here();
};

/** While something is open, Back closes it. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => latest.current();
    open.push(closeIt);
    putEntries(open.length);
    return () => void open.splice(open.indexOf(closeIt), 1);
  }, [isOpen]);
};
