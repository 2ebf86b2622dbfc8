import { useCallback, useEffect, useRef, useState } from 'react';
import { steadyNow } from '../../ui/steady-now.ts';
import { LobbyError } from '../lobby/api.ts';

export type Polled<What> = {
  readonly state: 'asking' | 'nobody' | 'failed' | What;
  /** Why it was not told, the last time it was asked for; null: it was told. */
  readonly why: unknown;
  /** Asks at once. */
  readonly ask: () => void;
};

/** Where it was not told, or says not how soon it may be another. */
const AT_REST = 15_000;
/** After an answer that came because something was new; the next one waits for what is new then. */
const FOLLOWED = 300;

/** For what the server answers once it knows something new: it is asked again at once. */
export const followed = (): number => FOLLOWED;
/** For what does not change, or is asked for anew by whoever knows that it has. */
export const once = (): null => null;

/** Asked again it would say the same: the request is refused for what it is, not for when it came. */
const isFinal = ({ status }: LobbyError): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Something as the server tells it, again and again as long as the page is seen: a hidden page asks for nothing, and seen again
 * it catches up at once, or as soon as it may. After a final no it asks only where it is seen again, or told to.
 * @param fetch asks for it, told what it was before, until nobody waits for it any more; another function, another thing
 * @param pause after how many milliseconds it is asked for again; null: not at all
 */
export const usePolled = <What extends object>(
  fetch: (before: What | null, unwanted: AbortSignal) => Promise<What>,
  pause: (told: What) => number | null = () => AT_REST,
): Polled<What> => {
  const [state, setState] = useState<Polled<What>['state']>('asking');
  const [why, setWhy] = useState<unknown>(null);
  const again = useRef(() => {});
  const pauseOf = useRef(pause);
  pauseOf.current = pause;
  useEffect(() => {
    let asking = new AbortController();
    let text = '';
    let before: What | null = null;
    /** Until then the server wants not to be asked. */
    let earliest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      let wait: number | null = AT_REST;
      try {
        const told = await fetch(before, signal);
        if (signal.aborted) return;
        wait = pauseOf.current(told);
        before = told;
        // What is as before is not drawn anew.
        const now = JSON.stringify({ ...told, now: 0 });
        if (now !== text) setState(told);
        setWhy(null);
        text = now;
      } catch (error) {
        if (signal.aborted) return;
        const isNothing = error instanceof LobbyError && error.status === 404;
        if (error instanceof LobbyError) {
          const kept = 1000 * (error.waitSeconds ?? 0);
          earliest = steadyNow() + kept;
          wait = isFinal(error) ? null : Math.max(AT_REST, kept);
        }
        if (isNothing) {
          // Should it be there again, it is told whole and drawn.
          text = '';
          before = null;
        }
        setWhy(error);
        // Without an answer what was told holds.
        setState(now => (isNothing ? 'nobody' : typeof now === 'string' ? 'failed' : now));
      }
      if (wait !== null && document.visibilityState === 'visible')
        timer = setTimeout(() => void read(), wait);
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const wait = earliest - steadyNow();
      if (wait > 0) timer = setTimeout(() => void read(), wait);
      else void read();
    };
    again.current = () => void read();
    document.addEventListener('visibilitychange', look);
    void read();
    return () => {
      asking.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [fetch]);
  return { state, why, ask: useCallback(() => again.current(), []) };
};
