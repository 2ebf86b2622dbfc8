import { type ReactNode, useEffect } from 'react';
import { StillAt } from '../staging/still.ts';

/** Everything in it that moves stands as it does so many milliseconds into its moment; with null it moves. */
export const StandStill = ({ at, children }: { at: number | null; children: ReactNode }) => {
  useEffect(() => {
    if (at === null) return;
    const stopped = new WeakSet<Animation>();
    let frame = 0;
    const stop = () => {
      for (const animation of document.getAnimations()) {
        if (stopped.has(animation)) continue;
        stopped.add(animation);
        animation.pause();
        animation.currentTime = at;
      }
      frame = requestAnimationFrame(stop);
    };
    stop();
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return <StillAt value={at}>{children}</StillAt>;
};
