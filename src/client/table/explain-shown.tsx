import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

/** How long it takes the mouse to get from the thing onto its card. */
const LEAVE_MS = 200;

export type Shown = {
  readonly anchor: Element;
  /** Pressed for, so that it stays until it is put away. */
  readonly held: boolean;
};

/** One card at a time is open on a board: how the one that is puts itself away. */
type Explaining = { current: (() => void) | null };

const ExplainContext = createContext<Explaining | null>(null);

/** Whoever explains parts of a board stands inside of it; one card at a time is open. */
export const ExplainProvider = ({ children }: { children: ReactNode }) => (
  <ExplainContext value={useRef<(() => void) | null>(null)}>{children}</ExplainContext>
);

/** Whether the card of one thing is open, and what opens it and puts it away. */
export const useShown = () => {
  const open = useContext(ExplainContext);
  const [shown, setShown] = useState<Shown | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const access = useMemo(() => {
    const hide = () => {
      clearTimeout(leaving.current);
      if (open?.current === hide) open.current = null;
      setShown(null);
    };
    return {
      show: (next: Shown) => {
        clearTimeout(leaving.current);
        if (open !== null && open.current !== hide) {
          open.current?.();
          open.current = hide;
        }
        setShown(next);
      },
      hide,
      stay: () => clearTimeout(leaving.current),
      /** Hides it soon, unless the mouse comes onto the card. */
      leave: () => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setShown(now => (now?.held ? now : null)), LEAVE_MS);
      },
    };
  }, [open]);
  // A thing that is gone has no card.
  useEffect(() => access.hide, [access]);
  return { shown, ...access };
};
