import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import { afterPaint } from '../../hooks/after-paint.ts';
import { type Moments, useMoments } from '../../staging/use-moments.ts';
import { useBoard } from './board-context.ts';
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
  /** A scoring is being told. */
  readonly isScoring: boolean;
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
  const isClosed =
    isOn && current?.type === 'show' && (frozenAt === null ? opened !== current : held < OPENING);
  // While cards are counted, everybody has what they had before.
  const stands = isScoring ? told - 1 : told;
  const scene = useMemo(
    () => (loadsHistory ? sceneNow(view, events) : sceneAfter(events, stands, view.totals.length)),
    [loadsHistory, events, stands, view],
  );
  const telling: Telling = {
    scene,
    told,
    said: isScoring || isClosed ? told - 1 : told,
    current,
    ms: frozenAt === null ? moments.ms : FROZEN_MS,
    isTelling: isOn,
    isScoring,
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
