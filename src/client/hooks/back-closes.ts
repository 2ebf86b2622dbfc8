import { useEffect, useRef } from 'react';

/**
 * The browser's Back closes what lies open (a menu, a sheet, a card) before it leaves the page. While something is open one
 * more entry of the same address lies on the history: Back takes that away, and the topmost thing with it. What is closed
 * otherwise takes it away as well. The router never hears of these entries.
 */

/** The mark of such an entry, beside what the router keeps in it. */
const MARK = 'lies-open';
type Entry = Readonly<Record<string, unknown>> | null;
const isMarked = (): boolean => (history.state as Entry)?.[MARK] === true;

/** What closes each thing that is open, the topmost last. */
const open: (() => void)[] = [];
/** Is the entry there; and is it on its way out, so that the next `popstate` is ours? */
let isThere = false;
let isLeaving = false;

const leave = (): void => {
  isLeaving = true;
  history.back();
};

/** One entry while anything is open, none otherwise. */
const settle = (): void => {
  if (isLeaving) return;
  if (open.length > 0 && !isThere) {
    history.pushState({ ...(history.state as Entry), [MARK]: true }, '');
    isThere = true;
  } else if (open.length === 0 && isThere) {
    isThere = false;
    // Where the page was left with it, another entry lies on top by now.
    if (isMarked()) leave();
  }
};

/** A dialog that gives way to another closes and opens in one go, and a link in a menu closes it and leads on. */
let settling: ReturnType<typeof setTimeout> | undefined;
const settleSoon = (): void => {
  clearTimeout(settling);
  settling = setTimeout(settle);
};

const onPop = (event: PopStateEvent): void => {
  if (isLeaving) {
    isLeaving = false;
    // Somebody went on to another page in the same moment: there is where they want to be.
    if (isMarked()) history.forward();
  } else if (isThere && !isMarked()) {
    isThere = false;
    open.at(-1)?.();
  } else {
    // An entry of a page that was left with something open: the router shows that page, and Back is to lead on from there.
    if (!isThere && isMarked()) setTimeout(leave);
    return;
  }
  event.stopImmediatePropagation();
  // Something may lie open below what was closed, or not let itself be closed now.
  settleSoon();
};

/** Hears of Back before the router does: to be called before anything is drawn. */
export const hearBack = (): void => {
  addEventListener('popstate', onPop);
  // The page was loaded anew while something was open.
  if (isMarked()) leave();
};

/** While something is open, Back closes it. */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => latest.current();
    open.push(closeIt);
    // At once: who opens something may have a finger on Back already.
    settle();
    return () => {
      open.splice(open.indexOf(closeIt), 1);
      settleSoon();
    };
  }, [isOpen]);
};
