import { useCallback, useEffect, useRef, useState } from 'react';
import { LobbyError } from '../lobby/api.ts';

export type Told<What> = {
  readonly state: 'asking' | 'nobody' | 'failed' | What;
  /** Asks at once. */
  readonly ask: () => void;
};

/** Where it was not told, or says not how soon it may be another. */
const AT_REST = 15_000;

/**
 * Something as the server tells it, again and again as long as the page is seen: a hidden page asks for nothing, and seen again
 * it catches up at once.
 * @param fetch asks for it; another function, another thing
 * @param pause after how many milliseconds it is asked for again
 */
export const useTold = <What extends object>(
  fetch: () => Promise<What>,
  pause: (told: What) => number = () => AT_REST,
): Told<What> => {
  const [state, setState] = useState<Told<What>['state']>('asking');
  const again = useRef(() => {});
  const pauseOf = useRef(pause);
  pauseOf.current = pause;
  useEffect(() => {
    let round = 0;
    let text = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      clearTimeout(timer);
      round += 1;
      const asked = round;
      let wait = AT_REST;
      try {
        const told = await fetch();
        if (asked !== round) return;
        wait = pauseOf.current(told);
        // What is as before is not drawn anew.
        const now = JSON.stringify({ ...told, now: 0 });
        if (now !== text) setState(told);
        text = now;
      } catch (error) {
        if (asked !== round) return;
        const isNothing = error instanceof LobbyError && error.status === 404;
        // Without an answer what was told holds.
        setState(before => (isNothing ? 'nobody' : typeof before === 'string' ? 'failed' : before));
      }
      if (document.visibilityState === 'visible') timer = setTimeout(() => void read(), wait);
    };
    const look = () => {
      if (document.visibilityState === 'visible') void read();
      else clearTimeout(timer);
    };
    again.current = () => void read();
    document.addEventListener('visibilitychange', look);
    void read();
    return () => {
      round += 1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [fetch]);
  return { state, ask: useCallback(() => again.current(), []) };
};
