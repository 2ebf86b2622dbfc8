import { useMemo } from 'react';
import type { AnyMove } from '../../../../game/contract.ts';
import { useBoard } from '../context/board-context.tsx';
import { asTold } from './as-told.ts';
import type { Before } from './use-before.ts';

/** What the parts of the board may ask and do while something is told: of how much of the match, or null while nothing is. */
export const useAsTold = (
  { before, from }: Before,
  told: number | null,
  isLanding: boolean,
): ReturnType<typeof useBoard> => {
  const access = useBoard();
  return useMemo(() => {
    const { game, match, looking } = access;
    if (told === null || before === null) return access;
    const { events, view: live } = looking.live;
    const view = asTold(game, before, live, events.slice(from), told - from, isLanding);
    if (view === null) return access;
    const shown = { ...access, match: { ...match, view } };
    if (view.step === live.step) return shown;
    // What may be done next is not shown as yet: to press it ends the scene, as everywhere. What may not says why.
    const act = (move: AnyMove) => access.isLegal(move) || access.act(move);
    return { ...shown, legal: [], isLegal: () => false, act };
  }, [access, before, from, told, isLanding]);
};
