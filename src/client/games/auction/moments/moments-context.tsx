import {
  type ContextType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { auctionRules } from '../../../../game/auction/rules.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { WATCHING } from '../../../../game/shared/bot-pace.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { BoardContext } from '../../../table/board-context.tsx';
import { useMoments } from '../../../table/use-moments.ts';
import { usePassed } from '../../../ui/motion/use-passed.ts';
import { useBoard } from '../context/board-context.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import { inAll } from '../view/sheet-facts.ts';
import { lengthOf } from './lengths.ts';
import { useAsTold } from './use-as-told.ts';
import { useBefore } from './use-before.ts';

type Told = {
  /** The events that have been told: all of them, but while something is being shown. */
  readonly events: readonly AnyEvent[];
  readonly current: AnyEvent | null;
  /** Does it move, and pass by itself? Where motion is not wanted it stays as a sentence. */
  readonly isOn: boolean;
  /** An epoch has been seen to end, and its sheet does not lie over the table yet. */
  readonly isEnded: boolean;
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
  isEnded: false,
  ms: 0,
  before: null,
  worthBefore: () => null,
};

const MomentsContext = createContext<Told>(NOTHING);

const LiveContext = createContext<ReturnType<typeof useBoard> | null>(null);

/** What lies over the table and tells all that is true, whatever the table shows of it by now. */
export const Live = ({ children }: { children: ReactNode }) => (
  <BoardContext value={useContext(LiveContext) as unknown as ContextType<typeof BoardContext>}>
    {children}
  </BoardContext>
);

/** What of the match has been shown to happen, and what is being shown now. */
export const useTold = (): Told => useContext(MomentsContext);

/** How long the table of an epoch that has ended lies there still, in milliseconds: until its sheet lies over it. */
const LINGERS = 700;

/** How much had been told when an epoch was over, for a moment longer; else null. */
const useLingering = (current: AnyEvent | null, at: number): number | null => {
  const [ended, setEnded] = useState<number | null>(null);
  const isEnd = current?.type === 'epoch-end';
  const isOn = current !== null;
  useEffect(() => {
    if (isOn) return setEnded(isEnd ? at : null);
    const timer = setTimeout(() => setEnded(null), LINGERS);
    return () => clearTimeout(timer);
  }, [isOn, isEnd, at]);
  return isOn ? null : ended;
};

/** When of the telling of a sale the first tiles arrive, and when of that of a disaster it takes what it takes. */
const LANDS: Readonly<Record<string, number>> = { sold: 0.5, disaster: 0.42 };

const isOf = (event: AnyEvent, seat: Seat): boolean => 'player' in event && event.player === seat;

/**
 * Tells what happens at the table, whatever the board looks back at. What is told is drawn over what is true already, but
 * for what waits for its turn in one move, a sale or the end of an epoch: there the board shows what has been told, and an
 * epoch that has ended until the sheet with its score lies over it.
 */
export const MomentsProvider = ({ children }: { children: ReactNode }) => {
  const access = useBoard();
  const { game, match, looking } = access;
  const { events, view } = looking.live;
  const isBack = looking.at !== null;
  const { seat } = match;
  const isWatching = seat !== null && auctionRules.isOut(view, seat);
  const hurry = useCallback(
    (added: readonly AnyEvent[]) => (isWatching && !added.some(event => isOf(event, seat)) ? WATCHING : 1),
    [isWatching, seat],
  );
  const { current, at, isOn, ms, held } = useMoments(events, lengthOf, { hurry });

  const seen = useBefore(events, view);
  const { before, from } = seen;
  const now = isOn ? current : null;
  const ended = useLingering(now, at);
  const isScored = ended !== null && ended > from;
  const toldNow = isOn ? at : isScored ? ended : null;
  const lands = LANDS[now?.type ?? ''];
  const hasLanded = usePassed(lands === undefined ? null : now, ms, lands ?? 0, held);
  const shown = useAsTold(seen, isBack ? null : toldNow, lands !== undefined && !hasLanded);
  const told = useMemo(
    (): Told =>
      isBack
        ? { ...NOTHING, events: match.events }
        : {
            events: toldNow === null ? events : events.slice(0, toldNow),
            current,
            isOn,
            isEnded: isScored,
            ms,
            before,
            worthBefore: seat => {
              if (before === null || before.options.helps === false || before.track.length === 0) return null;
              return inAll(game.lotWorth(before, seat));
            },
          },
    [isBack, match.events, events, toldNow, current, isOn, isScored, ms, before, game],
  );
  return (
    <BoardContext value={shown as unknown as ContextType<typeof BoardContext>}>
      <LiveContext value={access}>
        <MomentsContext value={told}>{children}</MomentsContext>
      </LiveContext>
    </BoardContext>
  );
};
