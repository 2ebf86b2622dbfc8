import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels that the number of those takes at the end of the last line. As in `rivals.css`. */
const ROOM = 24;

/**
 * How many kinds there is no room for: they stand on lines that are cut off, or where the number of those stands. There they
 * get the attribute `data-unseen`, as half of one would be seen beside the number.
 * @param what they are; they are counted again when it changes, and when their room does
 */
export const useUnseen = (ref: RefObject<HTMLElement | null>, what: unknown): number => {
  const [unseen, setUnseen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what they are decides where they stand
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const count = () => {
      const { clientWidth: width, clientHeight: height } = box;
      const kinds = [...box.querySelectorAll<HTMLElement>('.small-kind')];
      const isCut = ({ offsetTop }: HTMLElement) => offsetTop >= height;
      const areCut = kinds.some(isCut);
      const last = Math.max(...kinds.filter(kind => !isCut(kind)).map(({ offsetTop }) => offsetTop));
      const isUnder = ({ offsetTop, offsetLeft, offsetWidth }: HTMLElement) =>
        areCut && offsetTop === last && offsetLeft + offsetWidth > width - ROOM;
      for (const kind of kinds) kind.toggleAttribute('data-unseen', isCut(kind) || isUnder(kind));
      setUnseen(box.querySelectorAll('[data-unseen]').length);
    };
    const room = new ResizeObserver(count);
    room.observe(box);
    count();
    return () => room.disconnect();
  }, [ref, what]);
  return unseen;
};
