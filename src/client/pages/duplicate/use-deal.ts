import { useCallback, useEffect, useState } from 'react';
import { LobbyError } from '../../match/lobby/api.ts';
import { type Deal, fetchDeal } from './api.ts';

export type DealState =
  | { readonly kind: 'loading' | 'unreachable' | 'unknown' }
  | { readonly kind: 'known'; readonly deal: Deal };

/** So often a page that is looked at asks again, as long as the deal is played. Milliseconds. */
const EVERY_MS = 5000;

/** A deal and its tables, as they stand; once it is over it does not change any more. */
export const useDeal = (id: string): { readonly state: DealState; readonly refresh: () => void } => {
  const [state, setState] = useState<DealState>({ kind: 'loading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more is what `asked` is for
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      timer = setTimeout(look, EVERY_MS);
    };
    const look = () => (document.hidden ? again() : void fetchDeal(id).then(tell, fail));
    const tell = (deal: Deal) => {
      if (isGone) return;
      setState({ kind: 'known', deal });
      if (deal.endedAt === null) again();
    };
    const fail = (error: unknown) => {
      if (isGone) return;
      if (error instanceof LobbyError && error.status === 404) return setState({ kind: 'unknown' });
      setState(before => (before.kind === 'known' ? before : { kind: 'unreachable' }));
      again();
    };
    void fetchDeal(id).then(tell, fail);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, asked]);
  return { state, refresh: useCallback(() => setAsked(n => n + 1), []) };
};
