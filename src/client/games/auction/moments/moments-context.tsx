import { type ContextType, createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { auctionRules } from '../../../../game/auction/rules.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { WATCHING } from '../../../../game/shared/bot-pace.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { useMoments } from '../../../staging/use-moments.ts';
import { BoardContext } from '../../../table/board-context.tsx';
import type { AuctionView } from '../auction-game.ts';
import { useBoard } from '../board-context.tsx';
import { lengthOf } from './lengths.ts';
import { useAsTold } from './use-as-told.ts';
import { useBefore } from './use-before.ts';

type Told = {
  /** The events that have been told: all of them, but while something is being shown. */
  readonly events: readonly AnyEvent[];
  readonly current: AnyEvent | null;
  /** Does it move, and pass by itself? Where motion is not wanted it stays as a sentence. */
  readonly isOn: boolean;
  readonly ms: number;
  /** The table as it lay before what is being told; null where this screen did not see it. */
  readonly before: AuctionView | null;
  /** What the lot was worth to a seat before what is being told, or null. */
  readonly worthBefore: (seat: Seat) => number | null;
};

const NOTHING: Told = {
  events: [],
  current: null,
  isOn: false,
  ms: 0,
  before: null,
  worthBefore: () => null,
};

const MomentsContext = createContext<Told>(NOTHING);

/** What of the match has been shown to happen, and what is being shown now. */
export const useTold = (): Told => useContext(MomentsContext);

const isOf = (event: AnyEvent, seat: Seat): boolean => 'player' in event && event.player === seat;

/**
 * Tells what happens at the table, whatever the board looks back at. What is told is drawn over what is true already, but
 * for what waits for its turn in one move, a sale or the end of an epoch: there the board shows what has been told.
 */
export const MomentsProvider = ({ children }: { children: ReactNode }) => {
  const { game, match, looking } = useBoard();
  const { events, view } = looking.live;
  const isBack = looking.at !== null;
  const { seat } = match;
  const isWatching = seat !== null && auctionRules.isOut(view, seat);
  const hurry = useCallback(
    (added: readonly AnyEvent[]) => (isWatching && !added.some(event => isOf(event, seat)) ? WATCHING : 1),
    [isWatching, seat],
  );
  const { current, at, isOn, ms } = useMoments(events, lengthOf, { hurry });

  const seen = useBefore(events, view);
  const { before } = seen;
  const shown = useAsTold(seen, isOn && !isBack ? at : null);
  const told = useMemo(
    (): Told =>
      isBack
        ? { ...NOTHING, events: match.events }
        : {
            events: isOn ? events.slice(0, at) : events,
            current,
            isOn,
            ms,
            before,
            worthBefore: seat => {
              if (before === null || before.options.helps === false || before.track.length === 0) return null;
              const { now, end } = game.lotWorth(before, seat);
              return now + end;
            },
          },
    [isBack, match.events, events, at, current, isOn, ms, before, game],
  );
  return (
    <BoardContext value={shown as unknown as ContextType<typeof BoardContext>}>
      <MomentsContext value={told}>{children}</MomentsContext>
    </BoardContext>
  );
};
