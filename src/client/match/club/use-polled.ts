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

/** Where it was not told; and for lists of much that goes on, which would come with every move of anybody's if they were followed. */
const AT_REST = 15_000;
/** Such a list that stays as it is is asked for half as often each time, down to this. */
const LONGEST_REST = 120_000;
/** For what the server answers once it knows something new: the next answer waits for what is new then. */
export const FOLLOWED = 300;
/** For what does not change, or is asked for anew by whoever knows that it has. */
export const ONCE = null;

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
  pause: number | null = AT_REST,
): Polled<What> => {
  const [state, setState] = useState<Polled<What>['state']>('asking');
  const [why, setWhy] = useState<unknown>(null);
  const again = useRef(() => {});
  useEffect(() => {
    let asking = new AbortController();
    let text = '';
    let before: What | null = null;
    let rest = AT_REST;
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
        before = told;
        // What is as before is not drawn anew.
        const now = JSON.stringify({ ...told, now: 0 });
        if (now !== text) setState(told);
        rest = now === text ? Math.min(2 * rest, LONGEST_REST) : AT_REST;
        wait = pause === AT_REST ? rest : pause;
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
      rest = AT_REST;
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
  }, [fetch, pause]);
  return { state, why, ask: useCallback(() => again.current(), []) };
};
