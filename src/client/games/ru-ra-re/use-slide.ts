import { type RefObject, useLayoutEffect, useRef } from 'react';

const MS = 260;

/** Children that others have moved aside slide there from where they stood; with reduced motion they stand there at once. */
export const useSlide = (ref: RefObject<HTMLElement | null>): void => {
  const stood = useRef<ReadonlyMap<Element, number>>(new Map());
  useLayoutEffect(() => {
    const children = [...(ref.current?.children ?? [])] as HTMLElement[];
    const stand = new Map(children.map(child => [child, child.offsetLeft]));
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [child, left] of stand) {
      const by = (stood.current.get(child) ?? left) - left;
      if (by !== 0 && !isStill)
        child.animate([{ translate: `${by}px` }, { translate: '0' }], { duration: MS, easing: 'ease-out' });
    }
    stood.current = stand;
  });
};
