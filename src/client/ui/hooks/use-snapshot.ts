import { startTransition, useEffect, useState } from 'react';

/**
 * What a store holds, as `useSyncExternalStore` has it, but drawn in slices where no press waits for it: a whole table is
 * drawn anew with each move of others, and a press that falls into that would be answered after it.
 * @param subscribe the same function for as long as the store is the same
 * @param snapshot as above; what it gives is the same until something changes
 */
export const useSnapshot = <T>(subscribe: (changed: () => void) => () => void, snapshot: () => T): T => {
  const [seen, setSeen] = useState(() => ({ snapshot, now: snapshot() }));
  useEffect(() => {
    const changed = () => {
      const now = snapshot();
      const see = () =>
        setSeen(seen => (seen.snapshot === snapshot && seen.now === now ? seen : { snapshot, now }));
      if (isAnswering()) see();
      else startTransition(see);
    };
    // It may have changed since it was drawn.
    changed();
    return subscribe(changed);
  }, [subscribe, snapshot]);
  if (seen.snapshot === snapshot) return seen.now;
  // What is drawn is what is kept: where another render read something newer than that and came to nothing, effects of it would
  // count as done.
  const first = { snapshot, now: snapshot() };
  setSeen(first);
  return first.now;
};

/** Is a press or a key being worked on? */
const isAnswering = (): boolean => globalThis.event instanceof UIEvent;
