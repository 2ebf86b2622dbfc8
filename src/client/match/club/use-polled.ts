import { useCallback, useEffect, useRef, useState } from 'react';
import { monotonicNow } from '../../ui/monotonic-now.ts';
import { LobbyError } from '../lobby/api.ts';

export type Polled<What> = {
  readonly state: 'asking' | 'nobody' | 'failed' | What;
  /** Why it was not told, the last time it was asked for; null: it was told. */
  readonly why: unknown;
  /** Asks at once. */
  readonly ask: () => void;
};

/** The usual pause, and the one after a failure. Long lists use it too: with long polling they would be sent at every move of anybody's. */
const AT_REST = 15_000;
/** Such a list that stays as it is is asked for half as often each time, down to this. */
const LONGEST_REST = 120_000;
/** For long polling, where the server holds its answer back until there is something new: the next request may follow at once. */
export const LONG_POLL = 300;
/** For what does not change by itself: whoever changes it calls `ask`. */
export const ONCE = null;

/** Asked again it would say the same: the request is refused for what it is, not for when it came. */
const isFinal = ({ status }: LobbyError): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Polls something of the server's while the page is visible. A hidden page asks for nothing; it asks at once when it is shown again,
 * unless the server has said to wait (`Retry-After`). After a refusal that will not change it stops until then, or until `ask`.
 * @param fetch gets the answer before, and a signal that aborts the request; a new function means that something else is polled
 * @param pause milliseconds until it is asked for again; null: not at all
 */
export const usePolled = <What extends object>(
  fetch: (before: What | null, signal: AbortSignal) => Promise<What>,
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
          earliest = monotonicNow() + kept;
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
      const wait = earliest - monotonicNow();
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
