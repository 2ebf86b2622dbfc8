import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const ITEMS = 'button, a[href], input, [data-roving]';

/**
 * One tab stop for a group of controls, arrow keys, Home and End inside it. The controls are whatever
 * buttons lie in the element; the one last focused is the stop, before that the first or the last of them. `given` is a
 * ref that the element has anyway.
 */
export const useRoving = <E extends HTMLElement>(
  given?: RefObject<E | null>,
  start: 'first' | 'last' = 'first',
  /** While false, every control is a stop of its own, as outside of a group. */
  active = true,
): {
  readonly ref: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent<E>) => void;
  readonly onFocus: () => void;
} => {
  const own = useRef<E>(null);
  const ref = given ?? own;
  const stop = useRef<Element | null>(null);

  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])].filter(isOwn);
  // What lies in another group, inside of this one or around it, has its stop there.
  const isOwn = (item: HTMLElement) => {
    const group = item.closest('[role="toolbar"]');
    return group === null || group === ref.current;
  };
  const settle = () => {
    const all = items();
    const kept = all.find(item => item === stop.current);
    // The stop falls on what may be done, so that one press of Tab reaches it.
    const current = kept ?? (start === 'first' ? all.find(isEnabled) : all.findLast(isEnabled)) ?? all[0];
    for (const item of all) {
      const tabIndex = item === current || !active ? '0' : '-1';
      // Written again, it would cost a browser a look at the whole page, and this is asked after every rendering.
      if (item.getAttribute('tabindex') !== tabIndex) item.setAttribute('tabindex', tabIndex);
    }
  };
  useLayoutEffect(settle);

  return {
    ref,
    onFocus: () => {
      if (items().includes(document.activeElement as HTMLElement)) stop.current = document.activeElement;
      settle();
    },
    onKeyDown: event => {
      const all = items();
      const here = all.indexOf(document.activeElement as HTMLElement);
      if (here < 0) return;
      const next = target(event.key, here, all.length);
      if (next === null) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
};

const isEnabled = (item: Element): boolean => item.getAttribute('aria-disabled') !== 'true';

const target = (key: string, here: number, length: number): number | null => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (here + 1) % length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (here + length - 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
};
