import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { View } from '../../../../game/ru-ra-re/table.ts';
import type { Timeline } from '../../../table/timeline.ts';
import { usePassed } from '../../../ui/motion/use-passed.ts';
import { useBoard } from '../view/board-context.ts';
import { beatOf, botsAmong, type Clash } from './beats.ts';
import { type Scene, sceneOf } from './scene.ts';

type Staging = Timeline<RuRaReEvent, View> & {
  readonly scene: Scene;
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
};

const StagingContext = createContext<Staging | null>(null);

/** The table as far as it has been told, and what is on stage: a throw, whose rows lie as it found them, or its scoring. */
export const useStaging = (): Staging => {
  const staging = useContext(StagingContext);
  if (staging === null) throw new Error('a part of the board outside of its staging');
  return staging;
};

/** When of a scoring everything has been counted: who skips it before has not seen it. As in `scoring-moment.css`. */
const COUNTED = 0.75;

const NO_CLASHES: readonly Clash[] = [];

export const StagingProvider = ({ children }: { children: ReactNode }) => {
  const { match, live, timeline } = useBoard();
  const { told, current, isOn, hasLanded, ms, frozen } = timeline;
  const isBeing = (type: RuRaReEvent['type']) => isOn && current?.type === type;
  const isScoring = isBeing('score');
  const isFlying = isBeing('take') && !hasLanded;
  const counted = useRef(0);
  const hasCounted = usePassed(isScoring ? current : null, ms, COUNTED, frozen);
  const scorings = useMemo(() => told.filter(({ type }) => type === 'score').length, [told]);
  // The first of a scoring stands for all of it.
  const players = match.view.totals.length;
  const rounds = Math.ceil(scorings / players);
  if (hasCounted) counted.current = rounds;
  const scene = useMemo(
    () => sceneOf(match.view, isFlying ? told.slice(0, -1) : told),
    [match.view, told, isFlying],
  );
  const clashes = useMemo(
    () => (isOn ? beatOf(live.events, told.length, botsAmong(live.seats)) : NO_CLASHES),
    [isOn, live.seats, live.events, told.length],
  );
  const staging: Staging = {
    ...timeline,
    scene,
    isFlying,
    isScoring,
    wasCounted: counted.current === rounds,
    isCrowning: isBeing('end'),
    isClosed: isBeing('show') && !hasLanded,
    clashes,
  };
  return <StagingContext.Provider value={staging}>{children}</StagingContext.Provider>;
};
