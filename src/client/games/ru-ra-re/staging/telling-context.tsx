import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import { type Moments, useMoments } from '../../../table/use-moments.ts';
import { afterPaint } from '../../../ui/hooks/after-paint.ts';
import { usePassed } from '../../../ui/motion/use-passed.ts';
import { useBoard } from '../view/board-context.ts';
import { hurryBy, isOneThrow, lengthFor } from './pace.ts';
import { type Scene, sceneAfter, sceneNow } from './scene.ts';

type Telling = {
  readonly scene: Scene;
  /** How many events have been told. */
  readonly told: number;
  /** How many of them may be spoken of: not what closed fists will show, nor a scoring that is being counted. */
  readonly said: number;
  /** What is being shown of them, and for how many milliseconds; 0 where nothing moves. */
  readonly current: RuRaReEvent | null;
  readonly ms: number;
  /** A throw is still being told: the rows lie as it found them. */
  readonly isTelling: boolean;
  /** How far into the moment it stands still, to be looked at; null where it goes on. */
  readonly frozen: number | null;
  /** What is being taken is still on its way: it lies in front of nobody. */
  readonly isFlying: boolean;
  /** A scoring is being told. */
  readonly isScoring: boolean;
  /** The last scoring was told before the eyes of whoever looks, and counted there: a sheet need not tell it again. */
  readonly wasCounted: boolean;
  /** Everything has been told but who has won: all is counted already. */
  readonly isCrowning: boolean;
  /** The fists are still closed: what they will show is nowhere to be seen. */
  readonly isClosed: boolean;
} & Pick<Moments<RuRaReEvent>, 'skip' | 'skipAll'>;

const TellingContext = createContext<Telling | null>(null);

/** The table as far as it has been told. */
export const useTold = (): Telling => {
  const telling = useContext(TellingContext);
  if (telling === null) throw new Error('a part of the board outside of its telling');
  return telling;
};

export const TellingProvider = ({
  frozenAt = null,
  held = 0,
  children,
}: {
  /** After so many events everything stands still, in the gallery. */
  frozenAt?: number | null;
  /** How far into that moment, 0 to 1. */
  held?: number;
  children: ReactNode;
}) => {
  const { events, view, seat, clock = null, loadsHistory = false } = useBoard().match;
  const deadline = clock === null ? null : Math.min(...clock.values());
  const lengthOf = useMemo(() => lengthFor(seat), [seat]);
  const hurry = useMemo(() => hurryBy(deadline, lengthOf), [deadline, lengthOf]);
  // Without what happened before, a throw cannot be told: only its end can be shown.
  const isOneMove = loadsHistory ? never : isOneThrow;
  const moments = useMoments(events, lengthOf, { isOneMove, hurry });
  const told = frozenAt ?? moments.at;
  const isOn = frozenAt !== null || moments.isOn;
  const opened = useOpened(moments.isOn ? moments.current : null, moments.ms);
  const current = frozenAt === null ? moments.current : (events[frozenAt - 1] ?? null);
  const isScoring = isOn && current?.type === 'score';
  const scorings = useMemo(() => events.filter(({ type }) => type === 'score').length, [events]);
  const counted = useRef(0);
  const hasCounted = usePassed(
    isScoring ? current : null,
    moments.ms,
    COUNTED,
    frozenAt === null ? null : held,
  );
  if (hasCounted) counted.current = scorings;
  const isClosed =
    isOn && current?.type === 'show' && (frozenAt === null ? opened !== current : held < OPENING);
  const taken = isOn && current?.type === 'take' ? current : null;
  const hasArrived = usePassed(taken, moments.ms, ARRIVES, frozenAt === null ? null : held);
  const isFlying = taken !== null && !hasArrived;
  // While cards are counted, everybody has what they had before.
  const stands = isScoring ? told - 1 : told;
  const scene = useMemo(
    () => (loadsHistory ? sceneNow(view, events) : sceneAfter(events, stands, view.totals.length, isFlying)),
    [loadsHistory, events, stands, view, isFlying],
  );
  const telling: Telling = {
    scene,
    told,
    said: isScoring || isClosed ? told - 1 : told,
    current,
    ms: frozenAt === null ? moments.ms : FROZEN_MS,
    isTelling: isOn,
    isFlying,
    isScoring,
    wasCounted: counted.current === scorings,
    isCrowning: isOn && current?.type === 'end',
    isClosed,
    frozen: frozenAt === null ? null : held,
    skip: moments.skip,
    skipAll: moments.skipAll,
  };
  return <TellingContext.Provider value={telling}>{children}</TellingContext.Provider>;
};

const never = () => false;
const FROZEN_MS = 2000;

/** When of a scoring everything has been counted: who skips it before has not seen it. As in `scoring-moment.css`. */
const COUNTED = 0.75;

/** When of a taking its first cards arrive. As in `use-flights.ts`. */
const ARRIVES = 0.74;

/** How much of the moment the fists beat before they open. As in `moment.css`. */
const OPENING = 0.42;

/** The throw whose fists have opened. */
const useOpened = (current: RuRaReEvent | null, ms: number): RuRaReEvent | null => {
  const [opened, setOpened] = useState<RuRaReEvent | null>(null);
  useEffect(() => {
    if (current?.type !== 'show') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    // The fists begin to beat when they are first drawn: counted from there, nothing tells what they show before they do.
    afterPaint(() => {
      if (!isGone) timer = setTimeout(() => setOpened(current), ms * OPENING);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [current, ms]);
  return opened;
};
