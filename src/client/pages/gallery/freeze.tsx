import { type ReactNode, useEffect, useMemo } from 'react';
import { type FrozenClock, FrozenClockContext } from '../../ui/motion/frozen-clock.ts';

/** Everything in it that moves stands as it does so many milliseconds after a move; with null it moves. */
export const Freeze = ({ at, children }: { at: number | null; children: ReactNode }) => {
  const still = useMemo((): FrozenClock | null => (at === null ? null : { at, began: 0 }), [at]);
  useEffect(() => {
    if (still === null) return;
    const stopped = new WeakSet<Animation>();
    let frame = 0;
    const stop = () => {
      for (const animation of document.getAnimations()) {
        if (stopped.has(animation)) continue;
        stopped.add(animation);
        const time = still.at - still.began;
        // What comes after it may come.
        if (time >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
        else {
          animation.pause();
          animation.currentTime = time;
        }
      }
      frame = requestAnimationFrame(stop);
    };
    stop();
    return () => cancelAnimationFrame(frame);
  }, [still]);
  return <FrozenClockContext value={still}>{children}</FrozenClockContext>;
};
