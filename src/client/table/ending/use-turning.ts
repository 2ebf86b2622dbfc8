import { useEffect, useState } from 'react';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { usePace } from '../../ui/motion/pace.ts';

/** How long one tablet is turned, in milliseconds at the normal pace. */
const TURN_MS = 420;

/**
 * How many of the tablets lie face-up: one more after each moment. Any key or tap turns all of them, and still does what
 * it does; where motion is not wanted, or the end is no news, they lie so from the beginning.
 */
export const useTurning = (
  count: number,
  isNews: boolean,
): { readonly up: number; readonly skip: () => void } => {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { paced } = usePace();
  const [up, setUp] = useState(isNews ? 0 : count);
  const shown = still ? count : Math.min(up, count);
  const isTurning = shown < count;
  const ms = paced(TURN_MS);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setUp(shown + 1), ms);
    return () => clearTimeout(timer);
  }, [isTurning, shown, ms]);
  useEffect(() => {
    if (!isTurning) return;
    const skip = () => setUp(count);
    document.addEventListener('keydown', skip, true);
    document.addEventListener('pointerup', skip, true);
    return () => {
      document.removeEventListener('keydown', skip, true);
      document.removeEventListener('pointerup', skip, true);
    };
  }, [isTurning, count]);
  return { up: shown, skip: () => setUp(count) };
};
