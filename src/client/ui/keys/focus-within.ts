import { type RefObject, useEffect, useRef } from 'react';

/** Was the focus last seen inside an element? True also after what had it is gone. */
export const useFocusWithin = (ref: RefObject<HTMLElement | null>): RefObject<boolean> => {
  const within = useRef(false);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      within.current = ref.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [ref]);
  return within;
};

/** Did whatever had the focus go away with it? */
export const focusIsLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
