import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { Timeline } from '../../../table/timeline.ts';
import { usePassed } from '../../../ui/motion/use-passed.ts';
import { useBoard } from '../view/board-context.ts';
import { beatOf, botsAmong, type Clash } from './beats.ts';
import { type Scene, sceneOf } from './scene.ts';

type Telling = {
  readonly scene: Scene;
  /** How many events have been told. */
  readonly told: number;
  /** What is on stage of them, and for how many milliseconds; 0 where nothing moves. */
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
  /** The clashes on stage; several where they are all among bots. */
  readonly clashes: readonly Clash[];
} & Pick<Timeline<RuRaReEvent>, 'skip' | 'skipAll'>;

const TellingContext = createContext<Telling | null>(null);

/** The table as far as it has been told. */
export const useTelling = (): Telling => {
  const telling = useContext(TellingContext);
  if (telling === null) throw new Error('a part of the board outside of its telling');
  return telling;
};

/** When of a scoring everything has been counted: who skips it before has not seen it. As in `scoring-moment.css`. */
const COUNTED = 0.75;

const NO_CLASHES: readonly Clash[] = [];

export const TellingProvider = ({ children }: { children: ReactNode }) => {
  const { match, timeline, looking } = useBoard();
  const { told, current, isOn, hasLanded, ms, held, skip, skipAll } = timeline;
  const isBeing = (type: RuRaReEvent['type']) => isOn && current?.type === type;
  const isScoring = isBeing('score');
  const isFlying = isBeing('take') && !hasLanded;
  const counted = useRef(0);
  const hasCounted = usePassed(isScoring ? current : null, ms, COUNTED, held);
  const scorings = useMemo(() => told.filter(({ type }) => type === 'score').length, [told]);
  // The first of a scoring stands for all of it.
  const players = match.view.totals.length;
  const rounds = Math.ceil(scorings / players);
  if (hasCounted) counted.current = rounds;
  const scene = useMemo(
    () => sceneOf(match.view, isFlying ? told.slice(0, -1) : told),
    [match.view, told, isFlying],
  );
  const { live } = looking;
  const clashes = useMemo(
    () => (isOn ? beatOf(live.events, told.length, botsAmong(live.seats)) : NO_CLASHES),
    [isOn, live.seats, live.events, told.length],
  );
  const telling: Telling = {
    scene,
    told: told.length,
    current,
    ms,
    isTelling: isOn,
    isFlying,
    isScoring,
    wasCounted: counted.current === rounds,
    isCrowning: isBeing('end'),
    isClosed: isBeing('show') && !hasLanded,
    clashes,
    frozen: held,
    skip,
    skipAll,
  };
  return <TellingContext.Provider value={telling}>{children}</TellingContext.Provider>;
};
