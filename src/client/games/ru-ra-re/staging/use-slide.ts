import { type RefObject, useLayoutEffect, useRef } from 'react';

const MS = 260;

/**
 * Children that others have moved aside slide there from where they stood; with reduced motion they stand there at once.
 * To ask where they stand costs a layout: it is asked only when `what` has changed, which tells their widths and order.
 */
export const useSlide = (ref: RefObject<HTMLElement | null>, what: string): void => {
  const stood = useRef<ReadonlyMap<Element, readonly [left: number, top: number]>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they are decides where they stand
  useLayoutEffect(() => {
    // What lies in a drawer that is closed stands nowhere.
    const stands = ({ offsetParent }: HTMLElement) => offsetParent !== null;
    const children = ([...(ref.current?.children ?? [])] as HTMLElement[])
      // One without a box of its own has its children stand in its place.
      .flatMap(child => (stands(child) ? [child] : ([...child.children] as HTMLElement[])))
      .filter(stands);
    const stand = new Map(children.map(child => [child, [child.offsetLeft, child.offsetTop] as const]));
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [child, [left, top]] of stand) {
      const [from, above] = stood.current.get(child) ?? [left, top];
      if ((from !== left || above !== top) && !isStill)
        child.animate([{ translate: `${from - left}px ${above - top}px` }, { translate: '0' }], {
          duration: MS,
          easing: 'ease-out',
        });
    }
    stood.current = stand;
  }, [what]);
};
