import { useEffect, useReducer } from 'react';
import { monotonicNow } from '../ui/monotonic-now.ts';

/** Whole seconds until a moment (`monotonicNow`); looked at anew whenever the number changes. 0 without one. */
export const useSecondsLeft = (until: number | null): number => {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (until === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const left = until - monotonicNow();
      if (left <= 0) return;
      timer = setTimeout(
        () => {
          lookAgain();
          wait();
        },
        left % 1000 || 1000,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - monotonicNow()) / 1000));
};
