import { useEffect, useState } from 'react';
import type { Seat } from '../../../../game/shared/seats.ts';
import { workOut } from '../../thinking/work-out.ts';
import { useBoard } from '../context/board-context.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import type { Prospects } from '../worth/prospects.ts';

/** What has been worked out for a table is not worked out again. */
const known = new WeakMap<AuctionView, Map<string, Prospects>>();

/**
 * What the lot on the track, or other tiles, would bring each of some seats by the end of the epoch; null as long as it
 * is being worked out, and where the table does not tell.
 */
export const useProspects = (
  seats: readonly Seat[],
  tiles: readonly string[] | null = null,
): ((seat: Seat) => Prospects | null) => {
  const { game, match } = useBoard();
  const { view } = match;
  const [, setDone] = useState(0);
  const ofView = known.get(view) ?? new Map<string, Prospects>();
  known.set(view, ofView);
  const keyOf = (seat: Seat) => `${seat} ${tiles?.join() ?? 'lot'}`;
  const missing = seats.filter(seat => !ofView.has(keyOf(seat)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the missing seats are told apart by their numbers
  useEffect(() => {
    const controller = new AbortController();
    const think = async () => {
      for (const seat of missing) {
        const prospects = await workOut(game.id, game.prospects, [view, seat, tiles], controller.signal);
        if (prospects === null) return;
        ofView.set(keyOf(seat), prospects);
      }
      if (missing.length > 0) setDone(n => n + 1);
    };
    think();
    return () => controller.abort();
  }, [game, view, missing.join(), tiles?.join()]);
  return seat => ofView.get(keyOf(seat)) ?? null;
};
