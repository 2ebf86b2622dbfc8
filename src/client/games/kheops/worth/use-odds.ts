import { useEffect, useState } from 'react';
import type { View } from '../../../../game/kheops/table.ts';
import { workOut } from '../../../table/work-out.ts';
import { type Odds, oddsOf } from './odds.ts';

/** What has been worked out for a table is not worked out again. */
const known = new WeakMap<View, Odds>();

/** What each seat may have at the end; null as long as it is being worked out, and when all is over. */
export const useOdds = (view: View): Odds | null => {
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
  return known.get(view) ?? null;
};
