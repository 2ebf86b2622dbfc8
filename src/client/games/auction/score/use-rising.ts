import { useEffect, useState } from 'react';

/** Does a sheet still rise line by line? Any key or press ends it, and does what it does besides. */
export const useRising = (isNews: boolean): boolean => {
  const [rising, setRising] = useState(isNews);
  useEffect(() => {
    if (!rising) return;
    const skip = () => setRising(false);
    addEventListener('keydown', skip, true);
    addEventListener('pointerup', skip, true);
    return () => {
      removeEventListener('keydown', skip, true);
      removeEventListener('pointerup', skip, true);
    };
  }, [rising]);
  return rising;
};
