import { useEffect, useRef, useState } from 'react';
import type { View } from '../../../../game/kheops/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { workOut } from '../../thinking/work-out.ts';
import { type Odds, oddsOf } from './odds.ts';

/** What has been worked out for a table is not worked out again. */
const known = new WeakMap<View, Odds>();

/**
 * What each seat may have at the end; as long as that is being worked out, what was known before it. Null while nothing
 * is known, and when all is over.
 */
export const useOdds = (view: View): Odds | null => {
  const last = useRef<{ readonly holder: Seat | null; readonly odds: Odds } | null>(null);
  const [, setDone] = useState(0);
  useEffect(() => {
    if (known.has(view)) return;
    const controller = new AbortController();
    void workOut('kheops', oddsOf, [view], controller.signal).then(odds => {
      if (odds === null) return;
      known.set(view, odds);
      setDone(n => n + 1);
    });
    return () => controller.abort();
  }, [view]);

  if (view.step.kind === 'over') return null;
  // Where one screen changes hands, nobody is told what follows from the tiles of another.
  const { holder } = view;
  const odds = known.get(view) ?? (last.current?.holder === holder ? last.current.odds : null);
  last.current = odds && { holder, odds };
  return odds;
};
