import { useEffect, useState } from 'react';

/**
 * Has so much of a moment passed, as a share from 0 to 1? False while there is none.
 * @param ms how long the moment lasts
 * @param frozen how far into it everything stands still, 0 to 1; null where it goes on
 */
export const usePassed = (
  moment: object | null,
  ms: number,
  share: number,
  frozen: number | null = null,
): boolean => {
  const [passed, setPassed] = useState<object | null>(null);
  useEffect(() => {
    if (moment === null || frozen !== null) return;
    const timer = setTimeout(() => setPassed(moment), ms * share);
    return () => clearTimeout(timer);
  }, [moment, ms, share, frozen]);
  return moment !== null && (frozen === null ? passed === moment : frozen >= share);
};
