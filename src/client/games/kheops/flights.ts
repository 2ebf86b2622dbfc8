import { useEffect } from 'react';
import type { KheopsEvent } from '../../../game/kheops/events.ts';
import { beforeDrawn } from '../../staging/before-drawn.ts';
import { fly } from '../../staging/fly.ts';
import { usePace } from '../../staging/pace.ts';
import { useBoard } from './board-context.ts';

const MS = 620;

/** What another player lays or places comes from where that player sits; one's own comes from one's own hand already. */
export const useFlights = (moment: KheopsEvent | null) => {
  const { seat } = useBoard().match;
  const { paced } = usePace();
  useEffect(() => {
    if (moment === null || (moment.type !== 'tile' && moment.type !== 'pawn') || moment.player === seat)
      return;
    const flight = new AbortController();
    const callOff = beforeDrawn(() => launch(moment, paced(MS), flight.signal));
    return () => {
      callOff();
      flight.abort();
    };
  }, [moment, seat, paced]);
};

const launch = (
  moment: Extract<KheopsEvent, { type: 'tile' | 'pawn' }>,
  ms: number,
  signal: AbortSignal,
): void => {
  const owner = `.architect[data-seat="${moment.player}"]`;
  // The only one of its kind has left no picture there: it comes down from above.
  const from = document.querySelector(
    moment.type === 'tile' ? `${owner} .architect-hand svg` : `${owner} [data-piece="${moment.piece}"] svg`,
  );
  const cell = `.pyramid [data-cell="${moment.cell}"]`;
  const to = document.querySelector(
    moment.type === 'tile' ? `${cell} .cell-hit` : `.pyramid [data-pawn="${moment.cell}"]`,
  );
  const arrives = document.querySelector(
    moment.type === 'tile' ? `${cell} .cell-body` : `[data-pawn="${moment.cell}"]`,
  );
  if (from === null || to === null || arrives === null) return;
  void fly({ what: from, from, to, ms, arc: 60, arrives, signal });
};
