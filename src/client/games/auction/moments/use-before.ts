import { useRef } from 'react';
import type { AnyEvent } from '../../../../game/contract.ts';
import type { AuctionView } from '../view/auction-view.ts';

export type Before = {
  /** The table as it lay before the last events came; null where this screen did not see it. */
  readonly before: AuctionView | null;
  /** Where those begin among the events of the match. */
  readonly from: number;
};

/** What was on the screen before the last events came: what was sold lay there, and what it was worth follows from it. */
export const useBefore = (events: readonly AnyEvent[], view: AuctionView): Before => {
  const seen = useRef({ view, count: events.length, before: { before: null, from: 0 } as Before });
  const { count, view: last } = seen.current;
  if (count !== events.length) {
    seen.current = { view, count: events.length, before: { before: last, from: count } };
  } else {
    seen.current.view = view;
  }
  return seen.current.before;
};
